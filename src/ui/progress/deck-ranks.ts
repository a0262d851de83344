import type { DeckSummary } from '../../model/source.ts';

/**
 * Which rank stands at a place of a deck, and which place a rank has. Places are counted by card, 1 first: ranks may have gaps. Exact
 * for the cards that are known; behind them ranks are taken to be spread evenly up to the last one.
 */
export interface DeckRanks {
  /** Cards of the deck, which is its last place. */
  size: number;
  rankAt(place: number): number;
  /** How many cards stand at the rank or before it; 0 before the first one. */
  placeAt(rank: number): number;
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
    rankAt: (place) => known[place - 1] ?? Math.min(lastRank, lastKnown + Math.round((place - known.length) * stride)),
    placeAt: (rank) =>
      rank < lastKnown
        ? known.findLastIndex((own) => own <= rank) + 1
        : Math.min(size, known.length + Math.round((rank - lastKnown) / stride)),
  };
}
