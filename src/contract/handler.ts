import { LANGUAGE_CODE } from '../model/pair.ts';
import type { Absence, LookupSource } from './lookup-source.ts';
import { FLASHCARD_PATH, LANGUAGES_PATH } from './paths.ts';
import { problemResponse } from './problems.ts';

export type Handler = (request: Request) => Promise<Response>;

/**
 * The contract's server: answers `GET` of the two paths from a source. It reads only the method and the path and query of the URL. It
 * rejects if the source does, because each host reports that differently.
 */
export function createHandler(source: LookupSource): Handler {
  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname !== LANGUAGES_PATH && url.pathname !== FLASHCARD_PATH) {
      return problemResponse(
        'unknown-path',
        `Expected ${LANGUAGES_PATH} or ${FLASHCARD_PATH}, got ${shorten(url.pathname)}.`,
      );
    }
    if (request.method !== 'GET') {
      return problemResponse('method-not-allowed', `Expected GET, got ${request.method}.`, { allow: 'GET' });
    }
    if (url.pathname === LANGUAGES_PATH) return jsonResponse(await source.languages());
    return answerFlashcard(source, url.searchParams);
  };
}

async function answerFlashcard(source: LookupSource, query: URLSearchParams): Promise<Response> {
  let from: string;
  let to: string;
  let rank: number;
  try {
    from = parseLanguageCode(query, 'f');
    to = parseLanguageCode(query, 't');
    rank = parseRank(query);
  } catch (error) {
    if (error instanceof ParameterError) return problemResponse('bad-parameter', error.message);
    throw error;
  }
  // A number too large to be exact is still a rank, beyond every deck. Ask the source, because the pair may be unknown.
  const found = await source.flashcard({ from, to }, Math.min(rank, Number.MAX_SAFE_INTEGER));
  const answer = typeof found === 'object' && rank > Number.MAX_SAFE_INTEGER ? 'no-card' : found;
  if (typeof answer === 'object') return jsonResponse(answer);
  return problemResponse(answer, ABSENCE_DETAILS[answer](`${from} to ${to}`, query.get('n') ?? ''));
}

const ABSENCE_DETAILS: Record<Absence, (pair: string, rank: string) => string> = {
  'unknown-pair': (pair) => `Expected a language pair that has a deck, got ${pair}.`,
  'no-card': (pair, rank) => `Expected a rank of the deck ${pair}, got ${shorten(rank)}.`,
  'not-synced-yet': (pair, rank) =>
    `Expected a rank that is already synced, got ${shorten(rank)}: the deck ${pair} is still being synced.`,
};

class ParameterError extends Error {}

function getParameter(query: URLSearchParams, name: string, expected: string): string {
  const values = query.getAll(name);
  if (values.length === 1 && values[0] !== undefined) return values[0];
  throw new ParameterError(
    `Expected the parameter ${name} once (${expected}), got ${values.length === 0 ? 'none' : `it ${values.length} times`}.`,
  );
}

function parseLanguageCode(query: URLSearchParams, name: 'f' | 't'): string {
  const expected = 'an ISO 639-3 code: three lower-case letters';
  const value = getParameter(query, name, expected);
  if (LANGUAGE_CODE.test(value)) return value;
  throw new ParameterError(`Expected ${name} to be ${expected}, got ${shorten(JSON.stringify(value))}.`);
}

function parseRank(query: URLSearchParams): number {
  const expected = 'a rank: a base-10 integer, 0 or more';
  const value = getParameter(query, 'n', expected);
  if (/^\d+$/.test(value)) return Number(value);
  throw new ParameterError(`Expected n to be ${expected}, got ${shorten(JSON.stringify(value))}.`);
}

function jsonResponse(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

/** Quotes only the beginning of the received text, which may be megabytes long. */
function shorten(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
