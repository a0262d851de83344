import type { Table } from 'dexie';
import { AppError } from '../../../app-error.ts';
import { canRead } from '../../storage-errors.ts';
import type { Store } from '../../store.ts';
import type { Fold } from '../caches/fold.ts';
import type { StudyDatabase } from '../study-database.ts';
import { mergeOps } from './merge-ops.ts';
import { readLog, readWholeLog } from './read-log.ts';
import { isIndexWhole } from './stored-ids.ts';

/**
 * Restores the log from its second copy.
 *
 * If a table cannot be read or written, or indexes and rows disagree, the database file is damaged. A unique index that still lists a lost row refuses
 * that row, and neither a deletion nor `clear` removes the entry. So the database is deleted and filled again from the readable rows and the copy.
 * The copy receives all readable rows first: an interruption loses nothing, and the loss is reported again.
 *
 * @param findFold - Reads the rules for the caches, which the database itself decides: it is called once that can be read.
 * @throws {AppError} `storage-full`, `storage-unavailable`.
 */
export async function restoreLog(store: Store, findFold: () => Promise<Fold>): Promise<void> {
  const { study, journal } = store;
  if (!journal) return;
  const isReadable = await canReadLog(store);
  if (!isReadable || study.refusesWrites || !(await study.read(isIndexWhole))) {
    const readRows = <T>(work: (tables: StudyDatabase) => PromiseLike<T>, none: T) =>
      study.read(work).catch((thrown: unknown) => {
        if (isReadable) throw thrown;
        return none;
      });
    const ops = await readRows(readWholeLog, []);
    const settings = await readRows((tables) => tables.settings.toArray(), []);
    const lookUps = await readRows((tables) => tables.lookUps.toArray(), []);
    const device = await readRows((tables) => tables.meta.get('device'), undefined);
    await journal.extend(ops);
    if (!isReadable && !(await journal.isWhole())) {
      throw new AppError('storage-unavailable', 'Expected a whole second copy, got a part.');
    }
    await study.read(async (tables) => {
      await tables.delete({ disableAutoOpen: false });
    });
    await study.write(['settings', 'lookUps', 'meta'], async (tables) => {
      await tables.settings.bulkPut(settings);
      await tables.lookUps.bulkPut(lookUps);
      if (device) await tables.meta.put(device);
    });
  }
  await mergeOps(store, await journal.read(), await findFold());
}

/** Whether every row of the log and of the other tables beside it can be read, and every index: its pages are others than those of the rows. */
export function canReadLog({ study }: Pick<Store, 'study'>): Promise<boolean> {
  return canRead(() =>
    study.read(async (tables) => {
      const { ops, definitions, cards, days, meta, settings, staged } = tables;
      await Promise.all([definitions, cards, days, meta, settings].map((table: Table) => table.toArray()));
      for (const key of await staged.toCollection().primaryKeys()) await staged.get(key);
      for (const table of [ops, cards] as Table[]) {
        for (const { name } of table.schema.indexes) await table.orderBy(name).count();
      }
      for await (const _ of readLog(tables));
    }),
  );
}
