import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RATINGS } from '../../src/model/rating.ts';
import { getFuzzRange } from '../../src/study/fuzz.ts';
import { pickInterval } from '../../src/study/pick-interval.ts';
import { makeNewCard } from '../../src/study/replay.ts';
import { previewChoices } from '../../src/study/schedule.ts';

/** Study day of Saturday, 2026-11-21. */
const SATURDAY = 20_778;
const SUNDAY = 0;

const weekdayOf = (day: number) => new Date(day * 86_400_000).getUTCDay();
const ranges = fc.integer({ min: 1, max: 400 }).map(getFuzzRange);
const chances = fc.double({ min: 0, max: 0.999, noNaN: true });
const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 });

test('the test’s Saturday is one', () => expect(weekdayOf(SATURDAY)).toBe(6));

describe('an interval', () => {
  test('is due on no easy day if the spread has another one', () => {
    fc.assert(
      fc.property(ranges, chances, weekdays, (range, chance, easyDays) => {
        const interval = pickInterval(range, chance, 0, { answered: SATURDAY, easyDays });
        const days = Array.from({ length: range.max - range.min + 1 }, (_, ahead) => range.min + ahead);
        const hasOther = days.some((day) => !easyDays.includes(weekdayOf(SATURDAY + day)));
        expect(days).toContain(interval);
        expect(easyDays.includes(weekdayOf(SATURDAY + interval))).toBe(!hasOther);
      }),
    );
  });

  test('is the usual one without easy days, and with seven', () => {
    fc.assert(
      fc.property(ranges, chances, fc.nat(60), (range, chance, atLeast) => {
        const usual = pickInterval(range, chance, atLeast, { answered: SATURDAY, easyDays: [] });
        const all = { answered: SATURDAY, easyDays: [0, 1, 2, 3, 4, 5, 6] };
        expect(pickInterval(range, chance, atLeast, all)).toBe(usual);
        expect(usual).toBeGreaterThanOrEqual(atLeast);
      }),
    );
  });

  test('never gets shorter than the shortest allowed one', () => {
    const place = { answered: SATURDAY, easyDays: [SUNDAY] };
    // Day 15 is a Sunday, and so the first of the allowed ones moves to the Monday.
    expect(pickInterval({ min: 13, max: 17 }, 0, 15, place)).toBe(16);
    // Nothing of the spread is left: the word keeps its interval.
    expect(pickInterval({ min: 10, max: 12 }, 0.5, 15, place)).toBe(15);
  });
});

test('words that come back after days keep away from a Sunday, and easier answers never come sooner', () => {
  const due = Array.from({ length: 200 }, (_, index) => {
    const card = { ...makeNewCard('deu-eng', `Wort ${index}`), queue: 'review' as const, step: -1, reps: 3 };
    const learnt = { ...card, stability: 12, difficulty: 5, lastDay: SATURDAY - 12, intervalDays: 8, retention: 0.9 };
    const choices = previewChoices(learnt, { day: SATURDAY, retention: 0.9, easyDays: [SUNDAY] });
    const days = RATINGS.map((rating) => choices[rating].intervalDays);
    expect(days.slice(1)).toEqual(days.slice(1).toSorted((a, b) => a - b));
    return SATURDAY + choices.good.intervalDays;
  });
  expect(due.filter((day) => weekdayOf(day) === SUNDAY)).toEqual([]);
  const usual = previewChoices(
    {
      ...makeNewCard('deu-eng', 'Wort'),
      queue: 'review',
      step: -1,
      reps: 3,
      stability: 12,
      difficulty: 5,
      lastDay: SATURDAY - 12,
    },
    { day: SATURDAY, retention: 0.9 },
  );
  expect(usual.good.intervalDays).toBeGreaterThan(10);
});
