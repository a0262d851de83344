import { PARAMETERS } from '../fsrs.ts';

/** The 21 numbers of FSRS-6, in its own order. */
export type Weights = readonly number[];

/** Those that were fitted to many learners. */
export const PUBLISHED: Weights = PARAMETERS;

/** The lowest and the highest value of each. A first stability below 0.1 would not be used: see docs/study.md. */
const BOUNDS: readonly (readonly [number, number])[] = [
  ...[0, 1, 2, 3].map(() => [0.1, 100] as const),
  [1, 10],
  [0.001, 4],
  [0.001, 4],
  [0.001, 0.75],
  [0, 4.5],
  [0, 0.8],
  [0.001, 3.5],
  [0.001, 5],
  [0.001, 0.25],
  [0.001, 0.9],
  [0, 4],
  [0, 1],
  [1, 6],
  [0, 2],
  [0, 2],
  [0.01, 0.8],
  [0.1, 0.8],
];

/** How far each differs between learners, as the reference optimizer has it. A fit stays near its start in proportion to it. */
export const SPREADS: Weights = [
  6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25, 1.03, 0.31, 0.32,
  0.14, 0.27,
];

/** Digits of a stored weight. More say nothing, and differ between processors. */
const DIGITS = 4;

export function clipWeight(value: number, index: number): number {
  const [min, max] = BOUNDS[index] ?? [value, value];
  return Math.min(max, Math.max(min, value));
}

/** Weights as they are stored. */
export function roundWeights(weights: Weights): number[] {
  return weights.map((value, index) => clipWeight(Number(value.toFixed(DIGITS)), index));
}
