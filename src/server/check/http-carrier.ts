import { AppError } from '../../app-error.ts';
import { REQUEST_TIMEOUT_MS } from '../../contract/http-transport.ts';
import { readText } from '../../contract/read-text.ts';
import type { Carrier } from './reply.ts';

/** Sends requests over HTTP. Redirects are not followed, so the key stays with its server. */
export function createHttpCarrier(address: string, timeoutMs = REQUEST_TIMEOUT_MS): Carrier {
  return async (path, headers) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(address + path, { headers, redirect: 'manual', signal });
      const body = await readText(response);
      return { status: response.status, headers: Object.fromEntries(response.headers), body };
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      if (signal.aborted) throw new AppError('timeout', `Expected an answer within ${timeoutMs / 1000} s, got none.`);
      throw new AppError('unreachable', `Expected an answer from ${address}, got ${describeCause(cause)}.`, { cause });
    }
  };
}

const CAUSES: Record<string, string> = {
  ENOTFOUND: 'no such host: the name is misspelt, or there is no network',
  EAI_AGAIN: 'no such host: the name is misspelt, or there is no network',
  ECONNREFUSED: 'a refused connection: no server listens there',
  ECONNRESET: 'a connection that was closed without an answer',
  UND_ERR_SOCKET: 'a connection that was closed without an answer',
  EHOSTUNREACH: 'no way to the host',
  ENETUNREACH: 'no way to the host',
  ETIMEDOUT: 'no connection in time',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  CERT_HAS_EXPIRED: 'a certificate that has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'a certificate of another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'a certificate that nobody vouches for (self-signed): browsers refuse it, too',
  SELF_SIGNED_CERT_IN_CHAIN: 'a certificate from an authority that this machine does not know',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'a certificate from an authority that this machine does not know',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'a certificate without the ones between it and its authority',
  ERR_SSL_WRONG_VERSION_NUMBER: 'something else than https, perhaps http',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'something else than https, perhaps http',
};

/** `fetch` puts the reason into the cause. The text of an unknown cause may quote the request, so only its code is reported. */
function describeCause(thrown: unknown): string {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown;
  const errors = cause instanceof AggregateError ? cause.errors : [cause];
  const code = errors.map((error) => (error as NodeJS.ErrnoException | undefined)?.code).find((found) => found);
  if (code === undefined)
    return `none${cause instanceof Error && cause.message === 'bad port' ? ': browsers refuse this port' : ''}`;
  return CAUSES[code] ?? (code.startsWith('HPE_') ? 'something that is not HTTP' : `none (${code})`);
}
