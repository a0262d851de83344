import { default_w, FSRSAlgorithm, forgetting_curve } from 'ts-fsrs';
import type { Rating } from '../model/rating.ts';

/**
 * The memory model, FSRS-6. Only the formulas of `ts-fsrs` are used: its own scheduler counts days in UTC, rejects a clock that went
 * back, and includes the millisecond in its random seed.
 */

/**
 * The 21 parameters of FSRS-6, fitted by its authors to many learners. A version of `ts-fsrs` with others changes the replay of every log:
 * `engine.ts` must then get a new name.
 */
export const PARAMETERS: readonly number[] = default_w;

/** A hundred years. A longer interval is meaningless. */
export const MAX_INTERVAL_DAYS = 36_500;

/** FSRS memory state of a word. */
export interface Memory {
  /** Days after which the probability of recall is 90 %. */
  stability: number;
  /** From 1, easy, to 10. */
  difficulty: number;
}

const GRADES: Record<Rating, number> = { again: 1, hard: 2, good: 3, easy: 4 };

const model = new FSRSAlgorithm({ w: [...PARAMETERS], enable_fuzz: false, enable_short_term: true });

/**
 * Computes the memory state after an answer.
 *
 * @param memory - Undefined before the first answer.
 * @param elapsedDays - Study days since the last answer. A negative number, from a clock that was set back, counts as 0.
 */
export function nextMemory(memory: Memory | undefined, elapsedDays: number, rating: Rating): Memory {
  const { stability, difficulty } = model.next_state(memory ?? null, Math.max(0, elapsedDays), GRADES[rating]);
  return { stability, difficulty };
}

/** Cached models by desired retention, because creating one costs more than using it. */
const models = new Map<number, FSRSAlgorithm>();

/**
 * Computes the interval in days after which the probability of recall falls to the desired retention, at least 1.
 *
 * @param retention - Desired retention, between 0 and 1.
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

/** Probability of recall, between 0 and 1. */
export function predictRecall(stability: number, elapsedDays: number): number {
  return forgetting_curve(PARAMETERS, Math.max(0, elapsedDays), stability);
}
