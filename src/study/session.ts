import type { WeightsByPair } from '../model/weights.ts';
import { isPutOff, type StudyQueue } from '../store/study/caches/study-queue.ts';
import type { CardRow } from '../store/study/study-database.ts';
import { predictRecall } from './fsrs.ts';
import { toChance } from './fuzz.ts';
import { compareEndangered } from './holiday.ts';
import { makeNewCard } from './replay.ts';
import { countAnswersLeft, LONGEST_STEP_MS } from './schedule.ts';

/** Time of a session's query. */
export interface Moment {
  now: number;
  /** Study day. */
  day: number;
  /** Whether words that waited during a holiday come back in portions: then the most endangered ones come first. */
  isReturn?: boolean;
  /** The learner's own; published ones without them. */
  weights?: WeightsByPair;
}

/**
 * Orders the queue: due steps, then reviews, then new words, and last the steps of the next few minutes, so that a session ends without open
 * steps.
 *
 * @param prefer - A card to continue with, at any position.
 * @returns The first card; `new` if a new word is next; undefined if all is done.
 */
export function pickNext(
  queue: StudyQueue,
  hasNew: boolean,
  moment: Moment,
  prefer?: { pair: string; word: string },
): CardRow | 'new' | undefined {
  const learning = listLearning(queue, moment);
  const reviews = orderReviews(queue.reviews, moment);
  const wanted = prefer && [...learning, ...reviews].find((card) => isCard(card, prefer));
  if (wanted) return wanted;
  const step = learning.find((card) => isStepDue(card, moment.now));
  return step ?? reviews[0] ?? (hasNew ? 'new' : learning[0]);
}

/** Words in a step, due ones first, without those that wait for another day. */
export function listLearning({ learning }: StudyQueue, { now, day }: Moment): CardRow[] {
  return learning
    .filter((card) => !isPutOff(card, day))
    .sort((a, b) => Number(isStepDue(b, now)) - Number(isStepDue(a, now)) || a.due - b.due);
}

/** The words that a session still has today. */
export interface Workload {
  left: { due: number; learning: number; new: number };
  answersLeft: number;
  stepAt: number | undefined;
}

/** Counts the work of a session. A new word takes as many answers as it has steps. */
export function countWork(queue: StudyQueue, newWords: number, moment: Moment): Workload {
  const learning = listLearning(queue, moment);
  const steps = learning.reduce((sum, card) => sum + countAnswersLeft(card), 0);
  return {
    left: { due: queue.due, learning: learning.length, new: newWords },
    answersLeft: queue.due + steps + newWords * countAnswersLeft(makeNewCard('', '')),
    // Due steps come first, so the first of the others is the next to return.
    stepAt: learning.find((card) => !isStepDue(card, moment.now))?.due,
  };
}

/** A step further ahead than the longest one was set by a clock that was set back since. */
function isStepDue({ due }: CardRow, now: number): boolean {
  return due <= now || due > now + LONGEST_STEP_MS;
}

/**
 * Best remembered first: after a break, words that can still be saved come before those already forgotten. Ties are ordered differently each
 * day. After a holiday, the portions decide.
 */
function orderReviews(reviews: readonly CardRow[], { day, isReturn = false, weights = {} }: Moment): CardRow[] {
  if (isReturn) return reviews.toSorted((a, b) => compareEndangered(a, b, day, weights));
  const ordered = reviews.map((card) => ({
    card,
    recall: predictRecall(card.stability, day - card.lastDay, weights[card.pair]),
    chance: toChance(`${card.word} ${day}`),
  }));
  return ordered.sort((a, b) => b.recall - a.recall || a.chance - b.chance).map(({ card }) => card);
}

/** Leaves only chosen words in a queue. */
export function keepOnly(queue: StudyQueue, words: readonly { pair: string; word: string }[]): StudyQueue {
  const pick = (cards: readonly CardRow[]) => cards.filter((card) => words.some((word) => isCard(card, word)));
  const reviews = pick(queue.reviews);
  return { ...queue, learning: pick(queue.learning), reviews, fresh: pick(queue.fresh), due: reviews.length };
}

export function isCard(card: { pair: string; word: string }, other: { pair: string; word: string }): boolean {
  return card.pair === other.pair && card.word === other.word;
}
