import type { PairId } from '../model/pair.ts';
import type { WeeklySummary } from '../model/study.ts';
import type { Store } from '../store/store.ts';

const WEEK_DAYS = 7;
/** Day 0, 1970-01-01, was a Thursday; a week begins on Monday. */
const MONDAY_OFFSET = 3;

function toWeek(day: number): number {
  return Math.floor((day + MONDAY_OFFSET) / WEEK_DAYS);
}

/**
 * Sums the week before that of a study day, over all decks.
 *
 * @param hidden - The newest week in which the learner has hidden the summary; 0 for none.
 * @returns Undefined if it is hidden, or nothing was studied then.
 */
export async function findWeeklySummary(
  store: Store,
  pairs: readonly PairId[],
  day: number,
  hidden = 0,
): Promise<WeeklySummary | undefined> {
  const week = toWeek(day);
  if (hidden >= week) return undefined;
  const first = (week - 1) * WEEK_DAYS - MONDAY_OFFSET;
  const found = await store.study.read(({ days }) =>
    Promise.all(
      pairs.map((pair) =>
        days
          .where('[pair+day]')
          .between([pair, first], [pair, first + WEEK_DAYS], true, false)
          .toArray(),
      ),
    ),
  );
  const rows = found.flat().filter(({ reviews }) => reviews > 0);
  if (rows.length === 0) return undefined;
  const sum = (name: 'reviews' | 'new' | 'ms') => rows.reduce((total, row) => total + row[name], 0);
  const days = new Set(rows.map((row) => row.day)).size;
  return { week, days, reviews: sum('reviews'), new: sum('new'), ms: sum('ms') };
}
