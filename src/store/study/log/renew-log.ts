import type { Store } from '../../store.ts';
import type { Fold } from '../caches/study-caches.ts';
import { mergeOps } from './merge-ops.ts';
import { isIndexWhole } from './stored-ids.ts';

/**
 * Restores the log from its second copy.
 *
 * If indexes and rows disagree, the database file is damaged. A unique index that still lists a lost row refuses that row, and
 * neither a deletion nor `clear` removes the entry. So the database is deleted and filled again from the readable rows and the copy.
 * The copy receives all readable rows first: an interruption loses nothing, and the loss is reported again.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`.
 */
export async function restoreLog(store: Store, fold: Fold): Promise<void> {
  const { study, journal } = store;
  if (!journal) return;
  if (!(await study.read(isIndexWhole))) {
    const [ops, settings, device] = await study.read((tables) =>
      Promise.all([tables.ops.toArray(), tables.settings.toArray(), tables.meta.get('device')]),
    );
    await journal.extend(ops);
    await study.read(async (tables) => {
      await tables.delete({ disableAutoOpen: false });
    });
    await study.write(['settings', 'meta'], async (tables) => {
      await tables.settings.bulkPut(settings);
      if (device) await tables.meta.put(device);
    });
  }
  await mergeOps(store, await journal.read(), fold);
}
