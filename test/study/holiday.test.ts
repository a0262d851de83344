import { describe, expect, test } from 'vitest';
import { predictRecall } from '../../src/study/fsrs.ts';
import { compareEndangered, findHolidayPhase } from '../../src/study/holiday.ts';
import { makeNewCard } from '../../src/study/replay.ts';
import { pickNext } from '../../src/study/session.ts';

const DAY = 20_700;

describe('a holiday', () => {
  const holiday = { first: DAY, last: DAY + 9 };

  test('has a break from its first to its last day, and a return of three times its length', () => {
    const phases = [-1, 0, 9, 10, 39, 40].map((ahead) => findHolidayPhase(holiday, DAY + ahead));
    expect(phases).toEqual([undefined, 'break', 'break', 'return', 'return', undefined]);
  });

  test('of one day has a return of two weeks', () => {
    const short = { first: DAY, last: DAY };
    expect([14, 15].map((ahead) => findHolidayPhase(short, DAY + ahead))).toEqual(['return', undefined]);
  });

  test('that ends before it begins is none', () => {
    expect(findHolidayPhase({ first: DAY, last: DAY - 1 }, DAY)).toBeUndefined();
    expect(findHolidayPhase(undefined, DAY)).toBeUndefined();
  });
});

test('after a holiday the most endangered of the savable words come first, the forgotten ones last', () => {
  const makeCard = (word: string, stability: number) => ({
    ...makeNewCard('deu-eng', word),
    queue: 'review' as const,
    stability,
    lastDay: DAY - 30,
    due: DAY - 1,
  });
  const [safe, endangered, gone, lost] = [
    makeCard('safe', 40),
    makeCard('endangered', 2),
    makeCard('gone', 0.2),
    makeCard('lost', 0.05),
  ];
  const recallOf = ({ stability }: { stability: number }) => predictRecall(stability, 30);
  expect(recallOf(endangered)).toBeGreaterThan(0.5);
  expect(recallOf(gone)).toBeLessThan(0.5);
  const cards = [lost, safe, gone, endangered];
  const ordered = cards.toSorted((a, b) => compareEndangered(a, b, DAY)).map(({ word }) => word);
  expect(ordered).toEqual(['endangered', 'safe', 'gone', 'lost']);

  const queue = { learning: [], reviews: cards, due: 4, dueTomorrow: 4, fresh: [], lastWallAt: undefined };
  const pick = (isReturn: boolean) => pickNext(queue, false, { now: 0, day: DAY, isReturn });
  expect(pick(true)).toBe(endangered);
  expect(pick(false)).toBe(safe);
});
