import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createContractClient } from '../../src/contract/client.ts';
import { createHttpTransport } from '../../src/contract/http-transport.ts';

const PAIR = { from: 'spa', to: 'eng' };

let server: Server | undefined;

/** Starts a server that answers as the test specifies. @returns its base URL. */
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
}

describe('The HTTP transport', () => {
  test('sends the contract’s headers, and no cookies, referrer or body', async () => {
    let got: IncomingMessage | undefined;
    const baseUrl = await serve((request, response) => {
      got = request;
      sendJson(response, []);
    });
    await createContractClient(createHttpTransport({ baseUrl, key: 'k-1' })).languages();
    expect(got).toMatchObject({ method: 'GET', url: '/api/v1/lang/' });
    expect(got?.headers).toMatchObject({ authorization: 'Api-Key k-1', 'content-type': 'application/json' });
    expect(got?.headers).not.toHaveProperty('cookie');
    expect(got?.headers).not.toHaveProperty('referer');
    expect(got?.headers).not.toHaveProperty('transfer-encoding');
  });

  test('appends the contract’s paths to a base URL that already has a path', async () => {
    const urls: (string | undefined)[] = [];
    const baseUrl = await serve((request, response) => {
      urls.push(request.url);
      sendJson(response, {});
    });
    const client = createContractClient(createHttpTransport({ baseUrl: `${baseUrl}/school/words`, key: 'k' }));
    await client.flashcard(PAIR, 7);
    expect(urls).toEqual(['/school/words/api/v1/fc/?f=spa&t=eng&n=7']);
  });

  test('does not follow a redirect, so that the key stays with its server', async () => {
    const urls: (string | undefined)[] = [];
    const baseUrl = await serve((request, response) => {
      urls.push(request.url);
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    const client = createContractClient(createHttpTransport({ baseUrl, key: 'k' }));
    await expect(client.languages()).rejects.toMatchObject({ code: 'redirected' });
    expect(urls).toEqual(['/api/v1/lang/']);
  });

  test('reports a server that does not exist', async () => {
    const baseUrl = await serve(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    const client = createContractClient(createHttpTransport({ baseUrl, key: 'k' }));
    await expect(client.languages()).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('distinguishes a connection that drops before the response from one that drops during it', async () => {
    const baseUrl = await serve((request, response) => {
      if (request.url?.includes('/lang/')) return request.socket.destroy();
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      return response.write('{"word":', () => response.destroy());
    });
    const client = createContractClient(createHttpTransport({ baseUrl, key: 'k' }));
    await expect(client.languages()).rejects.toMatchObject({ code: 'unreachable' });
    await expect(client.flashcard(PAIR, 1)).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('gives up on a server that takes too long to respond, or to send the rest of a response', async () => {
    const baseUrl = await serve((request, response) => {
      if (request.url?.includes('/fc/')) response.write('{"word":');
    });
    const client = createContractClient(createHttpTransport({ baseUrl, key: 'k' }, 100));
    await expect(client.languages()).rejects.toMatchObject({ code: 'timeout' });
    await expect(client.flashcard(PAIR, 1)).rejects.toMatchObject({ code: 'timeout' });
  });

  test('throws the caller’s own reason when the caller aborts, before and during the response', async () => {
    const baseUrl = await serve((request, response) => {
      if (request.url?.includes('/fc/')) response.write('{"word":');
    });
    const client = createContractClient(createHttpTransport({ baseUrl, key: 'k' }));
    const reason = new Error('paused by the learner');
    await expect(client.languages(AbortSignal.abort(reason))).rejects.toBe(reason);
    for (const ask of [client.languages, (signal: AbortSignal) => client.flashcard(PAIR, 1, signal)]) {
      const controller = new AbortController();
      const answer = ask(controller.signal);
      setTimeout(() => controller.abort(reason), 50);
      await expect(answer).rejects.toBe(reason);
    }
  });

  test.each(['', 'clé', 'two words', 'line\nbreak', 'a\0b', '密钥'])(
    'refuses a key that no header can carry without quoting it: %j',
    async (key) => {
      const baseUrl = await serve((_, response) => sendJson(response, []));
      const error: unknown = await createHttpTransport({ baseUrl, key })('/api/v1/lang/').catch((thrown) => thrown);
      expect(error).toMatchObject({ code: key === '' ? 'key-missing' : 'key-invalid' });
      expect(error).not.toHaveProperty('cause');
      if (key !== '') expect(String(error)).not.toContain(key);
    },
  );

  test('no error contains the key', async () => {
    const baseUrl = await serve((request) => request.socket.destroy());
    const error: unknown = await createHttpTransport({ baseUrl, key: 'top-secret' })('/').catch((thrown) => thrown);
    expect(JSON.stringify([String(error), (error as Error).cause])).not.toContain('top-secret');
  });
});
