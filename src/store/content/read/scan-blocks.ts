import type { Store } from '../../store.ts';
import type { BlockRow, SourceRow } from '../content-database.ts';
import { allOf } from '../key-range.ts';

/** Rows in memory at a time, about 8,000 cards. */
const BLOCKS_AT_ONCE = 32;

/**
 * Reads the rows of a deck's cards in rank order, past the cache, so that a search of a whole deck does not displace what look-ups need.
 *
 * @param after - Rank after which to begin.
 * @param visit - Gets each row. It returns whether to stop after the rows that are already in memory.
 * @returns Last rank that was read; undefined at the end of the deck.
 * @throws {AppError} `storage-unavailable`.
 */
export function scanBlocks(
  { content }: Store,
  { deck }: SourceRow,
  after: number,
  visit: (block: BlockRow) => boolean,
): Promise<number | undefined> {
  const [, upper] = allOf(deck);
  return content.snapshot(['blocks'], async (tables) => {
    for (let from = after; ; ) {
      const blocks = await tables.blocks
        .where('[deck+firstRank]')
        .between([deck, from], upper, false)
        .limit(BLOCKS_AT_ONCE)
        .toArray();
      const isOver = blocks.map(visit).includes(true);
      const last = blocks.at(-1);
      if (!last || blocks.length < BLOCKS_AT_ONCE) return undefined;
      if (isOver) return last.lastRank;
      from = last.lastRank;
    }
  });
}
