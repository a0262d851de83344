import type { Store } from '../../store.ts';
import { LOG_TABLES } from '../log/log-tables.ts';
import { readWholeLog } from '../log/read-log.ts';
import type { Fold } from './fold.ts';
import { rebuildCaches } from './study-caches.ts';

/**
 * Compares the caches with a replay of the log, and rebuilds them if they differ.
 *
 * @returns Number of missing, surplus and wrong rows.
 * @throws {AppError} `storage-full`, `storage-unavailable`.
 *
 * Holds the log in memory, like a rebuild of the caches.
 */
export async function repairCaches(store: Store, fold: Fold): Promise<number> {
  const { study } = store;
  const stale = await study.snapshot(['ops', 'cards', 'days', 'definitions'], async (tables) => {
    const { cards, days, definitions } = tables;
    const caches = await Promise.all([cards.toArray(), days.toArray(), definitions.toArray()]);
    const said = fold.replay(await readWholeLog(tables));
    const expected = [said.cards, said.days, said.definitions];
    return caches.reduce((sum, rows, place) => sum + countDifferences(expected[place] ?? [], rows), 0);
  });
  if (stale === 0) return 0;
  await study.write(LOG_TABLES, (tables) => rebuildCaches(tables, fold));
  return stale;
}

/** A wrong row counts once, like a missing or surplus one. */
function countDifferences(expected: readonly object[], stored: readonly object[]): number {
  const left = new Map(expected.map((row) => [keyOf(row), toText(row)]));
  let differences = 0;
  for (const row of stored) {
    if (left.get(keyOf(row)) !== toText(row)) differences += 1;
    left.delete(keyOf(row));
  }
  return differences + left.size;
}

/** Rows by word or by day. */
function keyOf(row: { pair?: string; word?: string; day?: number }): string {
  return `${row.pair} ${row.word ?? row.day}`;
}

/** Fields in a fixed order, without empty ones. */
function toText(row: object): string {
  return JSON.stringify(
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .sort(),
  );
}
