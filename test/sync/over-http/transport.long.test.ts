import { describe, expect, test } from 'vitest';
import { type HttpAnswer, json, type RawAnswer, raw, startFaultServer } from '../../support/fault-server.ts';
import { copyDeck, makeHttpSync, readCopy, readSpanishCards, serve, waitForRow } from '../../support/http-sync.ts';

const cards = await readSpanishCards(40);
const right = serve(cards);
/** Of which every third fails: a sync of these takes a third of the time. */
const few = cards.slice(0, 12);

const MINUTE_MS = 60_000;
const PAIR = { from: 'spa', to: 'eng' };
const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const PAGE = {
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Sign in</title><p>Sign in to the network.</p>',
};
const busy = (status: number, retryAfter?: string): HttpAnswer => ({
  status,
  headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
});

/** Writes, and then resets the connection. */
const cutAfter =
  (text: string): RawAnswer =>
  async (socket) => {
    await raw(text === '' ? [] : [text])(socket);
    socket.resetAndDestroy();
  };

describe('a fault in every third card is overcome:', () => {
  test.each<[string, HttpAnswer | RawAnswer]>([
    ['a connection that closes without an answer', raw([])],
    ['a connection that is reset without an answer', cutAfter('')],
    ['a connection that is reset within the first line', cutAfter('HTTP/1.1 20')],
    ['a connection that is reset within the headers', cutAfter(`${HEAD}Content-Le`)],
    ['a connection that is reset within the body', cutAfter(`${HEAD}Content-Length: 100\r\n\r\n{"word":"ca`)],
    ['a body shorter than its length says', raw([`${HEAD}Content-Length: 100\r\n\r\n{"word":"ca`])],
    ['a chunk that is none', raw([`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, 'zz\r\n{"word"'])],
    ['chunks without an end', raw([`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '2\r\n{}\r\n'])],
    ['something that is not HTTP', raw(['SSH-2.0-OpenSSH_9.6\r\n'])],
    ['headers without an end', raw([`${HEAD}X: ${'y'.repeat(100_000)}`])],
    ['bytes that are no gzip', { headers: { 'content-encoding': 'gzip' }, body: '{"word":"casa"}' }],
    ['half of the JSON', { body: '{"word":"ca' }],
    ['a page', PAGE],
    ['500', { status: 500, body: 'Traceback (most recent call last):' }],
    ['502 with a page', { ...PAGE, status: 502 }],
    ['504', { status: 504 }],
    ['408', { status: 408 }],
    ['429', busy(429)],
    ['429 with Retry-After in seconds', busy(429, '2')],
    ['429 with Retry-After as a date that has passed', busy(429, 'Wed, 21 Oct 2015 07:28:00 GMT')],
    ['503 with Retry-After', busy(503, '1')],
    ['404, though the card is there', { status: 404 }],
    ['an empty object, though the card is there', { body: '{}' }],
  ])('%s', async (_, fault) => {
    const rightOfFew = serve(few);
    const copied = await copyDeck((request) => {
      const isHit = request.rank % 3 === 0 && request.rank > 0 && request.tries === 0;
      return isHit ? fault : rightOfFew(request);
    });
    expect(copied.cards).toEqual(few);
    expect(copied.row).toMatchObject({ state: 'done', cards: 12, skipped: 0 });
    // Refused, asked again, and asked by the comparison at the end, which covers all of a small deck.
    expect(copied.server.asked.filter((rank) => rank === 6)).toHaveLength(3);
  });
});

describe('Retry-After is respected:', () => {
  test.each<[string, number, () => string, number]>([
    ['429, 3 seconds', 429, () => '3', 3_000],
    ['429, 20 minutes', 429, () => '1200', 20 * MINUTE_MS],
    ['503, 20 minutes', 503, () => '1200', 20 * MINUTE_MS],
    [
      '429, a date in 20 minutes',
      429,
      () => new Date(Date.now() + 20 * MINUTE_MS + 1_000).toUTCString(),
      20 * MINUTE_MS,
    ],
    ['429, a day: an hour at most', 429, () => '86400', 60 * MINUTE_MS],
  ])('%s', async (_, status, retryAfter, atLeastMs) => {
    let refusedAt = 0;
    let askedAgainAt = 0;
    const { store, sync, clock } = await makeHttpSync((request) => {
      if (request.rank !== 30) return right(request);
      if (request.tries > 0) askedAgainAt = clock.now();
      else refusedAt = clock.now();
      return request.tries > 0 ? right(request) : busy(status, retryAfter());
    });
    await sync.start(PAIR);
    await waitForRow(store, ({ state }) => state === 'done');
    // Real milliseconds pass between the server's computation of a date and the client's.
    expect(askedAgainAt - refusedAt).toBeGreaterThanOrEqual(atLeastMs - 1_000);
    expect(askedAgainAt - refusedAt).toBeLessThanOrEqual(atLeastMs + 2_000);
    expect((await readCopy(store)).cards).toEqual(cards);
  });
});

describe('an outage of ten minutes is waited out:', () => {
  test('a server that vanishes and returns', async () => {
    let goneAt = 0;
    let refusals = 0;
    const { store, sync, server, clock } = await makeHttpSync((request) => {
      if (request.rank < 30 || goneAt > 0) return right(request);
      goneAt = clock.now();
      return async (socket) => {
        socket.destroy();
        await server.vanish();
      };
    });
    let isBack = false;
    clock.onJump = async () => {
      if (goneAt === 0 || isBack) return;
      refusals += 1;
      if (clock.now() < goneAt + 10 * MINUTE_MS) return;
      isBack = true;
      await server.comeBack();
    };
    await sync.start(PAIR);
    const row = await waitForRow(store, ({ state }) => state === 'done' || state === 'failed');
    expect(row).toMatchObject({ state: 'done', cards: 40, skipped: 0, failures: 0 });
    expect(refusals).toBeGreaterThan(5);
    expect((await readCopy(store)).cards).toEqual(cards);
  });

  test.each<[string, HttpAnswer | RawAnswer]>([
    ['a page with status 200 for every card, as from a network that wants a login', PAGE],
    ['500 for every card', { status: 500 }],
    ['503 without Retry-After for every card', busy(503)],
    ['429 with a Retry-After of nothing for every card', busy(429, '0')],
    [
      '429 with a Retry-After that has passed, as for a clock that is ahead',
      busy(429, 'Wed, 21 Oct 2015 07:28:00 GMT'),
    ],
    ['half of the JSON of every card', { body: '{"word":"ca' }],
    ['connections that are reset within the headers', cutAfter(HEAD)],
  ])('%s', async (_, trouble) => {
    let beganAt = 0;
    const { store, sync, clock } = await makeHttpSync((request) => {
      if (request.rank >= 30) beganAt ||= clock.now();
      const isOver = clock.now() > beganAt + 10 * MINUTE_MS;
      return beganAt === 0 || isOver ? right(request) : trouble;
    });
    await sync.start(PAIR);
    const row = await waitForRow(store, ({ state }) => state === 'done' || state === 'failed');
    expect(row).toMatchObject({ state: 'done', cards: 40, skipped: 0, failures: 0 });
    expect((await readCopy(store)).cards).toEqual(cards);
  });
});

describe('a response that times out is requested again:', () => {
  const TIMEOUT_MS = 400;

  test.each<[string, RawAnswer]>([
    ['nothing at all', async (socket) => waitForClose(socket)],
    [
      'headers and nothing more',
      async (socket) => {
        socket.write(`${HEAD}Content-Length: 100\r\n\r\n`);
        await waitForClose(socket);
      },
    ],
    [
      'a body that never ends',
      async (socket) => {
        socket.write(`${HEAD}\r\n`);
        const timer = setInterval(() => socket.write(' '), 20);
        await waitForClose(socket);
        clearInterval(timer);
      },
    ],
  ])('%s', async (_, stall) => {
    const copied = await copyDeck(
      (request) => (request.rank === 30 && request.tries < 3 ? stall : right(request)),
      TIMEOUT_MS,
    );
    expect(copied.cards).toEqual(cards);
    expect(copied.row).toMatchObject({ state: 'done', skipped: 0 });
  });
});

test('a redirect stops the sync, keeps the stored cards, and does not receive the key', async () => {
  const elsewhere = await startFaultServer(() => json({}));
  const { store, sync } = await makeHttpSync((request) =>
    request.rank > 30 ? { status: 302, headers: { location: `${elsewhere.address}/api/v1/fc/` } } : right(request),
  );
  await sync.start(PAIR);
  const row = await waitForRow(store, ({ state }) => state === 'failed');
  expect(row).toMatchObject({ error: 'redirected', cards: 30 });
  expect(elsewhere.asked).toEqual([]);
  expect((await readCopy(store)).cards).toEqual(cards.slice(0, 30));
});

function waitForClose(socket: Parameters<RawAnswer>[0]): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}
