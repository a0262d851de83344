import { AppError } from '../app-error.ts';
import type { LanguagePair } from './language-pair.ts';
import { FLASHCARD_PATH, flashcardPath, LANGUAGES_PATH } from './paths.ts';
import { readText } from './read-text.ts';
import type { Language } from './resources.ts';
import { parseRetryAfter } from './retry-after.ts';
import { type FlashcardAnswer, readFlashcard, readLanguages, readProblem } from './upstream-resources.ts';

/**
 * Carries a request to a server of the contract: `fetch`, a message, or a handler called directly.
 *
 * @param path - Path and query below the server's base URL.
 * @throws {AppError} when no response comes: `unreachable`, `timeout`, `no-answer`.
 */
export type Transport = (path: string, signal?: AbortSignal) => Promise<Response>;

/**
 * A client of the contract. It relies on nothing that the specification leaves open.
 *
 * Both calls throw an {@link AppError}: `key-refused` (401, 403), `server-busy` (429, 503), `server-error` (other 5xx),
 * `timeout` (408 or the transport's), `redirected`, `not-the-api` (HTML, or no list of languages), `answer-broken`
 * (not JSON), `response-too-large`, and what the transport throws.
 */
export interface ContractClient {
  languages(signal?: AbortSignal): Promise<Language[]>;
  flashcard(pair: LanguagePair, rank: number, signal?: AbortSignal): Promise<FlashcardAnswer>;
}

export function createContractClient(transport: Transport): ContractClient {
  return {
    async languages(signal) {
      const response = await transport(LANGUAGES_PATH, signal);
      throwForStatus(response, LANGUAGES_PATH);
      if (response.status !== 200) {
        throw new AppError('not-the-api', `Expected status 200 for ${LANGUAGES_PATH}, got ${response.status}.`);
      }
      return readLanguages(parseJson(await readText(response), response));
    },

    async flashcard(pair, rank, signal) {
      const response = await transport(flashcardPath(pair, rank), signal);
      throwForStatus(response, FLASHCARD_PATH);
      const text = await readText(response);
      if (response.status !== 200) {
        return { kind: 'absent', status: response.status, problem: readProblem(text) };
      }
      return readFlashcard(parseJson(text, response), pair);
    },
  };
}

function throwForStatus(response: Response, path: string): void {
  const { status } = response;
  const got = `for ${path}, got ${status}.`;
  // A redirect that `fetch` was told not to follow has status 0 in a browser.
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    throw new AppError('redirected', `Expected an answer, not a redirect, ${got}`);
  }
  if (status === 401 || status === 403) throw new AppError('key-refused', `Expected the key to be accepted ${got}`);
  if (status === 408) throw new AppError('timeout', `Expected an answer in time ${got}`);
  if (status === 429 || status === 503) {
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), Date.now());
    throw new AppError('server-busy', `Expected status 200 ${got}`, { retryAfterMs });
  }
  if (status >= 500) throw new AppError('server-error', `Expected status 200 ${got}`);
}

function parseJson(text: string, response: Response): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const contentType = response.headers.get('content-type') ?? 'no content type';
    if (contentType.includes('html') || /^\s*</.test(text)) {
      throw new AppError('not-the-api', `Expected JSON, got a page (${contentType}).`, { cause });
    }
    throw new AppError('answer-broken', `Expected JSON, got ${text.length} characters of ${contentType}.`, { cause });
  }
}
