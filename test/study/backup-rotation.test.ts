import { describe, expect, test } from 'vitest';
import { chooseBackups } from '../../src/study/backup-rotation.ts';

const LIMITS = { daily: 7, weekly: 4, sizeBytes: 1_000_000 };

/** Days since 1970-01-01 of 21 November 2026, a Saturday. */
const TODAY = 20_778;

const makeBackups = (days: readonly number[], sizeBytes = 1_000) => days.map((day) => ({ day, sizeBytes }));
const daysOf = (backups: { day: number }[]) => backups.map(({ day }) => TODAY - day);
const everyDay = (count: number) => Array.from({ length: count }, (_, index) => TODAY - index);

describe('the automatic backups that are kept', () => {
  test.each<[string, number[], number[]]>([
    ['none', [], []],
    ['the only one', [TODAY], [0]],
    ['all of a week', everyDay(7), [0, 1, 2, 3, 4, 5, 6]],
    // Saturday: the week's own Monday to Friday and last Sunday are among the seven.
    [
      'of two months of daily study seven days, and the newest of four weeks',
      everyDay(60),
      [0, 1, 2, 3, 4, 5, 6, 7, 13, 20, 27],
    ],
    [
      'of somebody who studies once a month the newest eleven',
      everyDay(13).map((day) => TODAY - (TODAY - day) * 30),
      [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300],
    ],
  ])('%s', (_, days, kept) => {
    expect(daysOf(chooseBackups(makeBackups(days), LIMITS))).toEqual(kept);
  });

  test('the oldest are deleted first if space is short', () => {
    expect(daysOf(chooseBackups(makeBackups(everyDay(30), 300_000), LIMITS))).toEqual([0, 1, 2]);
  });

  test('the newest stays, however large', () => {
    expect(daysOf(chooseBackups(makeBackups(everyDay(3), 5_000_000), LIMITS))).toEqual([0]);
  });

  test('keeping them day after day never keeps more than eleven, nor loses the previous week', () => {
    let kept: { day: number; sizeBytes: number }[] = [];
    for (let day = TODAY; day < TODAY + 400; day++) {
      kept = chooseBackups([{ day, sizeBytes: 1_000 }, ...kept], LIMITS);
      expect(kept.length).toBeLessThanOrEqual(11);
      if (day > TODAY + 60) expect(kept.some((backup) => day - backup.day >= 21)).toBe(true);
    }
  });
});
