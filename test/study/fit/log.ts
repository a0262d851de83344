import type { Op } from '../../../src/model/op.ts';
import type { Rating } from '../../../src/model/rating.ts';
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
