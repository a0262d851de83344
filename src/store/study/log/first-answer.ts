import { compareOps, type Op } from '../../../model/op.ts';
import type { PairId } from '../../../model/pair.ts';
import type { Store } from '../../store.ts';
import type { StudyDatabase } from '../study-database.ts';
import { findUndone } from './kinds.ts';
import { isFromHere, PART_MARK } from './ops.ts';

/**
 * Finds the first answer to a word of a pair that the learner gave here, and had not asked for.
 *
 * @throws {AppError} `storage-unavailable`.
 *
 * Reads the ops of the pair's first day with answers, and of further days only if all of its words had been asked for.
 */
export function findFirstAnswer({ study }: Store, pair: PairId): Promise<Op | undefined> {
  return study.read(async (tables) => {
    const start = await findFirstDay(tables);
    const days = await tables.days.where('[pair+day]').between([pair, start], [pair, []]).toArray();
    if (days.length === 0) return undefined;
    const [wants, undone] = await Promise.all([tables.ops.where('kind').equals('want').toArray(), findUndone(tables)]);
    const wanted = new Set(wants.flatMap((op) => (op.pair === pair && !undone.has(op.id) ? [op.word] : [])));
    for (const { day, reviews } of days) {
      if (reviews === 0) continue;
      const ops = await tables.ops.where('day').equals(day).toArray();
      const [first] = ops
        .filter((op) => op.pair === pair && op.kind === 'review' && isFromHere(op))
        .filter(({ id, word }) => !undone.has(id) && !wanted.has(word))
        .sort(compareOps);
      if (first) return first;
    }
    return undefined;
  });
}

/** Finds the first study day with ops that were not imported, which may be years after the others. */
async function findFirstDay({ ops }: StudyDatabase): Promise<number> {
  let day = Number.POSITIVE_INFINITY;
  let op = await ops.orderBy('[device+seq]').first();
  while (op) {
    const { device } = op;
    if (isFromHere(op)) day = Math.min(day, op.day);
    const end = isFromHere(op) ? [device, []] : [`${device.slice(0, device.indexOf(PART_MARK) + 1)}\uFFFF`];
    op = await ops.where('[device+seq]').above(end).first();
  }
  return day;
}

/** Whether each of some words of a pair had an op before an instant. */
export function hadOpsBefore({ study }: Store, pair: PairId, words: readonly string[], at: number): Promise<boolean> {
  return study.read(async ({ ops }) => {
    const ofWords = words.map((word) => ops.where('[pair+word+at]').between([pair, word], [pair, word, at]).count());
    return (await Promise.all(ofWords)).every((count) => count > 0);
  });
}
