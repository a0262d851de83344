import { describe, expect, test } from 'vitest';
import type { StoredCard } from '../../../src/model/card.ts';
import { type HttpAnswer, json, type RawAnswer, raw } from '../../support/fault-server.ts';
import { copyDeck, NOT_FOUND, readSpanishCards, serve } from '../../support/http-sync.ts';
import { cardBody } from '../../support/upstream.ts';

const cards = await readSpanishCards(60);
const right = serve(cards);
const stall: RawAnswer = (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

/** Permanently at rank 30 only: the server works before and after it. */
describe('one rank that is never answered does not block the rest of the deck', () => {
  test.each<[string, HttpAnswer | RawAnswer]>([
    ['the connection is dropped', raw([])],
    ['no answer in time', stall],
    ['408', { status: 408 }],
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<p>Error' }],
    ['500: the cards behind it are not lost', { status: 500 }],
  ])(
    '%s',
    async (_, fault) => {
      const copied = await copyDeck((request) => (request.rank === 30 ? fault : right(request)), 300);
      expect(copied.cards).toEqual(cards.filter(([rank]) => rank !== 30));
    },
    20_000,
  );
});

describe('a deck ends where every rank beyond it', () => {
  test.each<[string, HttpAnswer | RawAnswer]>([
    ['drops the connection', raw([])],
    ['is a page', { headers: { 'content-type': 'text/html' }, body: '<p>Error' }],
  ])(
    '%s',
    async (_, fault) => {
      const copied = await copyDeck((request) => (request.rank > 60 ? fault : right(request)), 300);
      expect(copied.cards).toEqual(cards);
    },
    20_000,
  );

  test('repeats the first card endlessly', async () => {
    const first = cards[0] as StoredCard;
    const copied = await copyDeck(
      serve(cards, ({ rank }) => (rank === 0 ? NOT_FOUND : json(cardBody(first, rank + 1)))),
    );
    expect(copied.cards).toEqual(cards);
  });
});
