import type { CoveragePoint } from '../../model/deck.ts';
import type { Milestone } from '../../model/statistics.ts';

/** Numbers of words that count as milestones. */
const MILESTONES = [
  50, 100, 250, 500, 1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000,
];

/** A milestone is reached with this share of its words: proper nouns, for example, are seldom learnt by a card. */
const REACHED_SHARE = 0.9;

/** Share of running text that the first cards up to a rank make up, between the points along the logarithm of the rank. */
function readShare(points: readonly CoveragePoint[], rank: number): number {
  const next = points.findIndex(([last]) => last >= rank);
  const [lastRank, lastShare] = points[next] ?? points.at(-1) ?? [1, 0];
  if (next === -1) return lastShare;
  const before = points[next - 1];
  // Before the first point, nothing says how the share is distributed.
  if (!before) return (lastShare * rank) / lastRank;
  const [firstRank, firstShare] = before;
  const part = Math.log(rank / firstRank) / Math.log(lastRank / firstRank);
  return firstShare + part * (lastShare - firstShare);
}

/**
 * Measures the share of running text that some words of a deck make up.
 *
 * @param points - Ascending by rank, as the deck file states them.
 * @param ranks - Of the words, each once.
 */
export function measureCoverage(points: readonly CoveragePoint[], ranks: Iterable<number>): number {
  let share = 0;
  for (const rank of ranks) share += readShare(points, rank) - (rank > 1 ? readShare(points, rank - 1) : 0);
  return Math.min(1, share);
}

/**
 * Finds the first milestone of a deck that the learner has not reached. It counts words, not ranks: "the first 50" are fifty words.
 *
 * @param words - Every word of the deck, in rank order.
 * @param isCounted - Whether a word belongs to the milestones.
 * @returns Undefined once all are reached.
 */
export function findMilestone(
  words: Iterable<string>,
  isKnown: (word: string) => boolean,
  isCounted: (word: string) => boolean = () => true,
): Milestone | undefined {
  const milestone: Milestone = { words: 0, known: 0, left: 0 };
  const isReached = () => milestone.known >= milestone.words * REACHED_SHARE;
  const ends = MILESTONES.values();
  let end = ends.next().value;
  for (const word of words) {
    if (!isCounted(word)) {
      milestone.left += 1;
      continue;
    }
    milestone.words += 1;
    if (isKnown(word)) milestone.known += 1;
    if (milestone.words !== end) continue;
    if (!isReached()) return milestone;
    end = ends.next().value;
  }
  return isReached() ? undefined : milestone;
}
