import type { StudyDay } from '../../model/statistics.ts';

/** Sums the days of several decks. @returns Ascending, without days without study. */
export function sumDays(rows: readonly StudyDay[]): StudyDay[] {
  const days = new Map<number, StudyDay>();
  for (const row of rows) {
    const sum = days.get(row.day) ?? makeDay(row.day);
    days.set(row.day, add(sum, row));
  }
  return [...days.values()].sort((a, b) => a.day - b.day);
}

/** Every day from `first` to `last`, both inclusive, including days without study. */
export function listDays(days: readonly StudyDay[], first: number, last: number): StudyDay[] {
  const known = new Map(days.map((row) => [row.day, row]));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => {
    return known.get(first + offset) ?? makeDay(first + offset);
  });
}

export interface Streak {
  /** Streak up to today, or up to yesterday if nothing was studied today. */
  current: number;
  longest: number;
}

/** A missed day is forgiven if none of this many days before it was. */
const FORGIVEN_EVERY_DAYS = 7;

/**
 * Counts study days in a row. One missed day a week neither counts nor ends a streak. Days count as stored, so a change of time zone or clock does
 * not affect the past.
 *
 * @param days - Ascending.
 * @param today - Study day. After a flight west, the learner may already have studied on tomorrow's date.
 * @param skipped - Days skipped by a flight: see `StudyStats`. They neither count nor end a streak, and nothing is to be forgiven.
 */
export function countStreak(days: readonly StudyDay[], today: number, skipped: readonly number[] = []): Streak {
  const left = new Set(skipped);
  let forgiven = Number.NEGATIVE_INFINITY;
  const isForgivable = (missed: number) => missed - forgiven >= FORGIVEN_EVERY_DAYS;
  const follows = (day: number, before: number) =>
    day === before + 1 || (day === before + 2 && (left.has(before + 1) || isForgivable(before + 1)));
  let current = 0;
  let longest = 0;
  let before = Number.NEGATIVE_INFINITY;
  for (const { day, reviews } of days) {
    if (reviews === 0 || day > today + 1) continue;
    if (!follows(day, before)) {
      current = 1;
      forgiven = Number.NEGATIVE_INFINITY;
    } else {
      current += 1;
      if (day === before + 2 && !left.has(before + 1)) forgiven = before + 1;
    }
    longest = Math.max(longest, current);
    before = day;
  }
  return { current: before >= today || follows(today, before) ? current : 0, longest };
}

/** Share of due words that were recalled; undefined if none was asked. */
export function measureRetention(days: readonly StudyDay[]): number | undefined {
  const { tested, recalled } = days.reduce(add, makeDay(0));
  return tested === 0 ? undefined : recalled / tested;
}

/** Weeks of seven days, the last one ending with `last`, oldest first. */
export function listWeeks(
  days: readonly StudyDay[],
  last: number,
  count: number,
): { first: number; days: StudyDay[] }[] {
  return Array.from({ length: count }, (_, week) => {
    const first = last - 7 * (count - week) + 1;
    return { first, days: listDays(days, first, first + 6) };
  });
}

function makeDay(day: number): StudyDay {
  return { day, new: 0, reviews: 0, again: 0, tested: 0, recalled: 0, ms: 0 };
}

function add(a: StudyDay, b: StudyDay): StudyDay {
  return {
    day: a.day,
    new: a.new + b.new,
    reviews: a.reviews + b.reviews,
    again: a.again + b.again,
    tested: a.tested + b.tested,
    recalled: a.recalled + b.recalled,
    ms: a.ms + b.ms,
  };
}
