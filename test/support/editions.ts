import fc from 'fast-check';
import { expect } from 'vitest';
import type { StoredCard } from '../../src/model/card.ts';
import { json, type Respond } from './fault-server.ts';
import { copyDeck, readSpanishCards, serve } from './http-sync.ts';

export const original = await readSpanishCards(120);

/** Gives cards the ranks from 1. */
const rank = (cards: readonly StoredCard[]) =>
  cards.map(([, word, meanings], index): StoredCard => [index + 1, word, meanings]);
export const change = ([at, word, meanings]: StoredCard): StoredCard => [at, word, [...meanings, 'changed']];

/** The editions that may follow the first one, by the rank at which they differ. */
export const EDITIONS: Record<string, (at: number) => StoredCard[]> = {
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

export function serveEditions({ editions, switches, hasMark }: Switching): Respond {
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

/**
 * Expects that a sync ends with exactly one edition, wherever the editions differ and whenever the switch happens.
 *
 * @param numRuns - Random cases to try.
 */
export async function expectOneEdition(numRuns: number): Promise<void> {
  const runs = fc.asyncProperty(
    fc.constantFrom(...Object.keys(EDITIONS)),
    fc.integer({ min: 1, max: 120 }),
    fc.integer({ min: 1, max: 150 }),
    async (kind, at, switchAt) => {
      const later = EDITIONS[kind]?.(at) ?? [];
      const editions = [original, later];
      const { row, cards } = await copyDeck(serveEditions({ editions, switches: [switchAt], hasMark: true }));
      expect(row).toMatchObject({ state: 'done', skipped: 0 });
      // Comparing digests keeps the report of a failure short.
      expect(editions.map((edition) => JSON.stringify(edition) === JSON.stringify(cards))).toContain(true);
    },
  );
  await fc.assert(runs, { numRuns });
}
