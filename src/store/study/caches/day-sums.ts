import type { PairId } from '../../../model/pair.ts';
import type { DeckDay } from '../../../model/statistics.ts';
import type { StudyDatabase } from '../study-database.ts';
import type { DayCounts } from './fold.ts';

/** Counts to add to the sum of a study day, or to take out of it. */
export interface DayChange {
  pair: PairId;
  day: number;
  counts: DayCounts;
  sign: 1 | -1;
}

/** Changes the sums of study days: one request reads and one writes all of them. */
export async function changeDays(study: StudyDatabase, changes: readonly DayChange[]): Promise<void> {
  const sums = new Map<string, DeckDay>();
  for (const { pair, day, counts, sign } of changes) {
    const key = `${pair} ${day}`;
    const sum = sums.get(key) ?? { pair, day, new: 0, reviews: 0, again: 0, tested: 0, recalled: 0, ms: 0 };
    sums.set(key, addCounts(sum, counts, sign));
  }
  const keys = [...sums.values()].map(({ pair, day }): [PairId, number] => [pair, day]);
  const rows: (DeckDay | undefined)[] = await study.days.bulkGet(keys);
  const after = [...sums.values()].map((sum, index) => addCounts(sum, rows[index], 1));
  const isEmpty = ({ reviews }: DeckDay) => reviews === 0;
  await Promise.all([
    study.days.bulkDelete(after.filter(isEmpty).map(({ pair, day }): [PairId, number] => [pair, day])),
    study.days.bulkPut(after.filter((sum) => !isEmpty(sum))),
  ]);
}

function addCounts(sum: DeckDay, counts: DayCounts | undefined, sign: 1 | -1): DeckDay {
  const added = { ...sum };
  for (const name of ['new', 'reviews', 'again', 'tested', 'recalled', 'ms'] as const) {
    added[name] += sign * (counts?.[name] ?? 0);
  }
  return added;
}
