import type { LookUp } from '../../../model/look-up.ts';
import type { OwnWordKey } from '../../../model/own-word.ts';
import type { Store } from '../../store.ts';
import type { LookUpRow } from '../study-database.ts';
import { addLookUp, joinRows, pruneRows } from './look-up-rows.ts';

/** Rows of one transaction, so that look-ups are stored in between. */
const ROWS_AT_ONCE = 1_000;

const toKey = ({ pair, word }: OwnWordKey): [string, string] => [pair, word];
const toId = (key: OwnWordKey) => `${key.pair} ${key.word}`;

/** Adds look-ups, in one transaction. @throws {AppError} `storage-full`, `storage-unavailable`; then nothing was written. */
export function addLookUps({ study }: Pick<Store, 'study'>, lookUps: readonly LookUp[]): Promise<void> {
  return study.write(['lookUps'], async (tables) => {
    const keys = new Map(lookUps.map((lookUp) => [toId(lookUp), toKey(lookUp)]));
    const found = await tables.lookUps.bulkGet([...keys.values()]);
    const rows = new Map([...keys.keys()].map((id, index) => [id, found[index]]));
    for (const lookUp of lookUps) rows.set(toId(lookUp), addLookUp(rows.get(toId(lookUp)), lookUp));
    await tables.lookUps.bulkPut([...rows.values()].filter((row) => row !== undefined));
  });
}

/** All rows, by pair and word. @throws {AppError} `storage-unavailable`. */
export function readLookUps({ study }: Pick<Store, 'study'>): Promise<LookUpRow[]> {
  return study.read((tables) => tables.lookUps.toArray());
}

/**
 * Joins rows of another device or of a backup. Idempotent.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`; some rows may have been written.
 */
export async function joinLookUps({ study }: Pick<Store, 'study'>, rows: readonly LookUpRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    await study.write(['lookUps'], async (tables) => {
      const found = await tables.lookUps.bulkGet(some.map(toKey));
      const joined = some.map((row, index) => {
        const own = found[index];
        return own ? joinRows(own, row) : row;
      });
      await tables.lookUps.bulkPut(joined.filter((row, index) => row !== found[index]));
    });
  }
}

/**
 * Drops what is older than `cutAt` or beyond the limits of the history.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`; then nothing was written.
 */
export function pruneLookUps({ study }: Pick<Store, 'study'>, cutAt: number): Promise<void> {
  return study.write(['lookUps'], async (tables) => {
    const rows = await tables.lookUps.toArray();
    const left = pruneRows(rows, cutAt);
    const before = new Set(rows);
    const kept = new Set(left.map(toId));
    await tables.lookUps.bulkDelete(rows.filter((row) => !kept.has(toId(row))).map(toKey));
    await tables.lookUps.bulkPut(left.filter((row) => !before.has(row)));
  });
}

/** Removes the look-ups of some words. @returns The rows, with which {@link joinLookUps} brings them back. */
export function removeLookUps({ study }: Pick<Store, 'study'>, words: readonly OwnWordKey[]): Promise<LookUpRow[]> {
  return study.write(['lookUps'], async (tables) => {
    const found = (await tables.lookUps.bulkGet(words.map(toKey))).filter((row) => row !== undefined);
    await tables.lookUps.bulkDelete(found.map(toKey));
    return found;
  });
}

export function clearLookUps({ study }: Pick<Store, 'study'>): Promise<void> {
  return study.write(['lookUps'], (tables) => tables.lookUps.clear());
}

/** Remembers that the learner does not want to study some words. */
export function declineLookUps({ study }: Pick<Store, 'study'>, words: readonly OwnWordKey[]): Promise<unknown> {
  return study.write(['lookUps'], async (tables) => {
    const found = (await tables.lookUps.bulkGet(words.map(toKey))).filter((row) => row !== undefined);
    await tables.lookUps.bulkPut(found.map((row) => ({ ...row, isDeclined: true })));
  });
}
