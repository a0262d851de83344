/** The lowest and the highest value of each weight of FSRS-6. A first stability below 0.1 would not be used: see docs/study.md. */
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

/** Digits of a stored weight. More say nothing, and differ between processors. */
const DIGITS = 4;

export function clipWeight(value: number, index: number): number {
  const [min, max] = BOUNDS[index] ?? [value, value];
  return Math.min(max, Math.max(min, value));
}

/** Weights as they are stored. */
export function roundWeights(weights: readonly number[]): number[] {
  return weights.map((value, index) => clipWeight(Number(value.toFixed(DIGITS)), index));
}
