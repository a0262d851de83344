import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Handler } from '../../contract/handler.ts';
import { type ProblemName, problemResponse } from '../../contract/problems.ts';

/** A complete answer before it is written to a connection. */
export interface HttpReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Passes a Node request to a handler. Its body and headers are ignored. */
export async function askHandler(handler: Handler, { method = 'GET', url = '/' }: IncomingMessage): Promise<HttpReply> {
  const target = findTarget(url);
  if (target === undefined) return toReply(problemResponse('unknown-path', 'Expected a path, got something else.'));
  if (UNREPRESENTABLE_METHODS.has(method)) {
    return toReply(problemResponse('method-not-allowed', `Expected GET, got ${method}.`, { allow: 'GET' }));
  }
  return toReply(await handler(new Request(`http://localhost${target}`, { method })));
}

/** Methods that Node's parser accepts but `Request` rejects. */
const UNREPRESENTABLE_METHODS = new Set(['CONNECT', 'TRACE']);

export async function toReply(response: Response): Promise<HttpReply> {
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

/** Writes an answer to a connection whose request could not be parsed, for which Node has no response object. */
export async function formatBareReply(name: ProblemName, detail: string): Promise<string> {
  const { status, headers, body } = await toReply(problemResponse(name, detail));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries({ ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' }).map(
      ([header, value]) => `${header}: ${value}`,
    ),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/**
 * Finds path and query of a request target, which is a path or, from a client that treats this server as a proxy, a whole URL
 * (RFC 9112, section 3.2). It is not resolved against a base, because `//host/path` would then name another server.
 */
function findTarget(url: string): string | undefined {
  if (url.startsWith('/')) return url;
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
