import { type StoredCard, toCardTail } from '../../../model/card.ts';
import { type DeckPage, toDeckNotes } from '../../../model/deck.ts';
import type { SourceId } from '../../../model/source.ts';
import type { Store } from '../../store.ts';
import { unpackBlock } from '../blocks.ts';
import { findRowIndex, getDirectory } from '../cache/directories.ts';
import { queryDecks } from './deck-queries.ts';

function withoutScore(card: StoredCard): StoredCard {
  const [rank, word, meanings, forms, { score, ...details } = {}] = card;
  return score === undefined ? card : [rank, word, meanings, ...toCardTail(forms, details)];
}

/**
 * Reads a source's cards in rank order, in pages.
 *
 * @param after - Last rank of the previous page; -1 for the first page.
 * @returns undefined if the source does not exist. `copy` identifies the deck copy of a page; the first page has the notes.
 *
 * One read transaction. The cost grows with the page, not with the deck.
 */
export function readDeckPage(store: Store, id: SourceId, after: number, limit: number): Promise<DeckPage | undefined> {
  return queryDecks(store.contentConnection, async (queries) => {
    const deck = (await queries.sources()).find((row) => row.id === id);
    if (!deck) return undefined;
    const { firstRanks } = await getDirectory(store.cache, queries, deck);
    const cards: StoredCard[] = [];
    for (const firstRank of firstRanks.slice(Math.max(0, findRowIndex(firstRanks, after)))) {
      const block = await queries.block(deck.deck, firstRank);
      for (const card of block ? unpackBlock(block) : []) if (card[0] > after) cards.push(withoutScore(card));
      if (cards.length > limit) break;
    }
    const page = { copy: deck.deck, cards: cards.slice(0, limit), isLast: cards.length <= limit };
    return after < 0 ? { ...page, notes: toDeckNotes(deck) } : page;
  });
}
