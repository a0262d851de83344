import type { StoredCard } from '../../model/card.ts';
import type { DeckPage } from '../../model/deck.ts';
import type { SourceId } from '../../model/source.ts';
import { withStorageErrors } from '../storage-errors.ts';
import type { Store } from '../store.ts';
import { unpackBlock } from './blocks.ts';
import { toDeckNotes } from './deck-notes.ts';
import { readDecks } from './deck-reading.ts';
import { findPlace } from './directories.ts';

/**
 * Reads a source's cards in rank order, page by page.
 *
 * @param after - Last rank of the page before; -1 for the first page.
 * @returns undefined when there is no such source. `copy` tells whether two pages are of the same deck; the first page has the notes.
 *
 * One read transaction; cost grows with the page, not with the deck.
 */
export function readDeckPage(store: Store, id: SourceId, after: number, limit: number): Promise<DeckPage | undefined> {
  return withStorageErrors(() =>
    readDecks(store.contentReads, async (reading) => {
      const deck = (await reading.sources()).find((row) => row.id === id);
      if (!deck) return undefined;
      const { firstRanks } = await store.directories.get(reading, deck);
      const cards: StoredCard[] = [];
      for (const firstRank of firstRanks.slice(Math.max(0, findPlace(firstRanks, after)))) {
        const block = await reading.block(deck.deck, firstRank);
        for (const card of block ? unpackBlock(block) : []) if (card[0] > after) cards.push(card);
        if (cards.length > limit) break;
      }
      const page = { copy: deck.deck, cards: cards.slice(0, limit), isLast: cards.length <= limit };
      return after < 0 ? { ...page, notes: toDeckNotes(deck) } : page;
    }),
  );
}
