import type { Op } from '../../../src/model/op.ts';
import type { Rating } from '../../../src/model/rating.ts';
import type { PastAnswer } from '../../../src/study/fit/history.ts';
import { DAY_MS } from './learner.ts';

/** An answer of a log, or a reset. */
export function makeReview({
  word,
  day,
  rating = 'good',
  kind = 'review',
}: {
  word: string;
  day: number;
  rating?: Rating;
  kind?: 'review' | 'reset';
}): Op {
  const place = { device: 'd', seq: 1, id: `${word} ${day}`, v: 1, zoneMinutes: 0 } as const;
  const when = { at: day * DAY_MS, wallAt: day * DAY_MS, day };
  const review = {
    kind: 'review',
    rating,
    intervalDays: 1,
    delayMs: 0,
    retention: 0.9,
    spentMs: 1_000,
    seen: '',
  } as const;
  return { ...place, ...when, pair: 'de-en', word, ...(kind === 'review' ? review : { kind }) };
}

const RATINGS: readonly Rating[] = ['again', 'hard', 'good', 'easy'];

/** The log of a learner, who answers the words of a pair in their order. */
export function toOps(
  chains: readonly (readonly PastAnswer[])[],
  pair: string,
  wordOf: (index: number) => string,
): Op[] {
  const answers = chains.flatMap((chain, index) =>
    chain.map((answer, place) => {
      const next = chain[place + 1];
      return { ...answer, word: wordOf(index), intervalDays: next ? next.elapsed : Math.max(1, answer.elapsed * 2) };
    }),
  );
  return answers
    .sort((a, b) => a.at - b.at)
    .map(({ word, grade, at, day, intervalDays, spentMs }, index) => ({
      device: 'learner',
      seq: index + 1,
      id: `learner ${index}`,
      v: 1,
      at,
      wallAt: at,
      zoneMinutes: 0,
      day,
      pair,
      word,
      kind: 'review',
      rating: RATINGS[grade - 1] ?? 'good',
      intervalDays,
      delayMs: intervalDays > 0 ? 0 : 60_000,
      retention: 0.9,
      spentMs,
      seen: '',
    }));
}
