import type { BlockRow, DeckId, StoredCard } from './content-database.ts';

/** Cards in one row: enough that rows are few, few enough that reading one card's row stays cheap. */
export const BLOCK_SIZE = 256;

/**
 * Packs cards into rows.
 *
 * @param cards - Ascending by rank.
 * @returns Full rows, and a last one with what is left.
 */
export function packBlocks(deck: DeckId, cards: readonly StoredCard[]): BlockRow[] {
  const blocks: BlockRow[] = [];
  for (let start = 0; start < cards.length; start += BLOCK_SIZE) {
    const slice = cards.slice(start, start + BLOCK_SIZE);
    const [first, last] = [slice[0], slice.at(-1)];
    if (!first || !last) break;
    blocks.push({ deck, firstRank: first[0], lastRank: last[0], count: slice.length, cards: JSON.stringify(slice) });
  }
  return blocks;
}

export function unpackBlock(block: BlockRow): StoredCard[] {
  // Written by `packBlocks` alone.
  return JSON.parse(block.cards) as StoredCard[];
}
