import type { PlacementEstimate } from '../../study/placement.ts';

type Curve = PlacementEstimate['curve'];

/** Probability above which a word is usually known, so that studying it would be wasted. */
const LIKELY_KNOWN = 0.8;

/** Position up to which most words are known; 0 for none. */
export function suggestPosition({ curve }: Pick<PlacementEstimate, 'curve'>): number {
  const end = curve.findIndex(({ chance }) => chance < LIKELY_KNOWN);
  const position = (end === -1 ? curve.at(-1) : curve[end - 1])?.position ?? 0;
  const step = findStep(position);
  return Math.floor(position / step) * step;
}

/** Probability below which new words start. Below a half, as the mean over all likely learners falls more gently than each of them. */
const LIKELY_UNKNOWN = 0.4;

/**
 * Position at which new words should start: from there on, most words are unknown. The number of known words would lie far beyond
 * it, because a learner also knows some of the tens of thousands of rare words.
 */
export function suggestStart({ curve }: Pick<PlacementEstimate, 'curve'>): number {
  const end = curve.findIndex(({ chance }) => chance < LIKELY_UNKNOWN);
  const [before, after] = [curve[end - 1], curve[end]];
  if (end === -1) return curve.at(-1)?.position ?? 1;
  if (!before || !after) return 1;
  const share = (before.chance - LIKELY_UNKNOWN) / (before.chance - after.chance);
  const position = before.position * (after.position / before.position) ** share;
  const step = findStep(position);
  return Math.max(1, Math.round(position / step) * step);
}

/** Two digits are as exact as an estimate can be. */
const findStep = (position: number) => 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, position))) - 1);

/** Number of unknown words up to a position. */
export function countUnknown({ curve }: PlacementEstimate, lastPosition: number): number {
  return Math.round(lastPosition - countKnown(curve, lastPosition));
}

/** Widest useful range as a share of the deck. Honest answers to 30 words give up to 0.44. */
const WIDEST_RANGE = 0.5;
/** Invented words claimed as known that mark the answers as guesses. A learner who guesses one word in eight rarely claims 3 of 7. */
const MOST_CLAIMED = 0.4;

/** Whether the answers are too few or too careless for an estimate. */
export function isUnclear(
  { low, high }: Pick<PlacementEstimate, 'low' | 'high'>,
  size: number,
  { asked, claimed }: { asked: number; claimed: readonly string[] },
): boolean {
  return high - low >= size * WIDEST_RANGE || (asked > 0 && claimed.length / asked >= MOST_CLAIMED);
}

export interface RankBand {
  first: number;
  last: number;
  /** Share of its words, from 0 to 1. */
  known: number;
}

const STRETCHES = 12;

/** Divides the deck into bands of about equal length, each with its known share. */
export function cutCurve({ curve }: PlacementEstimate, size: number): RankBand[] {
  const length = Math.max(1, Math.ceil(size / STRETCHES));
  return Array.from({ length: Math.ceil(size / length) }, (_, index) => {
    const first = index * length + 1;
    const last = Math.min(size, first + length - 1);
    const known = countKnown(curve, last) - countKnown(curve, first - 1);
    return { first, last, known: known / (last - first + 1) };
  });
}

/** Sums the probabilities up to a position by linear interpolation between points of the curve. */
function countKnown(curve: Curve, lastPosition: number): number {
  let known = 0;
  let first = 1;
  for (const end of [...curve.map(({ position }) => position), lastPosition]) {
    const last = Math.min(end, lastPosition);
    if (last < first) continue;
    known += ((last - first + 1) * (findChance(curve, first) + findChance(curve, last))) / 2;
    first = last + 1;
  }
  return known;
}

/** The probability is linear between two points of the curve. */
function findChance(curve: Curve, position: number): number {
  const next = curve.findIndex((point) => point.position >= position);
  const after = curve[next] ?? curve.at(-1);
  const before = curve[next - 1];
  if (!after) return 0;
  if (next === -1 || !before || after.position === before.position) return after.chance;
  const share = (position - before.position) / (after.position - before.position);
  return before.chance + share * (after.chance - before.chance);
}
