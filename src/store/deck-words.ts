import type { PairId } from '../contract/language-pair.ts';
import { unpackBlock } from './blocks.ts';
import { allOf } from './directories.ts';
import { withStorageErrors } from './storage-errors.ts';
import type { Store } from './store.ts';

/**
 * Lists the words of a deck in rank order.
 *
 * @param lastRank - Inclusive; all by default.
 * @returns Each word once, in NFC, at its first rank; nothing where there is no deck.
 * @throws {AppError} `storage-unavailable`.
 *
 * One read transaction, block by block: 100,000 words take a fraction of a second, and nothing of them stays in memory.
 */
export function listDeckWords(
  store: Store,
  pair: PairId,
  lastRank = Number.POSITIVE_INFINITY,
): Promise<Map<string, number>> {
  const { content } = store;
  return withStorageErrors(() =>
    content.transaction('r', content.decks, content.blocks, async () => {
      const ranks = new Map<string, number>();
      const deck = await content.decks.get(pair);
      if (!deck) return ranks;
      const [lower, upper] = allOf(deck.deck);
      const blocks = content.blocks.where('[deck+firstRank]');
      const last: [string, number] | [string, []] =
        lastRank === Number.POSITIVE_INFINITY ? upper : [deck.deck, lastRank];
      await blocks.between(lower, last, true, true).each((block) => {
        for (const [rank, word] of unpackBlock(block)) {
          const composed = word.normalize('NFC');
          if (rank <= lastRank && !ranks.has(composed)) ranks.set(composed, rank);
        }
      });
      return ranks;
    }),
  );
}
