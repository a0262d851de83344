import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredCard } from '../../src/model/card.ts';
import { json, type Respond } from '../support/fault-server.ts';
import { copyDeck, readSpanishCards, serve } from '../support/http-sync.ts';

const original = await readSpanishCards(240);

/** Gives cards the ranks from 1. */
const rank = (cards: readonly StoredCard[]) =>
  cards.map(([, word, meanings], index): StoredCard => [index + 1, word, meanings]);
const change = ([at, word, meanings]: StoredCard): StoredCard => [at, word, [...meanings, 'changed']];

/** The editions that may follow the first one, by the rank at which they differ. */
const EDITIONS: Record<string, (at: number) => StoredCard[]> = {
  longer: (at) => rank([...original, ...original.slice(0, at).map(change)]),
  shorter: (at) => original.slice(0, Math.max(1, at)),
  'with one card changed': (at) => original.map((card) => (card[0] === at ? change(card) : card)),
  'with all cards changed': () => original.map(change),
  'with a card inserted': (at) => rank([...original.slice(0, at), [0, 'inserted', ['new']], ...original.slice(at)]),
  'with a card removed': (at) => rank(original.filter((card) => card[0] !== at)),
};

interface Switching {
  editions: readonly (readonly StoredCard[])[];
  /** Number of answered requests before each switch. */
  switches: readonly number[];
  hasMark: boolean;
}

function serveEditions({ editions, switches, hasMark }: Switching): Respond {
  const servers = editions.map((cards) => serve(cards));
  let requests = 0;
  return (request) => {
    const place = switches.filter((at) => at <= requests).length % editions.length;
    requests += 1;
    if (Number.isNaN(request.rank)) return json([], hasMark ? { etag: `"${place}"` } : {});
    const respond = servers[place];
    if (!respond) throw new Error(`Expected an edition ${place}, got none.`);
    return respond(request);
  };
}

describe('a sync during which a new edition is published', () => {
  test('ends with exactly one edition, wherever they differ and whenever the switch happens, if the server marks editions', async () => {
    const runs = fc.asyncProperty(
      fc.constantFrom(...Object.keys(EDITIONS)),
      fc.integer({ min: 1, max: 240 }),
      fc.integer({ min: 1, max: 300 }),
      async (kind, at, switchAt) => {
        const later = EDITIONS[kind]?.(at) ?? [];
        const editions = [original, later];
        const { row, cards } = await copyDeck(serveEditions({ editions, switches: [switchAt], hasMark: true }));
        expect(row).toMatchObject({ state: 'done', skipped: 0 });
        // Comparing digests keeps the report of a failure short.
        expect(editions.map((edition) => JSON.stringify(edition) === JSON.stringify(cards))).toContain(true);
      },
    );
    await fc.assert(runs, { numRuns: 12 });
  }, 180_000);

  test.each([
    ['longer', 60],
    ['shorter', 60],
    ['with all cards changed', 1],
    ['with a card inserted', 20],
    ['with a card removed', 20],
  ])('ends with the new edition without marks, if it is %s', async (kind, at) => {
    const later = EDITIONS[kind]?.(at) ?? [];
    const { cards } = await copyDeck(serveEditions({ editions: [original, later], switches: [150], hasMark: false }));
    expect(cards).toEqual(later);
  });

  test('stops with a reason if the deck keeps changing, and keeps no mixture as a finished deck', async () => {
    const editions = [original, original.map(change)];
    const switches = Array.from({ length: 100 }, (_, index) => 100 * (index + 1));
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
