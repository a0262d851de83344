import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createContractClient } from '../../src/contract/client.ts';
import { createHttpTransport } from '../../src/contract/http-transport.ts';

const KEY = 'wk_3f9a-Zx.71';
const PAIR = { from: 'spa', to: 'eng' };

type Answer = (response: ServerResponse, echo: string) => void;

let answer: Answer;
let asked: IncomingMessage[] = [];
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    answer(response, request.headers.authorization ?? 'no key came');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const client = () => createContractClient(createHttpTransport({ baseUrl: address, key: KEY }, 2_000));

/** Careless servers that send the key back, each in a different place. */
const ECHOES: [string, Answer][] = [
  ['a page', (response, echo) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${echo}</p>`)],
  ['text', (response, echo) => response.writeHead(200, { 'content-type': 'text/plain' }).end(echo)],
  ['broken JSON', (response, echo) => response.writeHead(200, { 'content-type': 'application/json' }).end(`{"${echo}`)],
  ['the content type', (response, echo) => response.writeHead(200, { 'content-type': echo }).end('{')],
  [
    'the content type of a page',
    (response, echo) => response.writeHead(200, { 'content-type': `html ${echo}` }).end('{'),
  ],
  ['a JSON string', (response, echo) => response.writeHead(200).end(JSON.stringify(echo))],
  [
    'a list of what is no language',
    (response, echo) => response.writeHead(200).end(JSON.stringify([{ iso639_3: echo }])),
  ],
  [
    'a card that is none',
    (response, echo) => response.writeHead(200).end(JSON.stringify({ word: { [echo]: echo }, lang_from: echo })),
  ],
  [
    'a card of another pair',
    (response, echo) =>
      response.writeHead(200).end(JSON.stringify({ word: 'casa', lang_from: { iso639_3: 'deu', name: echo } })),
  ],
  ...[401, 403, 408, 429, 500, 503].map((status): [string, Answer] => [
    `problem details, headers and status text of a ${status}`,
    (response, echo) => {
      response.writeHead(status, echo, {
        'content-type': 'application/problem+json',
        'retry-after': echo,
        'www-authenticate': echo,
        'set-cookie': `key=${encodeURIComponent(echo)}`,
        location: `/${encodeURIComponent(echo)}`,
      });
      response.end(JSON.stringify({ type: echo, title: echo, status, detail: echo }));
    },
  ]),
  ['the address of a redirect', (response, echo) => response.writeHead(302, echo, { location: `/?${echo}` }).end(echo)],
  ['an answer that breaks off', (response, echo) => void response.write(`{"${echo}`, () => response.destroy())],
];

describe.each(ECHOES)('a server that sends the key back in %s', (_, echoing) => {
  test.each(['languages', 'flashcard'] as const)('no error contains it (%s)', async (resource) => {
    answer = echoing;
    const asking = resource === 'languages' ? client().languages() : client().flashcard(PAIR, 1);
    // The result, or the error with its properties and cause.
    const result: unknown = await asking.catch((error: unknown) => error);
    expect(asked[0]?.headers.authorization).toBe(`Api-Key ${KEY}`);
    expect(inspect(result, { depth: 10, showHidden: true })).not.toContain(KEY);
    expect(JSON.stringify(result)).not.toContain(KEY);
  });
});

describe.each([301, 302, 303, 307, 308])('a redirect with status %i', (status) => {
  test.each([
    ['to the same server', () => '/api/v1/lang/elsewhere'],
    ['to another origin', () => address.replace('127.0.0.1', 'localhost')],
  ])('%s is not followed', async (_, location) => {
    answer = (response) => response.writeHead(status, { location: location() }).end();
    await expect(client().languages()).rejects.toMatchObject({ code: 'redirected' });
    await expect(client().flashcard(PAIR, 1)).rejects.toMatchObject({ code: 'redirected' });
    expect(asked.map(({ url }) => url)).toEqual(['/api/v1/lang/', '/api/v1/fc/?f=spa&t=eng&n=1']);
  });
});
