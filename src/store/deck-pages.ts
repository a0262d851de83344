import type { PairId } from '../contract/language-pair.ts';
import { unpackBlock } from './blocks.ts';
import type { DeckId, StoredCard } from './content-database.ts';
import { allOf, findPlace } from './directories.ts';
import { withStorageErrors } from './storage-errors.ts';
import type { Store } from './store.ts';

/**
 * Reads a deck's cards in rank order, page by page.
 *
 * @param after - Last rank of the page before; -1 for the first page.
 * @returns undefined when there is no deck for the pair. `copy` tells whether two pages are of the same deck.
 *
 * One read transaction; cost grows with the page, not with the deck.
 */
export function readDeckPage(
  store: Store,
  pair: PairId,
  after: number,
  limit: number,
): Promise<{ copy: DeckId; cards: StoredCard[]; isLast: boolean } | undefined> {
  const { content } = store;
  return withStorageErrors(() =>
    content.transaction('r', content.decks, content.blocks, content.words, async () => {
      const deck = await content.decks.get(pair);
      if (!deck) return undefined;
      const { firstRanks } = await store.directories.get(content, deck);
      const [lower, upper] = allOf(deck.deck);
      const start = firstRanks[findPlace(firstRanks, after)];
      const cards: StoredCard[] = [];
      await content.blocks
        .where('[deck+firstRank]')
        .between(start === undefined ? lower : [deck.deck, start], upper, true)
        .until(() => cards.length > limit)
        .each((block) => {
          for (const card of unpackBlock(block)) if (card[0] > after) cards.push(card);
        });
      return { copy: deck.deck, cards: cards.slice(0, limit), isLast: cards.length <= limit };
    }),
  );
}
