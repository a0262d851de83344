import { AppError } from '../app-error.ts';
import type { Transport } from './client.ts';
import { parseKey } from './server-address.ts';

export interface HttpServer {
  /** Base URL without a trailing slash. */
  baseUrl: string;
  key: string;
}

/** Timeout of one answer, including its body. */
export const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Sends requests over HTTP with the contract's headers. The key goes only to this server: redirects are not followed, and no cookies are
 * sent.
 */
export function createHttpTransport(server: HttpServer, timeoutMs = REQUEST_TIMEOUT_MS, fetcher = fetch): Transport {
  return async (path, signal, { isFresh } = { isFresh: false }) => {
    // Check this here, because the error of `fetch` for an invalid header quotes the key.
    const key = parseKey(server.key);
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      return await fetcher(server.baseUrl + path, {
        headers: { authorization: `Api-Key ${key}`, 'content-type': 'application/json' },
        redirect: 'manual',
        credentials: 'omit',
        // The browser asks with `If-None-Match` where it has a copy with an ETag, and returns that copy for a 304.
        cache: isFresh ? 'reload' : 'no-cache',
        referrerPolicy: 'no-referrer',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      if (timeout.aborted) throw new AppError('timeout', `Expected an answer within ${timeoutMs} ms.`, { cause });
      throw new AppError('unreachable', `Expected an answer from ${server.baseUrl}, got none.`, { cause });
    }
  };
}
