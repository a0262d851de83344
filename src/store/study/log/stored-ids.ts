import type { StudyDatabase } from '../study-database.ts';
import { readWholeLog } from './read-log.ts';

/**
 * Ids of the ops whose rows can be read.
 *
 * Firefox keeps rows and indexes in different parts of one file. Where the part with the rows is damaged, the index still lists every id,
 * so the ids alone prove nothing. Reads keys only, and whole rows just where the two disagree.
 */
export async function readStoredIds(study: StudyDatabase): Promise<Set<string>> {
  const { ops } = study;
  const [rows, ids, owners] = await Promise.all([
    ops.toCollection().primaryKeys(),
    ops.orderBy('id').keys(),
    ops.orderBy('id').primaryKeys(),
  ]);
  const stored = new Set(rows.map(toText));
  if (ids.length === rows.length && owners.every((owner) => stored.has(toText(owner)))) return new Set(ids.map(String));
  return new Set((await readWholeLog(study)).map(({ id }) => id));
}

/** Whether the index of ids agrees with the rows. Compares counts, so it is cheap enough for each start. */
export async function isIndexWhole({ ops }: StudyDatabase): Promise<boolean> {
  const [rows, ids] = await Promise.all([ops.count(), ops.orderBy('id').count()]);
  return rows === ids;
}

const toText = ([device, seq]: [string, number]) => `${seq} ${device}`;
