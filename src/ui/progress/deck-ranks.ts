import type { DeckSummary } from '../../model/source.ts';

/**
 * Converts between ranks and positions of a deck. Positions count cards from 1, because ranks may have gaps. Exact for loaded cards;
 * after them, ranks are assumed to be evenly spaced up to the last one.
 */
export interface DeckRanks {
  /** Number of cards, which is also the last position. */
  size: number;
  rankAt(position: number): number;
  /** Number of cards up to a rank, inclusive; 0 before the first one. */
  positionAt(rank: number): number;
}

/** @param known - Ranks of the deck's first cards, ascending. */
export function createDeckRanks(
  known: readonly number[],
  { cards: size, firstRank, lastRank }: Pick<DeckSummary, 'cards' | 'firstRank' | 'lastRank'>,
): DeckRanks {
  const lastKnown = known.at(-1) ?? firstRank - 1;
  const stride = Math.max(1, (lastRank - lastKnown) / Math.max(1, size - known.length));
  return {
    size,
    rankAt: (position) =>
      known[position - 1] ?? Math.min(lastRank, lastKnown + Math.round((position - known.length) * stride)),
    positionAt: (rank) =>
      rank < lastKnown
        ? known.findLastIndex((own) => own <= rank) + 1
        : Math.min(size, known.length + Math.round((rank - lastKnown) / stride)),
  };
}
