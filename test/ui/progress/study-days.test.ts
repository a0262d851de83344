import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StudyDay } from '../../../src/model/statistics.ts';
import { countStreak, listDays, listWeeks, measureRetention, sumDays } from '../../../src/ui/progress/study-days.ts';

const makeDay = (day: number, parts: Partial<StudyDay> = {}): StudyDay => {
  return { day, new: 0, reviews: 1, again: 0, tested: 0, recalled: 0, ms: 0, ...parts };
};

describe('a streak', () => {
  test.each<[name: string, days: number[], today: number, current: number, longest: number]>([
    ['without any study is none', [], 100, 0, 0],
    ['counts today', [98, 99, 100], 100, 3, 3],
    ['is not lost before today’s study', [98, 99], 100, 2, 2],
    ['is lost after two days without', [96, 97], 100, 0, 2],
    ['forgives one missed day', [96, 97, 99, 100], 100, 4, 4],
    ['forgives yesterday before today’s study', [97, 98], 100, 2, 2],
    ['forgives no second missed day in the same week', [92, 94, 96, 97], 97, 2, 2],
    ['forgives another one a week later', [90, 92, 93, 94, 95, 96, 97, 99], 99, 8, 8],
    ['remembers the longest', [80, 81, 82, 83, 99, 100], 100, 2, 4],
    ['goes on for who has flown west, where it is the day before again', [99, 100, 101], 100, 3, 3],
    ['does not count days of a clock that was a year ahead', [99, 100, 465], 100, 2, 2],
  ])('%s', (_name, days, today, current, longest) => {
    expect(
      countStreak(
        days.map((day) => makeDay(day)),
        today,
      ),
    ).toEqual({ current, longest });
  });

  test.each<[name: string, days: number[], skipped: number[], today: number, current: number, longest: number]>([
    ['goes on over the day that a flight has left out', [97, 98, 100], [99], 100, 3, 3],
    ['and before the first study after it', [97, 98], [99], 100, 2, 2],
    ['forgives another day before it', [96, 98, 100], [99], 100, 3, 3],
    ['is lost three days after it', [97, 98], [99], 102, 0, 2],
  ])('%s', (_name, days, skipped, today, current, longest) => {
    expect(
      countStreak(
        days.map((day) => makeDay(day)),
        today,
        skipped,
      ),
    ).toEqual({ current, longest });
  });

  test('is at most the number of days, and at most the longest', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 })), (days) => {
        const today = 60;
        const { current, longest } = countStreak(
          days.sort((a, b) => a - b).map((day) => makeDay(day)),
          today,
        );
        expect(current).toBeLessThanOrEqual(longest);
        expect(longest).toBeLessThanOrEqual(days.length);
        const missed = Array.from({ length: current }, (_, back) => today - 1 - back).filter(
          (day) => !days.includes(day),
        );
        expect(missed.length).toBeLessThanOrEqual(Math.ceil((current + 1) / 6));
      }),
    );
  });
});

test('days add up several decks, and days between are filled', () => {
  const days = sumDays([makeDay(7, { reviews: 5, ms: 10 }), makeDay(4), makeDay(7, { reviews: 2, again: 1, ms: 5 })]);
  expect(days.map(({ day, reviews }) => [day, reviews])).toEqual([
    [4, 1],
    [7, 7],
  ]);
  expect(days[1]).toMatchObject({ again: 1, ms: 15 });
  expect(listDays(days, 3, 7).map(({ reviews }) => reviews)).toEqual([0, 1, 0, 0, 7]);
});

test('retention covers words that were due, and is missing if there were none', () => {
  expect(measureRetention([makeDay(1), makeDay(2)])).toBeUndefined();
  expect(measureRetention([makeDay(1, { tested: 8, recalled: 8 }), makeDay(2, { tested: 2, recalled: 1 })])).toBe(0.9);
});

test('weeks end today and are complete', () => {
  const weeks = listWeeks([makeDay(86), makeDay(87), makeDay(100)], 100, 2);
  expect(weeks.map(({ first }) => first)).toEqual([87, 94]);
  expect(weeks.map(({ days }) => days.map(({ reviews }) => reviews).join(''))).toEqual(['1000000', '0000001']);
});
