import { RATINGS, type Rating } from '../model/rating.ts';
import type { CardRow } from '../store/study/study-database.ts';
import { nextMemory, toIntervalDays } from './fsrs.ts';
import { getFuzzRange, toChance } from './fuzz.ts';

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
}

/** Computes the result of each answer. Deterministic for a card and a day. */
export function previewChoices(card: CardRow, { day, retention }: Schedule): Choices {
  const spread = toChance(`${card.pair} ${card.word} ${card.reps}`);
  const intervals = Object.fromEntries(
    RATINGS.map((rating) => [rating, findInterval(card, rating, { day, retention }, spread)]),
  ) as Record<Rating, number>;
  // An easier answer never has a shorter interval.
  const good = Math.max(intervals.hard, intervals.good);
  const days: Record<Rating, number> = { ...intervals, good, easy: Math.max(good + 1, intervals.easy) };
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

function findInterval(card: CardRow, rating: Rating, { day, retention }: Schedule, spread: number): number {
  const { stability } = nextMemory(memoryOf(card), countElapsedDays(card, day), rating);
  const exact = toIntervalDays(stability, retention);
  const { min, max } = getFuzzRange(exact);
  const spreadDays = min + Math.floor(spread * (max - min + 1));
  return Math.max(spreadDays, rating === 'again' ? 0 : findFloor(card, retention));
}

/** A recalled word never gets a shorter interval than before, unless the desired retention was raised. */
function findFloor(card: CardRow, retention: number): number {
  return card.queue === 'review' && retention <= card.retention ? card.intervalDays : 0;
}
