import type { DeckSummary } from '../../model/source.ts';

/** How much of a language a learner says to know before the first session. */
export const START_LEVELS = ['none', 'some', 'much'] as const;
export type StartLevel = (typeof START_LEVELS)[number];

/**
 * Where new words start at each level. Conversation rests on the first few hundred words and easy texts on the first 1,500; a small deck starts
 * at a share of its own.
 */
const STARTS: Record<StartLevel, { rank: number; share: number }> = {
  none: { rank: 0, share: 0 },
  some: { rank: 300, share: 0.25 },
  much: { rank: 1_500, share: 0.5 },
};

/** @returns A rank of the deck, or of the deck that it is becoming; its first one for `none`. */
export function findStartRank(
  level: StartLevel,
  { firstRank, lastRank, expectedCards = 0 }: Pick<DeckSummary, 'firstRank' | 'lastRank' | 'expectedCards'>,
) {
  const { rank, share } = STARTS[level];
  return Math.max(firstRank, Math.min(rank, Math.floor(Math.max(lastRank, expectedCards) * share)));
}

/** Whether the words that begin at a rank are stored. Those of a starter deck beyond its first ones arrive together. */
export const isStored = (rank: number, { firstRank, expectedCards }: DeckSummary): boolean =>
  rank <= firstRank || expectedCards === undefined;

/** Lists of a class or a book are shorter: their owners learn them from the first word. */
const SHORTEST_ASKED = 300;

/** Whether a deck reaches far enough that a learner may know its beginning. */
export const hasStarts = ({ lastRank }: Pick<DeckSummary, 'lastRank'>): boolean => lastRank >= SHORTEST_ASKED;
