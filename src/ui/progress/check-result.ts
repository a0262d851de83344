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
  let unknown = 0;
  for (let place = 1; place <= lastPlace; place++) unknown += 1 - findChance(curve, place);
  return Math.round(unknown);
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
    const places = Array.from({ length: last - first + 1 }, (_place, offset) => first + offset);
    return { first, last, known: places.reduce((sum, place) => sum + findChance(curve, place), 0) / places.length };
  });
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
