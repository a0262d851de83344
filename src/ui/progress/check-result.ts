import type { PlacementEstimate } from '../../study/placement/estimate.ts';

type Curve = PlacementEstimate['curve'];

/** Where a word is more likely to be known than this, asking it is wasted more often than not. */
const LIKELY_KNOWN = 0.8;

/** Up to which place most words are known; 0 for none. A round number: it is an estimate. */
export function suggestPlace({ curve }: PlacementEstimate): number {
  const end = curve.findIndex(({ chance }) => chance < LIKELY_KNOWN);
  const place = (end === -1 ? curve.at(-1) : curve[end - 1])?.place ?? 0;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, place))) - 1);
  return Math.floor(place / step) * step;
}

/** Of the words up to a place, how many are not known. */
export function countUnknown({ curve }: PlacementEstimate, lastPlace: number): number {
  return Math.round(lastPlace - countKnown(curve, lastPlace));
}

/** A range that covers so much of the deck says next to nothing. Honest answers to 30 words give up to 0.44. */
const WIDEST_RANGE = 0.5;
/** With so many invented words claimed, the answers are mostly guesses. A learner who guesses one word in eight hardly ever claims 3 of 7. */
const MOST_CLAIMED = 0.4;

/** Whether the answers are too few, or too careless, for a number to be worth showing. */
export function isUnclear(
  { low, high }: Pick<PlacementEstimate, 'low' | 'high'>,
  size: number,
  { asked, claimed }: { asked: number; claimed: readonly string[] },
): boolean {
  return high - low >= size * WIDEST_RANGE || (asked > 0 && claimed.length / asked >= MOST_CLAIMED);
}

export interface Stretch {
  first: number;
  last: number;
  /** Of its words, from 0 to 1. */
  known: number;
}

const STRETCHES = 12;

/** The deck cut into stretches that are about as long as each other, with the share of each that is known. */
export function cutCurve({ curve }: PlacementEstimate, size: number): Stretch[] {
  const length = Math.max(1, Math.ceil(size / STRETCHES));
  return Array.from({ length: Math.ceil(size / length) }, (_, index) => {
    const first = index * length + 1;
    const last = Math.min(size, first + length - 1);
    const known = countKnown(curve, last) - countKnown(curve, first - 1);
    return { first, last, known: known / (last - first + 1) };
  });
}

/** Adds up the chances of the places up to one. They change evenly from each point of the curve to the next: none is looked at by itself. */
function countKnown(curve: Curve, lastPlace: number): number {
  let known = 0;
  let first = 1;
  for (const end of [...curve.map(({ place }) => place), lastPlace]) {
    const last = Math.min(end, lastPlace);
    if (last < first) continue;
    known += ((last - first + 1) * (findChance(curve, first) + findChance(curve, last))) / 2;
    first = last + 1;
  }
  return known;
}

/** Between two places of the curve the chance changes evenly. */
function findChance(curve: Curve, place: number): number {
  const next = curve.findIndex((point) => point.place >= place);
  const after = curve[next] ?? curve.at(-1);
  const before = curve[next - 1];
  if (!after) return 0;
  if (next === -1 || !before || after.place === before.place) return after.chance;
  const share = (place - before.place) / (after.place - before.place);
  return before.chance + share * (after.chance - before.chance);
}
