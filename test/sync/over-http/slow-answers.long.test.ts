import { expect, test } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../../src/contract/http-transport.ts';
import type { RawAnswer } from '../../support/fault-server.ts';
import { copyDeck, readSpanishCards, serve } from '../../support/http-sync.ts';

/** Everything here runs in a twentieth of the stated time; the code is the same, only two numbers are smaller. */
const SCALE = 1 / 20;
const ANSWER_MS = 20_000;

test('a deck whose every response takes 20 s is copied, and no request is repeated for its slowness', async () => {
  const cards = await readSpanishCards(12);
  const right = serve(cards);
  let atOnce = 0;
  let mostAtOnce = 0;
  const copied = await copyDeck(async (request) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS * SCALE));
    atOnce -= 1;
    return right(request);
  }, REQUEST_TIMEOUT_MS * SCALE);
  expect(copied.cards).toEqual(cards);
  expect(copied.row).toMatchObject({ state: 'done', skipped: 0, failures: 0 });
  const asked = copied.server.asked.filter((rank) => rank >= 1 && rank <= 12);
  // The sample at the end covers all of a small deck, and the deck's end asks for the last card.
  const expected = [...cards, ...cards].map(([rank]) => rank).concat(12);
  expect(asked.toSorted((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
  // Slow is not overloaded: responses are awaited in parallel.
  expect(mostAtOnce).toBeGreaterThan(1);
});

test('a dead connection does not cost a minute if responses are quick', async () => {
  const cards = await readSpanishCards(40);
  const right = serve(cards);
  let tries = 0;
  const stall: RawAnswer = (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const startedAt = Date.now();
  const copied = await copyDeck((request) => {
    if (request.rank !== 30) return right(request);
    tries += 1;
    return tries === 1 ? stall : right(request);
  }, REQUEST_TIMEOUT_MS);
  expect(copied.cards).toEqual(cards);
  expect(copied.row).toMatchObject({ skipped: 0, failures: 0 });
  expect(tries).toBe(2);
  expect(Date.now() - startedAt).toBeLessThan(REQUEST_TIMEOUT_MS / 2);
});
