import { default_w, FSRSAlgorithm, forgetting_curve } from 'ts-fsrs';
import type { Rating } from '../model/rating.ts';

/**
 * The memory model, FSRS-6. Of `ts-fsrs` only the formulas are used: its own scheduler counts days in UTC, refuses a clock
 * that went back, and takes the millisecond into its randomness.
 */

/**
 * The 21 parameters of FSRS-6, fitted by its authors to many learners. A version of `ts-fsrs` with others changes the replay of every log:
 * `engine.ts` must then get a new name.
 */
export const PARAMETERS: readonly number[] = default_w;

/** A hundred years: an interval that is longer means nothing. */
export const MAX_INTERVAL_DAYS = 36_500;

/** What FSRS knows of a word in a head. */
export interface Memory {
  /** Days after which it is recalled nine times in ten. */
  stability: number;
  /** From 1, easy, to 10. */
  difficulty: number;
}

const GRADES: Record<Rating, number> = { again: 1, hard: 2, good: 3, easy: 4 };

const model = new FSRSAlgorithm({ w: [...PARAMETERS], enable_fuzz: false, enable_short_term: true });

/**
 * The memory after an answer.
 *
 * @param memory - Undefined before the first answer.
 * @param elapsedDays - Study days since the last answer; a negative number, from a clock that was set back, counts as 0.
 */
export function nextMemory(memory: Memory | undefined, elapsedDays: number, rating: Rating): Memory {
  const { stability, difficulty } = model.next_state(memory ?? null, Math.max(0, elapsedDays), GRADES[rating]);
  return { stability, difficulty };
}

/** Models by desired retention: to make one costs more than to use it. */
const models = new Map<number, FSRSAlgorithm>();

/**
 * Days after which the chance of recall has fallen to the desired one, from 1.
 *
 * @param retention - Desired chance of recall, between 0 and 1.
 */
export function toIntervalDays(stability: number, retention: number): number {
  let forRetention = models.get(retention);
  if (!forRetention) {
    const request = { request_retention: retention, maximum_interval: MAX_INTERVAL_DAYS };
    forRetention = new FSRSAlgorithm({ w: [...PARAMETERS], enable_fuzz: false, ...request });
    models.set(retention, forRetention);
  }
  return forRetention.next_interval(stability, 0);
}

/** Chance, between 0 and 1, that a word is recalled. */
export function predictRecall(stability: number, elapsedDays: number): number {
  return forgetting_curve(PARAMETERS, Math.max(0, elapsedDays), stability);
}
