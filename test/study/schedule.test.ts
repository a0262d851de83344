import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RATINGS, type Rating } from '../../src/model/rating.ts';
import type { CardRow } from '../../src/store/study/study-database.ts';
import { getFuzzRange, toChance } from '../../src/study/fuzz.ts';
import { makeNewCard } from '../../src/study/replay.ts';
import { previewChoices } from '../../src/study/schedule.ts';
import { answer, makeReview } from '../support/study.ts';

const DAY = 20_700;
const card = makeNewCard('deu-eng', 'das Haus');

describe('a new word', () => {
  test('that was remembered comes back in ten minutes, then after days', () => {
    expect(previewChoices(card, { day: DAY, retention: 0.9 }).good).toEqual({ intervalDays: 0, delayMs: 600_000 });
    const learning = answer(card, 'good', DAY);
    expect(learning).toMatchObject({ queue: 'learning', step: 1, reps: 1 });
    expect(answer(learning, 'good', DAY)).toMatchObject({ queue: 'review', step: -1, intervalDays: 2, due: DAY + 2 });
  });

  test('that was forgotten comes back in a minute, without a lapse', () => {
    expect(previewChoices(card, { day: DAY, retention: 0.9 }).again).toEqual({ intervalDays: 0, delayMs: 60_000 });
    expect(answer(card, 'again', DAY)).toMatchObject({ queue: 'learning', step: 0, lapses: 0 });
  });

  test('that was easy needs no steps', () => {
    expect(answer(card, 'easy', DAY)).toMatchObject({ queue: 'review', intervalDays: 9, due: DAY + 9 });
  });
});

describe('a word that was forgotten', () => {
  const learnt = answer(answer(card, 'good', DAY), 'good', DAY);

  test('comes back in ten minutes as a lapse, then after days again', () => {
    const lapsed = answer(learnt, 'again', DAY + 2);
    expect(lapsed).toMatchObject({ queue: 'learning', step: 0, lapses: 1 });
    expect(previewChoices(lapsed, { day: DAY + 2, retention: 0.9 }).good.intervalDays).toBeGreaterThan(0);
    expect(answer(lapsed, 'good', DAY + 2)).toMatchObject({ queue: 'review' });
  });

  test('forgotten twice on one day has lapsed once', () => {
    expect(answer(answer(learnt, 'again', DAY + 2), 'again', DAY + 2).lapses).toBe(1);
  });
});

test('a higher desired retention may shorten an interval, which nothing else does', () => {
  let long = answer(answer(card, 'good', DAY), 'good', DAY);
  while (long.intervalDays < 60) long = answer(long, 'good', long.due);
  const { intervalDays, due } = long;
  expect(previewChoices(long, { day: due, retention: 0.9 }).hard.intervalDays).toBeGreaterThanOrEqual(intervalDays);
  // A day after it was last asked, the memory has hardly grown.
  const early = { ...long, lastDay: due - 1 };
  expect(previewChoices(early, { day: due, retention: 0.9 }).good.intervalDays).toBeGreaterThanOrEqual(intervalDays);
  expect(previewChoices(early, { day: due, retention: 0.97 }).good.intervalDays).toBeLessThan(intervalDays);
});

describe('for any word and any answers', () => {
  const histories = fc.array(
    fc.record({ rating: fc.constantFrom(...RATINGS), late: fc.integer({ min: -400, max: 400 }) }),
    {
      maxLength: 25,
    },
  );
  const words = fc.constantFrom('Straße', 'İstanbul', 'مدرسة', '学校', 'por supuesto', '👋🏽');

  function* walk(word: string, history: { rating: Rating; late: number }[]): Generator<[CardRow, number, Rating]> {
    let state = makeNewCard('deu-eng', word);
    let day = DAY;
    for (const { rating, late } of history) {
      yield [state, day, rating];
      state = answer(state, rating, day);
      day = Math.max(0, (state.queue === 'review' ? state.due : day) + late);
    }
  }

  test('an easier answer never comes back sooner, and all numbers are valid', () => {
    fc.assert(
      fc.property(words, histories, fc.double({ min: 0.7, max: 0.97, noNaN: true }), (word, history, retention) => {
        for (const [state, day] of walk(word, history)) {
          const choices = previewChoices(state, { day, retention });
          const waits = RATINGS.map((rating) => choices[rating].intervalDays * 86_400_000 + choices[rating].delayMs);
          expect(waits).toEqual(waits.toSorted((a, b) => a - b));
          for (const rating of RATINGS) {
            const { intervalDays, delayMs } = choices[rating];
            expect(Number.isInteger(intervalDays) && intervalDays >= 0 && intervalDays <= 40_000).toBe(true);
            expect(intervalDays > 0).toBe(delayMs === 0);
          }
          expect(choices.again.intervalDays, 'forgotten, it comes back the same day').toBe(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a recalled word never returns after fewer days than before', () => {
    fc.assert(
      fc.property(words, histories, (word, history) => {
        for (const [state, day] of walk(word, history)) {
          if (state.queue !== 'review') continue;
          const choices = previewChoices(state, { day, retention: 0.9 });
          expect(choices.hard.intervalDays).toBeGreaterThanOrEqual(state.intervalDays);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the interval on a button is the one stored, at any time of that day', () => {
    fc.assert(
      fc.property(words, histories, fc.integer({ min: 0, max: 86_399_999 }), (word, history, waitMs) => {
        for (const [state, day, rating] of walk(word, history)) {
          const shown = previewChoices(state, { day, retention: 0.9 })[rating];
          const op = makeReview(state, rating, day, { wallAt: 1_790_000_000_000 + waitMs });
          expect([op.intervalDays, op.delayMs]).toEqual([shown.intervalDays, shown.delayMs]);
        }
      }),
    );
  });
});

describe('the spread of intervals', () => {
  test('is zero below three days, and some days either way above', () => {
    expect(getFuzzRange(2)).toEqual({ min: 2, max: 2 });
    expect(getFuzzRange(7)).toEqual({ min: 5, max: 9 });
    expect(getFuzzRange(100)).toEqual({ min: 93, max: 107 });
  });

  test('uses all of its range evenly', () => {
    const chances = Array.from({ length: 10_000 }, (_, reps) => toChance(`deu-eng Haus ${reps}`));
    const tenths = Array.from({ length: 10 }, (_, tenth) => chances.filter((c) => Math.floor(c * 10) === tenth).length);
    expect(Math.min(...tenths)).toBeGreaterThan(900);
    expect(Math.max(...tenths)).toBeLessThan(1_100);
  });
});
