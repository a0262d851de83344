import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createContractClient } from '../../../src/contract/client.ts';
import { createHttpTransport } from '../../../src/contract/http-transport.ts';
import { formatDeckFile } from '../../../src/library/formats/deck-file.ts';
import { FAULT_KINDS, type FaultKind, type FaultOptions, SLOW_BODY_MS } from '../../../src/server/api/faults.ts';
import type { LogEntry } from '../../../src/server/api/request-log.ts';
import { type ReferenceApiOptions, startReferenceApi } from '../../../src/server/api/server.ts';
import { expectProblem } from '../../support/contract/expect-reply.ts';
import { sendHttp } from '../../support/contract/http-request.ts';
import { makeDeckFile } from '../../support/contract/make-deck-file.ts';
import { makeFolder } from '../../support/contract/temporary-folder.ts';

const PAIR = { from: 'spa', to: 'eng' };
const CARD_PATH = '/api/v1/fc/?f=spa&t=eng&n=1';
const HEADERS = { authorization: 'Api-Key k' };

async function start(options: Partial<ReferenceApiOptions> = {}) {
  const api = await startReferenceApi({ keys: ['k'], decks: [makeDeckFile()], ...options });
  onTestFinished(() => api.close());
  return api;
}

/** Sends bytes that need not be HTTP. @returns everything received until the connection closed. */
function sendBytes(address: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

function getStatus(response: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1]);
}

describe('startReferenceApi', () => {
  test('listens on this machine only and returns its address', async () => {
    expect((await start()).address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('puts an IPv6 address in brackets', async () => {
    const api = await start({ host: '::1' });
    expect(api.address).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect((await fetch(api.address + CARD_PATH, { headers: HEADERS })).status).toBe(200);
  });

  test('uses the given port, and says when it is in use', async () => {
    const first = await start();
    const port = Number(new URL(first.address).port);
    await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.close();
    expect((await start({ port })).address).toBe(first.address);
  });

  test('creates a key if it gets none', async () => {
    const [one, other] = [await start({ keys: [] }), await start({ keys: [] })];
    expect(one.key).not.toBe(other.key);
    const reply = await sendHttp(one.address, CARD_PATH, { headers: { authorization: `Api-Key ${one.key}` } });
    expect(reply.status).toBe(200);
  });

  test('takes several keys', async () => {
    const api = await start({ keys: ['a', 'b'] });
    expect(api.key).toBe('a');
    for (const key of ['a', 'b']) {
      const reply = await sendHttp(api.address, CARD_PATH, { headers: { authorization: `Api-Key ${key}` } });
      expect(reply.status).toBe(200);
    }
  });

  test('refuses a right key under another scheme', async () => {
    const api = await start();
    const reply = await sendHttp(api.address, CARD_PATH, { headers: { authorization: 'Bearer k' } });
    expectProblem(reply, 'key-refused', 401);
  });

  test('refuses to start with a key that no header can carry', async () => {
    await expect(start({ keys: ['k', 'two words'] })).rejects.toThrow(RangeError);
  });

  test('refuses to start with nothing to serve', async () => {
    await expect(startReferenceApi({})).rejects.toThrow('Expected decks, decksDir or source, got none of them.');
  });

  test('serves the decks of a folder', async () => {
    const decksDir = await makeFolder({ 'spa-eng.json': formatDeckFile(makeDeckFile()) });
    const api = await startReferenceApi({ decksDir, keys: ['k'] });
    onTestFinished(() => api.close());
    const reply = await sendHttp(api.address, CARD_PATH, { headers: HEADERS });
    expect(JSON.parse(reply.body)).toMatchObject({ word: 'casa', next: 2 });
  });

  test('does not require the header Content-Type', async () => {
    const api = await start();
    expect((await sendHttp(api.address, CARD_PATH, { headers: HEADERS })).status).toBe(200);
  });

  test('counts its responses', async () => {
    const api = await start();
    const client = createContractClient(createHttpTransport({ baseUrl: api.address, key: 'k' }));
    await client.languages();
    for (const rank of [1, 2, 3, 4]) await client.flashcard(PAIR, rank);
    await sendHttp(api.address, CARD_PATH);
    expect(api.stats).toEqual({ requests: 6, refused: 1, flashcards: 3, faults: 0 });
  });

  test('waits before every response on request', async () => {
    const api = await start({ latencyMs: 80 });
    const startedAt = performance.now();
    await Promise.all([1, 2, 3].map(() => sendHttp(api.address, CARD_PATH, { headers: HEADERS })));
    // Timers may fire a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(79);
  });

  test('answers 500 when the source fails, reports it to its operator, and continues', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = new Error('disk on fire');
    const api = await start({
      source: { languages: async () => [], flashcard: () => Promise.reject(failure) },
    });
    const reply = await sendHttp(api.address, CARD_PATH, { headers: HEADERS });
    expect(expectProblem(reply, 'server-error', 500).detail).not.toContain('disk');
    expect(log).toHaveBeenCalledWith(expect.any(String), failure);
    expect((await sendHttp(api.address, '/api/v1/lang/', { headers: HEADERS })).body).toBe('[]');
  });
});

describe('Requests that are not the contract’s', () => {
  test('never stop the server', async () => {
    const api = await start();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const head = `HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Api-Key k\r\n`;
    const cases: [bytes: string, status: number][] = [
      [`GET /%zz%ff ${head}\r\n`, 404],
      [`GET /%00 ${head}\r\n`, 404],
      [`GET //example.org/api/v1/lang/ ${head}\r\n`, 404],
      [`GET /api/v1/lang/#top ${head}\r\n`, 200],
      [`GET /api/v1/./lang/ ${head}\r\n`, 200],
      [`GET /api/v1/fc/?f=spa&t=eng&n=%E0%A4%A ${head}\r\n`, 400],
      [`GET http://elsewhere.example/api/v1/lang/ ${head}\r\n`, 200],
      [`GET http://user:password@elsewhere.example/api/v1/lang/ ${head}\r\n`, 200],
      [`GET http://:99999/api/v1/lang/ ${head}\r\n`, 404],
      [`OPTIONS * ${head}\r\n`, 404],
      [`OPTIONS /api/v1/lang/ ${head}\r\n`, 405],
      [`TRACE /api/v1/lang/ ${head}\r\n`, 405],
      [`PROPFIND /api/v1/lang/ ${head}\r\n`, 405],
      [`HEAD /api/v1/lang/ ${head}\r\n`, 405],
      [`GET /api/v1/lang/ ${head}Content-Length: 5\r\n\r\n{"a":`, 200],
      [`POST /api/v1/lang/ ${head}Content-Length: 5\r\n\r\n{"a":`, 405],
      [`POST /api/v1/lang/ ${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
      [`GET /api/v1/lang/ ${head}Upgrade: websocket\r\n\r\n`, 200],
      [`GET /api/v1/lang/ ${head}Expect: miracles\r\n\r\n`, 417],
      [`GET /api/v1/fc/?f=spa&t=eng&n=${'9'.repeat(10_000)} ${head}\r\n`, 404],
      [`GET /${'x'.repeat(20_000)} ${head}\r\n`, 431],
      [`GET /api/v1/lang/ ${head}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      [`GET /api/v1/lang/ ${head}X: \u0001\r\n\r\n`, 400],
      [`GET /año ${head}\r\n`, 400],
      [`get /api/v1/lang/ ${head}\r\n`, 400],
      ['NONSENSE\r\n\r\n', 400],
      ['\u0016\u0003\u0001\u0002\u0000\u0001', 400],
    ];
    for (const [bytes, status] of cases) {
      const response = await sendBytes(api.address, bytes);
      expect.soft(getStatus(response), bytes.slice(0, 80)).toBe(status);
    }
    expect((await sendHttp(api.address, CARD_PATH, { headers: HEADERS })).status).toBe(200);
    expect(log).not.toHaveBeenCalled();
  });

  test.each([
    ['too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, 'urn:wayword:problem:request-too-large'],
    ['not HTTP', 'NONSENSE\r\n\r\n', 400, 'urn:wayword:problem:malformed-request'],
  ])('are answered with problem details even if they cannot be parsed: %s', async (_, bytes, status, type) => {
    const [head, body] = (await sendBytes((await start()).address, bytes)).split('\r\n\r\n');
    expect(head).toContain('content-type: application/problem+json');
    expect(JSON.parse(body ?? '')).toMatchObject({ type, status });
  });

  test('with a body of 20 MB are answered without reading all of it', async () => {
    const api = await start();
    const body = 'x'.repeat(20 * 1024 * 1024);
    // The server may close the connection while the body is still being sent.
    const reply = await sendHttp(api.address, CARD_PATH, { method: 'POST', headers: HEADERS, body }).catch(
      () => undefined,
    );
    if (reply) expectProblem(reply, 'method-not-allowed', 405);
    expect((await sendHttp(api.address, CARD_PATH, { headers: HEADERS })).status).toBe(200);
  });

  test('that are aborted are forgotten', async () => {
    const api = await start({ latencyMs: 30 });
    for (const bytes of ['', 'GET /api', `GET ${CARD_PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: Api-Key k\r\n\r\n`]) {
      const socket = connect(Number(new URL(api.address).port), '127.0.0.1');
      await new Promise<void>((resolve) => socket.write(bytes || '\r\n', () => resolve()));
      socket.resetAndDestroy();
    }
    await delay(60);
    expect((await sendHttp(api.address, CARD_PATH, { headers: HEADERS })).status).toBe(200);
  });
});

describe('Faults', () => {
  const LATE: readonly FaultKind[] = ['slow-body', 'trickled', 'stalled'];
  const startFaulty = (kind: FaultKind, times: Pick<FaultOptions, 'slowMs' | 'stallMs'> = {}) =>
    start({ faults: { rate: 1, seed: 1, kinds: [kind], ...times } });
  const ask = (address: string) => sendHttp(address, CARD_PATH, { headers: HEADERS });

  test('status-500 is a problem of the server', async () => {
    expectProblem(await ask((await startFaulty('status-500')).address), 'server-error', 500);
  });

  test('status-503 says when to retry', async () => {
    const reply = await ask((await startFaulty('status-503')).address);
    expectProblem(reply, 'server-busy', 503);
    expect(reply.headers['retry-after']).toBe('1');
  });

  test('status-429 says when to retry', async () => {
    const reply = await ask((await startFaulty('status-429')).address);
    expectProblem(reply, 'too-many-requests', 429);
    expect(reply.headers['retry-after']).toBe('1');
  });

  test('status-429-date says when to retry as an HTTP date', async () => {
    const askedAt = Date.now();
    const reply = await ask((await startFaulty('status-429-date')).address);
    expectProblem(reply, 'too-many-requests', 429);
    expect(reply.headers['retry-after']).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
    const waitMs = Date.parse(reply.headers['retry-after'] ?? '') - askedAt;
    expect(waitMs).toBeGreaterThan(1_000);
    expect(waitMs).toBeLessThan(10_000);
  });

  test.each<FaultKind>(['dropped', 'cut', 'cut-headers'])('%s closes the connection', async (kind) => {
    await expect(ask((await startFaulty(kind)).address)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  test('broken-json is complete HTTP with half of the JSON', async () => {
    const reply = await ask((await startFaulty('broken-json')).address);
    expect(reply).toMatchObject({ status: 200, contentType: 'application/json' });
    expect(() => JSON.parse(reply.body)).toThrow(SyntaxError);
  });

  test('html is a page', async () => {
    const reply = await ask((await startFaulty('html')).address);
    expect(reply.status).toBe(200);
    expect(reply.contentType).toContain('text/html');
  });

  test('slow-body is the right response, late', async () => {
    const startedAt = performance.now();
    const reply = await ask((await startFaulty('slow-body')).address);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(SLOW_BODY_MS - 1);
    expect(JSON.parse(reply.body)).toMatchObject({ word: 'casa' });
  });

  test.each<FaultKind>(['slow-body', 'trickled'])('%s takes the given time', async (kind) => {
    const startedAt = performance.now();
    const reply = await ask((await startFaulty(kind, { slowMs: 90 })).address);
    const tookMs = performance.now() - startedAt;
    expect(tookMs).toBeGreaterThanOrEqual(80);
    expect(tookMs).toBeLessThan(SLOW_BODY_MS);
    expect(JSON.parse(reply.body)).toMatchObject({ word: 'casa' });
  });

  test('stalled sends headers, and then nothing until the connection closes', async () => {
    const api = await startFaulty('stalled', { stallMs: 200 });
    const response = await fetch(api.address + CARD_PATH, { headers: HEADERS });
    expect(response.status).toBe(200);
    const startedAt = performance.now();
    await expect(response.text()).rejects.toThrow('terminated');
    expect(performance.now() - startedAt).toBeGreaterThan(100);
  });

  test('are counted, and do not affect requests without a key', async () => {
    const api = await startFaulty('status-500');
    await ask(api.address);
    expectProblem(await sendHttp(api.address, CARD_PATH), 'key-refused', 401);
    expect(api.stats).toMatchObject({ requests: 2, refused: 1, faults: 1 });
  });

  test('are the same for every run with the same seed', async () => {
    const kinds = FAULT_KINDS.filter((kind) => !LATE.includes(kind));
    const run = async () => {
      const api = await start({ faults: { rate: 0.5, seed: 5, kinds } });
      const paths = Array.from({ length: 30 }, (_, rank) => `/api/v1/fc/?f=spa&t=eng&n=${rank}`);
      const replies = await Promise.allSettled(paths.map((path) => sendHttp(api.address, path, { headers: HEADERS })));
      return replies.map((reply) => (reply.status === 'fulfilled' ? [reply.value.status, reply.value.body] : 'error'));
    };
    const first = await run();
    expect(await run()).toEqual(first);
    expect(first).toContain('error');
  });

  test('can all be distinguished by the client', async () => {
    const codes: Partial<Record<FaultKind, string>> = {};
    for (const kind of FAULT_KINDS.filter((candidate) => !LATE.includes(candidate))) {
      const { address } = await startFaulty(kind);
      const client = createContractClient(createHttpTransport({ baseUrl: address, key: 'k' }));
      codes[kind] = await client.flashcard(PAIR, 1).then(
        () => 'none',
        (error) => error.code,
      );
    }
    expect(codes).toEqual({
      'status-500': 'server-error',
      'status-503': 'server-busy',
      'status-429': 'server-busy',
      'status-429-date': 'server-busy',
      dropped: 'unreachable',
      'cut-headers': 'unreachable',
      cut: 'unreachable',
      'broken-json': 'answer-broken',
      html: 'not-the-api',
    });
  });
});

describe('close', () => {
  test('finishes the running requests, closes persistent connections and frees the port', async () => {
    const api = await start({ latencyMs: 150 });
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    await sendHttp(api.address, CARD_PATH, { headers: HEADERS }, agent);
    const running = sendHttp(api.address, CARD_PATH, { headers: HEADERS }, agent);
    await delay(50);
    const startedAt = performance.now();
    await Promise.all([api.close(), api.close()]);
    expect((await running).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(1_500);
    await expect(sendHttp(api.address, CARD_PATH)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('does not wait for an idle connection', async () => {
    const api = await start();
    const socket = connect(Number(new URL(api.address).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const startedAt = performance.now();
    await api.close();
    expect(performance.now() - startedAt).toBeLessThan(1_500);
  });

  test('gives up on a request that takes too long', { timeout: 10_000 }, async () => {
    const api = await start({ latencyMs: 60_000 });
    const running = sendHttp(api.address, CARD_PATH, { headers: HEADERS });
    const outcome = expect(running).rejects.toMatchObject({ code: 'ECONNRESET' });
    await delay(50);
    await api.close();
    await outcome;
  });
});

describe('a server in operation', () => {
  test.each(['/health', '/ready'])('%s answers without a key', async (path) => {
    const api = await start();
    const reply = await sendHttp(api.address, path);
    expect([reply.status, reply.body]).toEqual([200, 'ok\n']);
  });

  test('a server that stops is not ready, and still alive', async () => {
    const api = await start({ latencyMs: 300 });
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    await sendHttp(api.address, '/ready', {}, agent);
    const running = sendHttp(api.address, CARD_PATH, { headers: HEADERS });
    await delay(50);
    const asked = sendHttp(api.address, '/ready', {}, agent);
    const closing = api.close();
    // The request reached the server together with the stop: either order is right, and nothing hangs.
    const reply = await asked.catch(() => ({ status: 503 }));
    expect([200, 503]).toContain(reply.status);
    expect((await running).status).toBe(200);
    await closing;
  });

  test('each key has its own limit, and a refused request says when to return', async () => {
    const api = await start({ keys: ['a', 'b'], ratePerSecond: 1 });
    const ask = (key: string) => sendHttp(api.address, CARD_PATH, { headers: { authorization: `Api-Key ${key}` } });
    expect([(await ask('a')).status, (await ask('a')).status]).toEqual([200, 200]);
    const refused = await ask('a');
    expectProblem(refused, 'too-many-requests', 429);
    expect(refused.headers['retry-after']).toBe('1');
    expect((await ask('b')).status).toBe(200);
  });

  test('the log has one entry for each answer, and no key', async () => {
    const entries: LogEntry[] = [];
    const api = await start({ keys: ['secret'], log: (entry) => entries.push(entry) });
    await sendHttp(api.address, CARD_PATH, { headers: { authorization: 'Api-Key secret' } });
    await sendHttp(api.address, CARD_PATH, { headers: { authorization: 'Api-Key wrong' } });
    await vi.waitFor(() => expect(entries).toHaveLength(2));
    expect(entries[0]).toMatchObject({
      method: 'GET',
      path: CARD_PATH,
      status: 200,
      client: expect.stringMatching(/^[\da-f]{8}$/),
    });
    expect(entries[0]?.bytes).toBeGreaterThan(100);
    expect(entries[1]).toMatchObject({ status: 401 });
    expect(entries[1]).not.toHaveProperty('client');
    expect(JSON.stringify(entries)).not.toMatch(/secret|wrong/);
  });

  test('keys of a source may change while the server runs', async () => {
    let keys = ['old'];
    const api = await start({ keys: [], keySource: { read: () => keys } });
    const ask = (key: string) => sendHttp(api.address, CARD_PATH, { headers: { authorization: `Api-Key ${key}` } });
    expect((await ask('old')).status).toBe(200);
    keys = ['new'];
    expect((await ask('old')).status).toBe(401);
    expect((await ask('new')).status).toBe(200);
  });
});
