import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { HttpReply, HttpRequest } from './host.ts';

/**
 * Sends a request over a real socket. Unlike `fetch` it leaves the path unchanged, and supports every method.
 *
 * @param agent - For persistent connections; by default each request opens its own.
 */
export function sendHttp(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body }: HttpRequest = {},
  agent?: Agent,
): Promise<HttpReply> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request({ host: hostname, port, path, method, headers, agent: agent ?? false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          body: Buffer.concat(chunks).toString('utf8'),
          headers: flatten(response.headers),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function flatten(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
