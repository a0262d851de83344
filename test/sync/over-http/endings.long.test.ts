import { describe, expect, test } from 'vitest';
import type { StoredCard } from '../../../src/model/card.ts';
import { json, type Respond } from '../../support/fault-server.ts';
import { copyDeck, makeHttpSync, NOT_FOUND, readSpanishCards, serve, waitForRow } from '../../support/http-sync.ts';
import { cardBody } from '../../support/upstream.ts';

const cards = await readSpanishCards(25);
const last = cards[24] as StoredCard;
const first = cards[0] as StoredCard;

describe('a deck ends when the server responds', () => {
  test.each<[string, Respond]>([
    ['404', () => NOT_FOUND],
    ['404 with a page', () => ({ status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not Found</h1>' })],
    ['204', () => ({ status: 204 })],
    ['an empty object', () => json({})],
    ['null', () => json(null)],
    ['an empty array', () => json([])],
    ['400', () => ({ status: 400, body: '{"n":["Out of range."]}' })],
    ['410', () => ({ status: 410 })],
    ['422', () => ({ status: 422, body: '{}' })],
    ['500 after all retries', () => ({ status: 500, body: 'IndexError' })],
    ['502 with a page after all retries', () => ({ status: 502, body: '<h1>Bad Gateway</h1>' })],
    ['the last card again, pointing at itself', () => json(cardBody(last, 26))],
    ['the last card again for ever', ({ rank }) => json(cardBody(last, rank + 1))],
    [
      'the deck again from its first card for ever',
      ({ rank }) => json(cardBody(cards[(rank - 1) % 25] as StoredCard, rank + 1)),
    ],
  ])('%s', async (_, beyond) => {
    const respond = serve(cards, (request) => (request.rank === 0 ? NOT_FOUND : beyond(request)));
    const copied = await copyDeck(respond);
    expect(copied.cards).toEqual(cards);
    expect(copied.row).toMatchObject({ state: 'done', cards: 25, skipped: 0 });
    expect(copied.deck).toMatchObject({ isComplete: true, lastRank: 25 });
  });
});

describe('a deck ends with the card whose next is', () => {
  test.each<[string, unknown]>([
    ['0', 0],
    ['1, the first card', 1],
    ['the card itself', 25],
    ['a card in the middle', 7],
    ['-1', -1],
    ['null', null],
    ['missing', undefined],
    ['empty text', ''],
    ['no number', 'end'],
    ['a fraction', 25.5],
    ['too large to be exact', 1e300],
  ])('%s', async (_, next) => {
    const copied = await copyDeck(({ rank, tries }) =>
      rank === 25 ? json(cardBody(last, next)) : serve(cards)({ rank, tries }),
    );
    expect(copied.cards).toEqual(cards);
    expect(copied.row).toMatchObject({ state: 'done', cards: 25, skipped: 0 });
  });

  test('beyond the end, far away', async () => {
    const respond = serve(cards);
    const copied = await copyDeck((request) =>
      request.rank === 25 ? json(cardBody(last, 1_000_000)) : respond(request),
    );
    expect(copied.cards).toEqual(cards);
    expect(copied.deck).toMatchObject({ isComplete: true, lastRank: 25 });
  });
});

test('a next that points back in the middle of the deck ends it there: no card is stored twice', async () => {
  const respond = serve(cards);
  const copied = await copyDeck((request) =>
    request.rank === 12 ? json(cardBody(cards[11] as StoredCard, 4)) : respond(request),
  );
  expect(copied.cards).toEqual(cards.slice(0, 12));
  expect(copied.row).toMatchObject({ state: 'done', cards: 12 });
});

test('a deck of one card that answers every rank', async () => {
  const copied = await copyDeck(() => json(cardBody(first, 1)));
  expect(copied.cards).toEqual([first]);
});

test('an empty deck is reported, and no deck appears', async () => {
  const { store, sync } = await makeHttpSync(() => NOT_FOUND);
  await sync.start({ from: 'spa', to: 'eng' });
  const row = await waitForRow(store, ({ state }) => state === 'failed');
  expect(row.error).toBe('deck-empty');
  expect(await store.content.sources.count()).toBe(0);
});
