import { expect } from 'vitest';
import * as z from 'zod/mini';
import {
  PROBLEM_CONTENT_TYPE,
  type ProblemDetails,
  type ProblemName,
  problemType,
} from '../../../src/contract/problems.ts';
import type { ContractReply } from '../../../src/contract/reply.ts';
import { type Flashcard, flashcardSchema, languageSchema } from '../../../src/contract/resources.ts';
import type { Language } from '../../../src/model/language.ts';
import type { RunningHost } from './host.ts';

/** Exactly the four members: any other would be an unintended promise. */
const exactProblemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
});

export async function getLanguages(host: RunningHost, query = ''): Promise<Language[]> {
  const reply = await host.get(`/api/v1/lang/${query}`);
  return z.parse(z.array(languageSchema), readJson(reply));
}

/** @param query - `[f, t, n]` as they should appear in the URL. */
export async function getFlashcard(host: RunningHost, ...[f, t, n]: FlashcardQuery): Promise<Flashcard> {
  return z.parse(flashcardSchema, readJson(await host.get(`/api/v1/fc/?f=${f}&t=${t}&n=${n}`)));
}

export type FlashcardQuery = [f: string, t: string, n: string | number];

/** Checks that a reply is the given problem, in the common form of problems. */
export function expectProblem(reply: ContractReply, name: ProblemName, status: number): ProblemDetails {
  expect(reply.status).toBe(status);
  expect(reply.contentType).toBe(PROBLEM_CONTENT_TYPE);
  const problem = z.parse(exactProblemSchema, JSON.parse(reply.body));
  expect(problem.type).toBe(problemType(name));
  expect(problem.status).toBe(status);
  expect(problem.title).not.toBe('');
  expect(problem.detail).toMatch(/^Expected .+ got .+\.$/s);
  return problem;
}

function readJson(reply: ContractReply): unknown {
  expect(reply).toMatchObject({ status: 200, contentType: 'application/json' });
  return JSON.parse(reply.body);
}
