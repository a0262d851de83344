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

/** Cached models by weights and desired retention, because creating one costs more than using it. */
const models = new WeakMap<readonly number[], Map<number, FSRSAlgorithm>>();

function findModel(weights: readonly number[], retention: number): FSRSAlgorithm {
  const known = models.get(weights) ?? new Map<number, FSRSAlgorithm>();
  models.set(weights, known);
  let model = known.get(retention);
  if (!model) {
    const request = { request_retention: retention, maximum_interval: MAX_INTERVAL_DAYS };
    model = new FSRSAlgorithm({ w: [...weights], enable_fuzz: false, enable_short_term: true, ...request });
    known.set(retention, model);
  }
  return model;
}

/** Of no meaning where no interval is computed. */
const ANY_RETENTION = 0.9;

/**
 * Computes the memory state after an answer.
 *
 * @param memory - Undefined before the first answer.
 * @param elapsedDays - Study days since the last answer. A negative number, from a clock that was set back, counts as 0.
 * @param weights - Of the word's pair.
 */
export function nextMemory(
  memory: Memory | undefined,
  elapsedDays: number,
  rating: Rating,
  weights = PARAMETERS,
): Memory {
  const model = findModel(weights, ANY_RETENTION);
  const { stability, difficulty } = model.next_state(memory ?? null, Math.max(0, elapsedDays), GRADES[rating]);
  return { stability, difficulty };
}

/**
 * Computes the interval in days after which the probability of recall falls to the desired retention, at least 1.
 *
 * @param retention - Desired retention, between 0 and 1.
 */
export function toIntervalDays(stability: number, retention: number, weights = PARAMETERS): number {
  return findModel(weights, retention).next_interval(stability, 0);
}

/** Probability of recall, between 0 and 1. */
export function predictRecall(stability: number, elapsedDays: number, weights = PARAMETERS): number {
  return forgetting_curve(weights, Math.max(0, elapsedDays), stability);
}
