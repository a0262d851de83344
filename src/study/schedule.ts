import type { Rating } from '../model/rating.ts';
import type { WeightsByPair } from '../model/weights.ts';
import type { CardRow } from '../store/study/study-database.ts';
import { nextMemory, toIntervalDays } from './fsrs.ts';
import { getFuzzRange, toChance } from './fuzz.ts';
import { pickInterval } from './pick-interval.ts';

const MINUTE_MS = 60_000;

/** Steps of the first day, and of a day with a lapse. All are far shorter than a day: see docs/study.md. */
const LEARNING_STEPS_MS: readonly number[] = [MINUTE_MS, 10 * MINUTE_MS];
const RELEARNING_STEPS_MS: readonly number[] = [10 * MINUTE_MS];

/** Longest step. A learning word due later than this was answered by a clock that was set back since. */
export const LONGEST_STEP_MS = 10 * MINUTE_MS;

/** Next interval of a word: in days, or a step of the same day. The other one is 0. */
export interface Choice {
  intervalDays: number;
  delayMs: number;
}

export type Choices = Record<Rating, Choice>;

export interface Schedule {
  /** Study day of the answer. */
  day: number;
  /** Desired retention, between 0 and 1. */
  retention: number;
  /** The learner's own; published ones without them. */
  weights?: WeightsByPair | undefined;
  /** Weekdays on which few words are to be due, 0 for Sunday. */
  easyDays?: readonly number[] | undefined;
  /** Words that are due on a study day. Without it, the days are not balanced. */
  loadOf?: ((day: number) => number) | undefined;
}

/** Computes the result of each answer. Deterministic for a card, a day, the chosen easy days and the load of days. */
export function previewChoices(card: CardRow, schedule: Schedule): Choices {
  const chance = toChance(`${card.pair} ${card.word} ${card.reps}`);
  const context = { answered: schedule.day, easyDays: schedule.easyDays ?? [], loadOf: schedule.loadOf };
  const pick = (rating: Rating, atLeast: number) =>
    pickInterval(findRange(card, rating, schedule), chance, atLeast, context);
  const floor = findFloor(card, schedule.retention);
  const hard = pick('hard', floor);
  // An easier answer never has a shorter interval.
  const good = pick('good', Math.max(floor, hard));
  const easy = pick('easy', Math.max(floor, good + 1));
  const days: Record<Rating, number> = { again: pick('again', 0), hard, good, easy };
  const toChoice = (rating: Rating): Choice => {
    const delayMs = findDelay(card, rating);
    return delayMs === undefined ? { intervalDays: days[rating], delayMs: 0 } : { intervalDays: 0, delayMs };
  };
  return { again: toChoice('again'), hard: toChoice('hard'), good: toChoice('good'), easy: toChoice('easy') };
}

/** Step of a word after an answer; -1 for none. */
export function nextStep(card: CardRow, rating: Rating): number {
  if (rating === 'again') return 0;
  if (card.queue === 'review' || rating === 'easy') return -1;
  const step = Math.max(0, card.step);
  if (rating === 'hard') return step;
  return step + 1 < stepsOf(card).length ? step + 1 : -1;
}

/** Answers until a word is done for the day, if each of them is "Remembered". */
export function countAnswersLeft(card: CardRow): number {
  return card.queue === 'review' ? 1 : stepsOf(card).length - Math.max(0, card.step);
}

/** Study days since the last answer; never negative, even if the clock was set back. */
export function countElapsedDays(card: CardRow, day: number): number {
  return card.reps === 0 ? 0 : Math.max(0, day - card.lastDay);
}

export function memoryOf({ stability, difficulty }: CardRow): { stability: number; difficulty: number } | undefined {
  return stability > 0 ? { stability, difficulty } : undefined;
}

function stepsOf(card: CardRow): readonly number[] {
  return card.intervalDays > 0 ? RELEARNING_STEPS_MS : LEARNING_STEPS_MS;
}

function findDelay(card: CardRow, rating: Rating): number | undefined {
  const step = nextStep(card, rating);
  if (step === -1) return undefined;
  const steps = card.queue === 'review' ? RELEARNING_STEPS_MS : stepsOf(card);
  const delay = steps[step] ?? LONGEST_STEP_MS;
  // "Hard" at the first of two steps lies between "Forgot" and "Remembered".
  return rating === 'hard' && steps.length > step + 1 ? (delay + (steps[step + 1] ?? delay)) / 2 : delay;
}

/** The intervals in days that the spread allows. */
function findRange(card: CardRow, rating: Rating, schedule: Schedule): { min: number; max: number } {
  const { day, retention } = schedule;
  const weights = schedule.weights?.[card.pair];
  const { stability } = nextMemory(memoryOf(card), countElapsedDays(card, day), rating, weights);
  return getFuzzRange(toIntervalDays(stability, retention, weights));
}

/** A recalled word never gets a shorter interval than before, unless the desired retention was raised. */
function findFloor(card: CardRow, retention: number): number {
  return card.queue === 'review' && retention <= card.retention ? card.intervalDays : 0;
}
