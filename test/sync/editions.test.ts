import { describe, expect, test } from 'vitest';
import { change, EDITIONS, original, serveEditions } from '../support/editions.ts';
import { json } from '../support/fault-server.ts';
import { copyDeck, serve } from '../support/http-sync.ts';

describe('a sync during which a new edition is published', () => {
  test.each([
    ['longer', 60],
    ['shorter', 60],
    ['with all cards changed', 1],
    ['with a card inserted', 20],
    ['with a card removed', 20],
  ])('ends with the new edition without marks, if it is %s', async (kind, at) => {
    const later = EDITIONS[kind]?.(at) ?? [];
    const { cards } = await copyDeck(serveEditions({ editions: [original, later], switches: [75], hasMark: false }));
    expect(cards).toEqual(later);
  });

  test('stops with a reason if the deck keeps changing, and keeps no mixture as a finished deck', async () => {
    const editions = [original, original.map(change)];
    const switches = Array.from({ length: 100 }, (_, index) => 50 * (index + 1));
    const { row, deck } = await copyDeck(serveEditions({ editions, switches, hasMark: false }));
    expect(row).toMatchObject({ state: 'failed', error: 'deck-changing', restarts: 5 });
    expect(deck.isComplete).toBe(false);
  });

  test('does not start over for a server whose mark changes with every answer', async () => {
    let answers = 0;
    const right = serve(original);
    const { row, cards } = await copyDeck((request) => {
      answers += 1;
      return Number.isNaN(request.rank) ? json([], { etag: `"${answers}"` }) : right(request);
    });
    expect(row.state).toBe('done');
    expect(row.restarts).toBeUndefined();
    expect(cards).toEqual(original);
  });
});
