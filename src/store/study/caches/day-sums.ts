import type { PairId } from '../../../model/pair.ts';
import type { DeckDay } from '../../../model/statistics.ts';
import type { StudyDatabase } from '../study-database.ts';
import type { DayCounts } from './fold.ts';

/** Adds counts to the sum of a study day, or takes them out of it. */
export async function addToDay(
  study: StudyDatabase,
  pair: PairId,
  day: number,
  counts: DayCounts,
  sign: 1 | -1,
): Promise<void> {
  const row = await study.days.get([pair, day]);
  const sum: DeckDay = row ?? { pair, day, new: 0, reviews: 0, again: 0, tested: 0, recalled: 0, ms: 0 };
  for (const [name, value] of Object.entries(counts)) sum[name as keyof DayCounts] += sign * value;
  if (sum.reviews === 0) await study.days.delete([pair, day]);
  else await study.days.put(sum);
}
