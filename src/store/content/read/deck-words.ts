import type { StoredCard } from '../../../model/card.ts';
import type { PairId } from '../../../model/pair.ts';
import type { Store } from '../../store.ts';
import { unpackBlock } from '../blocks.ts';
import { allOf } from '../key-range.ts';
import { findMain } from '../sources.ts';

/** Rows in memory at a time, about 16,000 cards. */
const BLOCKS_AT_ONCE = 64;

/**
 * Lists the words of a pair's main source in rank order.
 *
 * @param lastRank - Inclusive; all by default.
 * @returns Each word once, in NFC, at its first rank; empty without a deck.
 * @throws {AppError} `storage-unavailable`.
 *
 * One read transaction, block by block: 100,000 words take a fraction of a second and do not stay in memory.
 */
export function listDeckWords(
  store: Store,
  pair: PairId,
  lastRank = Number.POSITIVE_INFINITY,
): Promise<Map<string, number>> {
  const { content } = store;
  return content.snapshot(['sources', 'blocks'], async (tables) => {
    const ranks = new Map<string, number>();
    const deck = findMain(await tables.sources.where('pair').equals(pair).toArray(), pair);
    if (!deck) return ranks;
    const [, upper] = allOf(deck.deck);
    let from = Number.NEGATIVE_INFINITY;
    for (;;) {
      // Read many rows at once, because a cursor step costs more than a row.
      const blocks = await tables.blocks
        .where('[deck+firstRank]')
        .between([deck.deck, from], upper, false)
        .limit(BLOCKS_AT_ONCE)
        .toArray();
      for (const block of blocks) addWords(ranks, unpackBlock(block), lastRank);
      from = blocks.at(-1)?.lastRank ?? lastRank;
      if (blocks.length < BLOCKS_AT_ONCE || from >= lastRank) break;
    }
    return ranks;
  });
}

function addWords(ranks: Map<string, number>, cards: readonly StoredCard[], lastRank: number): void {
  for (const [rank, word] of cards) {
    if (rank > lastRank) break;
    const composed = word.normalize('NFC');
    if (!ranks.has(composed)) ranks.set(composed, rank);
  }
}
