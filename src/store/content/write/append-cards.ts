import type { StoredCard } from '../../../model/card.ts';
import { BLOCK_SIZE, packBlocks, unpackBlock } from '../blocks.ts';
import type { ContentDatabase, DeckId } from '../content-database.ts';

/** A copy being written, with its last block while that has room. */
interface GrowingCopy {
  deck: DeckId;
  tailFirstRank: number | undefined;
}

/**
 * Appends cards to a copy; runs inside the caller's transaction.
 *
 * @returns First rank of the block for the next cards.
 */
export async function appendCards(
  { blocks }: ContentDatabase,
  { deck, tailFirstRank }: GrowingCopy,
  cards: readonly StoredCard[],
): Promise<number | undefined> {
  if (cards.length === 0) return tailFirstRank;
  const tail = tailFirstRank === undefined ? undefined : await blocks.get([deck, tailFirstRank]);
  const packed = packBlocks(deck, [...(tail ? unpackBlock(tail) : []), ...cards]);
  await blocks.bulkPut(packed);
  const last = packed.at(-1);
  return last && last.count < BLOCK_SIZE ? last.firstRank : undefined;
}
