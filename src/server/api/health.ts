import type { ServerResponse } from 'node:http';

/** Paths for the supervisor of the server. They need no key and are not part of the contract. */
export const HEALTH_PATHS: Readonly<Record<string, 'live' | 'ready'>> = { '/health': 'live', '/ready': 'ready' };

/** @param isStopping - The server finishes running requests and takes no further ones. */
export function sendHealth(response: ServerResponse, isStopping: boolean): void {
  const [status, text] = isStopping ? [503, 'stopping'] : [200, 'ok'];
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${text}\n`);
}
