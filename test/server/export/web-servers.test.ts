import { once } from 'node:events';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startReferenceApi } from '../../../src/server/api/server.ts';
import { runCommand } from '../../../src/server/check/command.ts';
import { exportDecks } from '../../../src/server/export/export-decks.ts';
import { sendHttp } from '../../support/contract/http-request.ts';
import { makeDeckFile } from '../../support/contract/make-deck-file.ts';
import { makeFolder } from '../../support/contract/temporary-folder.ts';
import { findFreePort, isTestable, type WebServer } from '../../support/web-server-process.ts';
import { startWebServer } from '../../support/web-servers.ts';

const KEY = 'kEy-1';
const HEADERS = { authorization: `Api-Key ${KEY}` };
const CARD = '/api/v1/fc/?f=spa&t=eng&n=';
const decks = [makeDeckFile()];

async function startBoth(server: WebServer) {
  const dir = await makeFolder({});
  const port = await findFreePort();
  await exportDecks({ decks, dir, keys: [KEY, 'other'], edition: 'first', port });
  const api = await startReferenceApi({ decks, keys: [KEY] });
  onTestFinished(() => api.close());
  return { dir, port, files: await startWebServer(server, dir, port), node: api.address };
}

async function ask(address: string, path: string, headers: Record<string, string> = HEADERS, method = 'GET') {
  const { status, contentType, body } = await sendHttp(address, path, { headers, method });
  const isProblem = contentType === 'application/problem+json' && body !== '';
  const { type, title } = isProblem ? JSON.parse(body) : { type: body, title: '' };
  return { status, contentType, type, title };
}

/** Sends bytes that may be no HTTP. @returns All that comes back. */
async function sendRaw(address: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let reply = '';
  socket.on('data', (data) => {
    reply += data;
  });
  // The server may close before it has read all.
  socket.on('error', () => undefined);
  socket.write(request);
  await once(socket, 'close');
  return reply;
}

/** Answered as the Node server does. */
const SAME = [
  '/api/v1/lang/',
  `${CARD}1`,
  `${CARD}3`,
  `${CARD}007`,
  `${CARD}002`,
  `${CARD}0`,
  `${CARD}4`,
  `${CARD}${'9'.repeat(400)}`,
  '/api/v1/fc/?n=1&t=eng&f=spa&x=%zz',
  '/api/v1/fc/',
  '/api/v1/fc/?F=spa&T=eng&N=1',
  `${CARD}1&n=2`,
  `${CARD}1&f=spa`,
  `${CARD}1&n`,
  `${CARD}..`,
  `${CARD}../../../etc/passwd`,
  `${CARD}..%2f..%2fkeys.nginx`,
  `${CARD}1/../../../keys`,
  '/api/v1/fc/?f=..&t=..&n=1',
  `${CARD}1%00`,
  `${CARD}-1`,
  `${CARD}+1`,
  `${CARD}1%0a`,
  '/api/v1/fc/?f=SPA&t=eng&n=1',
  '/api/v1/fc/?f=fra&t=eng&n=1',
  '/',
  '/keys.nginx',
  '/languages.json',
  '/cards/spa/eng/1.json',
  '/API/v1/lang/',
  '/api/v1/lang',
  '/api/v1/lang//',
  '//api/v1/lang/',
];
/** Answered with a problem or a plain 400 at the least: the Node server resolves these before it compares. */
const HOSTILE = [
  '/../keys.nginx',
  '/..%2fkeys.nginx',
  '/api/v1/fc/../../../keys.nginx',
  '/api/v1/%66c/?f=spa&t=eng&n=1',
  '/%2e%2e/keys.caddy',
  '/api/v1/fc/?%66=spa&f=spa&t=eng&n=1',
];

describe.each(['nginx', 'caddy'] as const)('exported files behind %s', (server) => {
  const options = { skip: !isTestable(server) };

  test('answer like the Node server, with no file outside of the decks', options, async () => {
    const { files, node } = await startBoth(server);
    const differing: unknown[] = [];
    for (const path of SAME) {
      const [got, expected] = [await ask(files, path), await ask(node, path)];
      if (JSON.stringify(got) !== JSON.stringify(expected)) differing.push({ path, got, expected });
    }
    expect(differing).toEqual([]);
    for (const path of HOSTILE)
      expect([path, (await ask(files, path)).status]).toEqual([path, expect.toSatisfy((s) => s === 400 || s === 404)]);
  });

  test(
    'answer 200 to conditions and ranges that the contract does not have, for any name of the host',
    options,
    async () => {
      const { files } = await startBoth(server);
      for (const [name, value] of [
        ['range', 'bytes=0-3'],
        ['range', 'bytes=900000-'],
        ['if-modified-since', 'Sat, 01 Jan 2050 00:00:00 GMT'],
        ['if-none-match', '"other"'],
        ['host', 'localhost'],
      ] as const) {
        const answer = await ask(files, `${CARD}1`, { ...HEADERS, [name]: value });
        expect([name, answer.status, answer.contentType]).toEqual([name, 200, 'application/json']);
      }
    },
  );

  test('answer 500 as a problem if the decks cannot be read', options, async () => {
    const { files, dir } = await startBoth(server);
    await rm(join(dir, 'current/languages.json'));
    // Neither a file nor absent.
    await symlink('languages.json', join(dir, 'current/languages.json'));
    const { status, type } = await ask(files, '/api/v1/lang/');
    expect([status, type]).toEqual([500, 'urn:wayword:problem:server-error']);
  });

  // Caddy answers plain text before its configuration is asked, and reads requests of a megabyte.
  const unread = { skip: server === 'caddy' || !isTestable(server) };
  test('answer what cannot be read as the Node server does', unread, async () => {
    const { files, node } = await startBoth(server);
    const headers = `Host: x\r\nAuthorization: Api-Key ${KEY}\r\nConnection: close\r\n`;
    for (const [request, status, problem] of [
      ['hello\r\n\r\n', 400, 'malformed-request'],
      [`GET ${CARD}1\0 HTTP/1.1\r\n${headers}\r\n`, 400, 'malformed-request'],
      [`GET ${CARD}1 HTTP/1.1\r\n${headers}bad header\r\n\r\n`, 400, 'malformed-request'],
      [`GET ${CARD}1 HTTP/1.1\r\n${headers}Transfer-Encoding: zip\r\n\r\n`, 400, 'malformed-request'],
      [`GET ${CARD}1 HTTP/9.9\r\n${headers}\r\n`, 400, 'malformed-request'],
      [`GET ${CARD}1&x=${'a'.repeat(70_000)} HTTP/1.1\r\n${headers}\r\n`, 431, 'request-too-large'],
      [`GET ${CARD}1 HTTP/1.1\r\n${headers}X: ${'a'.repeat(70_000)}\r\n\r\n`, 431, 'request-too-large'],
    ] as const) {
      for (const address of [files, node]) {
        const reply = await sendRaw(address, request);
        expect([request.slice(0, 60), reply]).toEqual([
          request.slice(0, 60),
          expect.stringMatching(
            new RegExp(`^HTTP/1.1 ${status} [^]*application/problem\\+json[^]*urn:wayword:problem:${problem}"`),
          ),
        ]);
      }
    }
  });

  // Caddy has no limiter without a plugin.
  const limits = { skip: server === 'caddy' || !isTestable(server) };
  test('refuse a key that asks too fast, with the time to wait', limits, async () => {
    const dir = await makeFolder({});
    const port = await findFreePort();
    await exportDecks({ decks, dir, keys: [KEY], edition: 'first', port });
    const path = join(dir, 'nginx.conf');
    const config = await readFile(path, 'utf8');
    // A slow machine would not ask as fast as the export allows.
    await writeFile(path, config.replace(/rate=\d+r/, 'rate=1r').replace(/burst=\d+/g, 'burst=1'));
    const address = await startWebServer(server, dir, port);
    for (const asked of [`${CARD}1`, `${CARD}4`, '/api/v1/lang/']) {
      const answers = [];
      for (let count = 0; count < 4; count += 1) answers.push(await fetch(address + asked, { headers: HEADERS }));
      const last = answers.at(-1);
      const facts = [last?.status, last?.headers.get('content-type'), last?.headers.get('retry-after')];
      expect([asked, ...facts]).toEqual([asked, 429, 'application/problem+json', '2']);
    }
  });

  test('refuse keys and methods like the Node server', options, async () => {
    const { files, node } = await startBoth(server);
    for (const authorization of [
      '',
      'Api-Key',
      `Bearer ${KEY}`,
      'Api-Key key-1',
      `api-key  ${KEY} `,
      `Api-Key ${KEY} x`,
    ]) {
      for (const path of ['/api/v1/lang/', '/none']) {
        expect([authorization, await ask(files, path, { authorization })]).toEqual([
          authorization,
          await ask(node, path, { authorization }),
        ]);
      }
    }
    for (const method of ['POST', 'HEAD', 'DELETE']) {
      expect(await ask(files, `${CARD}1`, HEADERS, method)).toEqual(await ask(node, `${CARD}1`, HEADERS, method));
    }
  });

  test('pass npm run api:check', options, async () => {
    const { files } = await startBoth(server);
    let output = '';
    const print = (text: string) => {
      output += text;
    };
    expect(await runCommand(['--url', files, '--key', KEY], { print, printError: print }), output).toBe(0);
  });

  test('answer 304 to the ETag of a card, also in a new edition, but not after the card changed', options, async () => {
    const { files, dir, port } = await startBoth(server);
    const tagOf = async (rank: number) => (await sendHttp(files, CARD + rank, { headers: HEADERS })).headers.etag ?? '';
    const listTag = async () => (await sendHttp(files, '/api/v1/lang/', { headers: HEADERS })).headers.etag ?? '';
    const [first, second, list] = [await tagOf(1), await tagOf(2), await listTag()];
    const changed = makeDeckFile();
    const [word, meanings] = changed.cards[1] ?? ['', []];
    changed.cards[1] = [word, meanings.map((text) => text.replace(/.$/, 'x'))];
    await exportDecks({ decks: [changed], dir, keys: [KEY], edition: 'second', port });
    const again = (rank: number, etag: string) =>
      sendHttp(files, CARD + rank, { headers: { ...HEADERS, 'if-none-match': etag } });
    expect((await again(1, first)).status).toBe(304);
    const reply = await again(2, second);
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.body).meanings[0]).toMatch(/x$/);
    // A sync under way notices the new edition by it.
    expect(list).not.toBe('');
    expect(await listTag()).not.toBe(list);
  });
});
