import type { PastAnswer } from './history.ts';
import type { Weights } from './weights.ts';

/**
 * FSRS-6 once more: the same formulas as in `ts-fsrs`, in numbers that a fit can differentiate. A test compares the two.
 */

export const LOWEST_STABILITY = 0.001;
export const HIGHEST_STABILITY = 36_500;
export const EASY = 4;

/** A prediction is never more certain than this, because one wrong answer would outweigh all others. */
const CERTAIN = 0.0001;

/** The values that are the same for every answer. */
export interface Model {
  w: Weights;
  /** Factor of the forgetting curve, and how it changes with the last weight. */
  factor: number;
  factorSlope: number;
}

export function makeModel(w: Weights): Model {
  const decay = w[20] ?? 0;
  const power = Math.exp(-Math.log(0.9) / decay);
  return { w, factor: power - 1, factorSlope: (power * Math.log(0.9)) / decay ** 2 };
}

/** An answer, with the memory before and after it. */
export interface Step {
  grade: number;
  elapsed: number;
  /** Stability and difficulty; 0 before the first answer. */
  s: number;
  d: number;
  /** Chance of recall at the answer; 1 on the same day. */
  recall: number;
  nextS: number;
  nextD: number;
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Difficulty after a first answer, without limits. */
export const firstDifficulty = (w: Weights, grade: number): number =>
  (w[4] ?? 0) - Math.exp((grade - 1) * (w[5] ?? 0)) + 1;

/** Chance of recall, between 0 and 1. */
export function recallAfter({ w, factor }: Model, elapsed: number, s: number): number {
  return (1 + (factor * elapsed) / s) ** -(w[20] ?? 0);
}

/** What a prediction cost: the negative logarithm of the chance that it gave to what happened. */
export function lossOf(recall: number, isRecalled: boolean): number {
  const chance = clamp(recall, CERTAIN, 1 - CERTAIN);
  return -Math.log(isRecalled ? chance : 1 - chance);
}

/** Slope of {@link lossOf}. */
export function lossSlope(recall: number, isRecalled: boolean): number {
  const chance = clamp(recall, CERTAIN, 1 - CERTAIN);
  return isRecalled ? -1 / chance : 1 / (1 - chance);
}

/** The memory after an answer. @param before - Undefined for the first answer. */
export function takeStep(model: Model, before: Step | undefined, { grade, elapsed }: PastAnswer): Step {
  const { w } = model;
  if (!before) {
    const nextS = Math.max(w[grade - 1] ?? 0, 0.1);
    return { grade, elapsed, s: 0, d: 0, recall: 1, nextS, nextD: clamp(firstDifficulty(w, grade), 1, 10) };
  }
  const { nextS: s, nextD: d } = before;
  const recall = elapsed > 0 ? recallAfter(model, elapsed, s) : 1;
  const step = { grade, elapsed, s, d, recall, nextS: 0, nextD: nextDifficulty(w, d, grade) };
  step.nextS = clamp(nextStability(w, step), LOWEST_STABILITY, HIGHEST_STABILITY);
  return step;
}

function nextDifficulty(w: Weights, d: number, grade: number): number {
  const [, , , , , , w6 = 0, w7 = 0] = w;
  return clamp(w7 * firstDifficulty(w, EASY) + (1 - w7) * (d - (w6 * (grade - 3) * (10 - d)) / 9), 1, 10);
}

function nextStability(w: Weights, step: Step): number {
  if (step.elapsed === 0) return step.s * sameDayGain(w, step);
  if (step.grade === 1) return Math.min(stabilityAfterLapse(w, step), highestAfterLapse(w, step.s));
  return step.s * (1 + recallGain(w, step));
}

/** Growth by a step of the same day. A recalled word never loses. */
export function sameDayGain(w: Weights, { s, grade }: Step): number {
  const gain = s ** -(w[19] ?? 0) * Math.exp((w[17] ?? 0) * (grade - 3 + (w[18] ?? 0)));
  return grade >= 2 ? Math.max(gain, 1) : gain;
}

export function stabilityAfterLapse(w: Weights, { s, d, recall }: Step): number {
  const [w11 = 0, w12 = 0, w13 = 0, w14 = 0] = w.slice(11, 15);
  return w11 * d ** -w12 * ((s + 1) ** w13 - 1) * Math.exp((1 - recall) * w14);
}

export const highestAfterLapse = (w: Weights, s: number): number => s / Math.exp((w[17] ?? 0) * (w[18] ?? 0));

/** Growth by a recall, apart from how late it came and how hard it was. */
export function recallBase(w: Weights, { s, d }: Step): number {
  return Math.exp(w[8] ?? 0) * (11 - d) * s ** -(w[9] ?? 0);
}

export function recallGain(w: Weights, step: Step): number {
  const late = Math.exp((1 - step.recall) * (w[10] ?? 0)) - 1;
  return recallBase(w, step) * late * gradeFactor(w, step.grade);
}

export function gradeFactor(w: Weights, grade: number): number {
  return (grade === 2 ? w[15] : grade === EASY ? w[16] : 1) ?? 1;
}
