import { AppError } from '../app-error.ts';
import type { Language } from '../model/language.ts';
import type { LanguagePair } from '../model/pair.ts';
import { FLASHCARD_PATH, flashcardPath, LANGUAGES_PATH } from './paths.ts';
import { readText } from './read-text.ts';
import { parseRetryAfter } from './retry-after.ts';
import { type FlashcardAnswer, readFlashcard, readLanguages, readProblem } from './upstream-resources.ts';

/**
 * Sends a request to a server of the contract: by `fetch`, by message, or by calling a handler.
 *
 * @param path - Path and query below the server's base URL.
 * @throws {AppError} if no response arrives: `unreachable`, `timeout`, `no-answer`.
 */
export type Transport = (path: string, signal?: AbortSignal, way?: { isFresh: boolean }) => Promise<Response>;

/**
 * A client of the contract. It does not rely on anything that the specification leaves open.
 *
 * Both calls throw an {@link AppError}: `key-refused` (401, 403), `server-busy` (429, 503), `server-error` (other 5xx),
 * `timeout` (408 or the transport's), `redirected`, `not-the-api` (HTML, or no list of languages), `answer-broken`
 * (not JSON), `response-too-large`, and what the transport throws.
 */
export interface ContractClient {
  languages(signal?: AbortSignal): Promise<Language[]>;
  flashcard(pair: LanguagePair, rank: number, signal?: AbortSignal): Promise<FlashcardAnswer>;
  /**
   * The `ETag` of the list of languages, which our servers change with every edition of a deck; undefined if the server sends none. Other
   * servers may send one that does not depend on the decks, so an equal mark proves nothing.
   */
  editionMark(signal?: AbortSignal): Promise<string | undefined>;
}

export function createContractClient(transport: Transport): ContractClient {
  const unreadable = new Set<string>();

  /** An answer that could not be read may be in the browser's cache, so the next request for its path does not use it. */
  async function request<T>(
    path: string,
    signal: AbortSignal | undefined,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const response = await transport(path, signal, { isFresh: unreadable.delete(path) });
    try {
      return await read(response);
    } catch (thrown) {
      unreadable.add(path);
      throw thrown;
    }
  }

  return {
    languages: (signal) =>
      request(LANGUAGES_PATH, signal, async (response) => {
        await throwForStatus(response, LANGUAGES_PATH);
        if (!hasResource(response)) {
          await discardBody(response);
          throw new AppError('not-the-api', `Expected status 200 for ${LANGUAGES_PATH}, got ${response.status}.`);
        }
        return readLanguages(parseJson(await readBody(response, signal), response));
      }),

    editionMark: (signal) =>
      request(LANGUAGES_PATH, signal, async (response) => {
        await throwForStatus(response, LANGUAGES_PATH);
        await discardBody(response);
        // Compression may weaken an ETag on its way.
        return hasResource(response) ? response.headers.get('etag')?.replace(/^W\//, '') : undefined;
      }),

    flashcard: (pair, rank, signal) =>
      request(flashcardPath(pair, rank), signal, async (response) => {
        await throwForStatus(response, FLASHCARD_PATH);
        const text = await readBody(response, signal);
        if (!hasResource(response)) {
          return { kind: 'absent', status: response.status, problem: readProblem(text) };
        }
        return readFlashcard(parseJson(text, response), pair);
      }),
  };
}

/** The specification names no status for success, so any status that allows a body counts. */
function hasResource({ ok, status }: Response): boolean {
  return ok && status !== 204 && status !== 205;
}

async function readBody(response: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await readText(response);
  } catch (thrown) {
    // The caller's abort takes precedence over the error of the broken stream.
    signal?.throwIfAborted();
    if (thrown instanceof AppError) throw thrown;
    // Only the transport's timeout remains as a cause. Firefox also reports it as an `AbortError`.
    throw new AppError('timeout', 'Expected the whole answer in time, got a part.', { cause: thrown });
  }
}

/** An unread body would keep its connection open until garbage collection. */
async function discardBody(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}

async function throwForStatus(response: Response, path: string): Promise<void> {
  const error = findStatusError(response, path);
  if (!error) return;
  await discardBody(response);
  throw error;
}

function findStatusError(response: Response, path: string): AppError | undefined {
  const { status } = response;
  const got = `for ${path}, got ${status}.`;
  // A redirect that `fetch` does not follow has status 0 in a browser.
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    return new AppError('redirected', `Expected an answer, not a redirect, ${got}`);
  }
  if (status === 401 || status === 403) return new AppError('key-refused', `Expected the key to be accepted ${got}`);
  if (status === 408) return new AppError('timeout', `Expected an answer in time ${got}`);
  // The specification leaves limits and errors open, and HTTP gives both statuses the same meaning here: come back after `Retry-After`.
  if (status === 429 || status === 503) {
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), Date.now());
    return new AppError('server-busy', `Expected status 200 ${got}`, { retryAfterMs });
  }
  if (status >= 500) return new AppError('server-error', `Expected status 200 ${got}`);
  return undefined;
}

/** The error quotes neither the answer nor the parser's error, which quotes it: a careless server may return the key. */
function parseJson(text: string, response: Response): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const contentType = response.headers.get('content-type') ?? '';
    if (contentType.toLowerCase().includes('html') || /^\s*</.test(text)) {
      throw new AppError('not-the-api', 'Expected JSON, got a page.');
    }
    throw new AppError('answer-broken', `Expected JSON, got ${text.length} characters of something else.`);
  }
}
