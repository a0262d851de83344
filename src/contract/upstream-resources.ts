import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import type { UpstreamFlashcard } from '../model/card.ts';
import type { Language, LanguageReference } from '../model/language.ts';
import { MAX_TEXT_LENGTH } from '../model/limits.ts';
import type { LanguagePair } from '../model/pair.ts';
import { describeIssue } from './issues.ts';
import type { ProblemDetails } from './problems.ts';
import { languageCodeSchema, rankSchema } from './resources.ts';

/** Most stored meanings of one card. */
export const MAX_MEANINGS = 1_000;

/** Longest stored language name, in UTF-16 code units. The longest of ISO 639-3 has 58. */
export const MAX_LANGUAGE_NAME_LENGTH = 200;

/**
 * The contract's resources from other servers. The specification leaves much open, so parsing is lenient: unknown fields are ignored, numbers
 * may be strings, meanings may be missing.
 */

const problemDetailsSchema: z.ZodMiniType<ProblemDetails> = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
});

/** A server's answer to a request for one flashcard. */
export type FlashcardAnswer =
  | { kind: 'card'; card: UpstreamFlashcard }
  /** No card at this rank: 404, 204, another 4xx, `{}` or `null`. `problem` is the server's explanation, if any. */
  | { kind: 'absent'; status: number; problem: ProblemDetails | undefined }
  /** A card that cannot be stored; `next` if it could be parsed anyway. */
  | { kind: 'malformed'; reason: string; next: number | undefined };

const looseLanguageSchema = z.object({
  iso639_3: languageCodeSchema,
  name: z.optional(z.unknown()),
  has_flashcards: z.optional(z.unknown()),
});

const looseFlashcardSchema = z.object({
  word: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TEXT_LENGTH)),
  next: z.optional(z.unknown()),
  meanings: z.optional(z.nullable(z.array(z.unknown()))),
  lang_from: z.optional(z.unknown()),
  lang_to: z.optional(z.unknown()),
});

/** @throws {AppError} `not-the-api` if the answer is not a list of languages. */
export function readLanguages(json: unknown): Language[] {
  if (!Array.isArray(json)) {
    throw new AppError('not-the-api', `Expected an array of languages, got ${describe(json)}.`);
  }
  const languages = json.flatMap((item): Language[] => {
    const result = z.safeParse(looseLanguageSchema, item);
    if (!result.success) return [];
    const { iso639_3, name, has_flashcards } = result.data;
    return [{ name: readName(name) || iso639_3, iso639_3, has_flashcards: has_flashcards === true }];
  });
  if (languages.length === 0 && json.length > 0) {
    throw new AppError('not-the-api', `Expected languages with an iso639_3 code, got ${describe(json[0])}.`);
  }
  return [...new Map(languages.map((language) => [language.iso639_3, language])).values()];
}

/** Parses the answer to a request for one flashcard of `pair`. */
export function readFlashcard(json: unknown, pair: LanguagePair): FlashcardAnswer {
  if (isEmpty(json)) return { kind: 'absent', status: 200, problem: undefined };
  const result = z.safeParse(looseFlashcardSchema, json);
  if (!result.success) {
    return { kind: 'malformed', reason: describeIssue(result.error, json, 'the card'), next: readNext(json) };
  }
  const card = result.data;
  const from = readReference(card.lang_from, pair.from);
  const to = readReference(card.lang_to, pair.to);
  if (from.iso639_3 !== pair.from || to.iso639_3 !== pair.to) {
    const reason = `Expected a card from ${pair.from} to ${pair.to}, got ${from.iso639_3} to ${to.iso639_3}.`;
    return { kind: 'malformed', reason, next: readNext(json) };
  }
  return {
    kind: 'card',
    card: {
      word: toStorableText(card.word),
      meanings: readMeanings(card.meanings ?? []),
      next: readNext(json),
      from,
      to,
    },
  };
}

/** @returns undefined if the body is not a problem details object. */
export function readProblem(text: string): ProblemDetails | undefined {
  try {
    const result = z.safeParse(problemDetailsSchema, JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

function readNext(json: unknown): number | undefined {
  const next = typeof json === 'object' && json !== null && 'next' in json ? json.next : undefined;
  const number = typeof next === 'string' && /^\s*\d+\s*$/.test(next) ? Number(next) : next;
  const result = z.safeParse(rankSchema, number);
  return result.success ? result.data : undefined;
}

function readMeanings(meanings: unknown[]): string[] {
  return meanings
    .filter((meaning) => typeof meaning === 'string')
    .map((meaning) => toStorableText(meaning.trim()))
    .filter((meaning) => meaning !== '' && meaning.length <= MAX_TEXT_LENGTH)
    .slice(0, MAX_MEANINGS);
}

/** A card without languages belongs to the requested pair. */
function readReference(value: unknown, expectedCode: string): LanguageReference {
  const result = z.safeParse(looseLanguageSchema, value);
  if (result.success) return { iso639_3: result.data.iso639_3, name: readName(result.data.name) };
  return { iso639_3: expectedCode, name: '' };
}

function readName(name: unknown): string {
  return typeof name === 'string' ? toStorableText(name.trim().slice(0, MAX_LANGUAGE_NAME_LENGTH)) : '';
}

/** Lone surrogates cannot be encoded as UTF-8, so equal words would differ after a backup. */
function toStorableText(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

function isEmpty(json: unknown): boolean {
  if (json === null || json === '') return true;
  return typeof json === 'object' && Object.keys(json).length === 0;
}

function describe(json: unknown): string {
  return json === null ? 'null' : Array.isArray(json) ? 'an array' : `a value of type ${typeof json}`;
}
