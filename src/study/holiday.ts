import type { PairId } from '../model/pair.ts';
import type { WeightsByPair } from '../model/weights.ts';
import type { Store } from '../store/store.ts';
import type { CardRow } from '../store/study/study-database.ts';
import { predictRecall } from './fsrs.ts';

/** A break from study. Both are study days, inclusive. */
export interface Holiday {
  first: number;
  last: number;
}

/** `break`: nothing is asked. `return`: the words that waited come back in portions. */
export type HolidayPhase = 'break' | 'return' | undefined;

/** Study days before a holiday that show how much the learner usually does. */
const USUAL_DAYS = 14;

/** Reviews of a portion for a learner who has hardly studied before the holiday. */
const SMALLEST_PORTION = 20;

/** A portion, against the usual day: half of it is left for the words that waited. */
const PORTION_FACTOR = 1.5;

/** Study days of portions, against the length of the holiday, at least two weeks. */
const RETURN_FACTOR = 3;
const SHORTEST_RETURN_DAYS = 14;

/** A word is more likely forgotten than not below this chance of recall: waiting costs it little more. */
const SAVABLE_RECALL = 0.5;

export function findHolidayPhase(holiday: Holiday | undefined, day: number): HolidayPhase {
  if (!holiday || day < holiday.first || holiday.last < holiday.first) return undefined;
  if (day <= holiday.last) return 'break';
  const length = holiday.last - holiday.first + 1;
  return day <= holiday.last + Math.max(SHORTEST_RETURN_DAYS, RETURN_FACTOR * length) ? 'return' : undefined;
}

/**
 * Reviews of one day after a holiday, over all decks: one and a half times as many as on the days with study in the two weeks before it.
 * Within the return the number changes only if answers of that time are undone.
 */
export async function findPortion(store: Store, pairs: readonly PairId[], { first }: Holiday): Promise<number> {
  const found = await store.study.read(({ days }) =>
    Promise.all(
      pairs.map((pair) =>
        days
          .where('[pair+day]')
          .between([pair, first - USUAL_DAYS], [pair, first], true, false)
          .toArray(),
      ),
    ),
  );
  const rows = found.flat();
  const days = new Set(rows.map(({ day }) => day)).size;
  const usual = days === 0 ? 0 : rows.reduce((sum, { tested }) => sum + tested, 0) / days;
  return Math.max(SMALLEST_PORTION, Math.ceil(usual * PORTION_FACTOR));
}

/** The most endangered of the words that can still be saved first; then those already forgotten, the best remembered first. */
export function compareEndangered(
  a: Pick<CardRow, 'pair' | 'stability' | 'lastDay'>,
  b: typeof a,
  day: number,
  weights: WeightsByPair = {},
): number {
  const recallOf = ({ pair, stability, lastDay }: typeof a) => predictRecall(stability, day - lastDay, weights[pair]);
  const [recallA, recallB] = [recallOf(a), recallOf(b)];
  const [isSavableA, isSavableB] = [recallA >= SAVABLE_RECALL, recallB >= SAVABLE_RECALL];
  if (isSavableA !== isSavableB) return isSavableA ? -1 : 1;
  return isSavableA ? recallA - recallB : recallB - recallA;
}
