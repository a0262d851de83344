import type { Op } from '../../../model/op.ts';
import type { Store } from '../../store.ts';
import type { Fold } from '../caches/fold.ts';
import { rebuildInSteps } from '../caches/rebuild-in-steps.ts';
import { LOG_TABLES } from '../log/log-tables.ts';
import { createFreshFilter, isFollowedAt, isFollowedSeq, listParts, readStaged, toNewest } from '../log/merge-ops.ts';
import { readMeta } from '../log/ops.ts';

/**
 * Claims a complete staged backup: from now on its parts cannot be dropped, and {@link findJoining} returns it.
 *
 * @param report - Kept until the next one, for {@link findReport}.
 * @returns The number of parts.
 * @throws {AppError} `storage-full`, `storage-unavailable`. On an error nothing changes.
 */
export function claimStaged({ study }: Store, id: string, parts: number, report: unknown): Promise<number> {
  return study.write(['staged', 'meta'], async (tables) => {
    const found = (await listParts(tables, id)).length;
    if (found !== parts) return found;
    await tables.meta.bulkPut([
      { name: 'joining', value: id },
      { name: 'restored', value: JSON.stringify({ id, report }) },
    ]);
    return found;
  });
}

/** The report of the last claimed backup; undefined for any other. */
export async function findReport({ study }: Store, id: string): Promise<unknown> {
  const row = await study.read((tables) => tables.meta.get('restored'));
  const kept = row && JSON.parse(String(row.value));
  return kept?.id === id ? kept.report : undefined;
}

/** Share of the total time. */
const SHARE_OF_LOG = 0.75;

/**
 * Merges a staged backup into the log, part by part, so that the learner's answers are stored in between, and then rebuilds the caches. After an
 * interruption, {@link findJoining} and this function continue.
 *
 * @param onProgress - Called with the progress from 0 to 1.
 * @throws {AppError} `storage-full`, `storage-unavailable`. Merged ops stay in the log, and the rest stays staged.
 */
export async function joinStaged(
  store: Store,
  id: string,
  fold: Fold,
  onProgress: (share: number) => void,
): Promise<void> {
  const { study } = store;
  await begin(store, id);
  await study.read(async (tables) => {
    const findFresh = await createFreshFilter(tables);
    const parts = await listParts(tables, id);
    for (const [index, key] of parts.entries()) {
      await study.write(LOG_TABLES, async () => {
        const fresh = findFresh((await tables.staged.get(key))?.ops ?? []);
        const total = (await readMeta(tables)).ops ?? (await tables.ops.count());
        await tables.ops.bulkAdd(fresh);
        await tables.meta.put({ name: 'ops', value: total + fresh.length });
        await tables.staged.delete(key);
      });
      onProgress(((index + 1) / parts.length) * SHARE_OF_LOG);
    }
    // Weights that have just arrived may have let the caches be rebuilt meanwhile.
    await tables.meta.delete('engine');
    await rebuildInSteps(tables, fold, (share) => onProgress(SHARE_OF_LOG + share * (1 - SHARE_OF_LOG)));
    await tables.meta.delete('joining');
  });
}

/** Id of the backup that is joining the log, if it was interrupted. */
export async function findJoining({ study }: Store): Promise<string | undefined> {
  const row = await study.read((tables) => tables.meta.get('joining'));
  return row && String(row.value);
}

/**
 * From now on every new op is newer than the whole backup and has an unused number. The caches are marked as outdated, so that a background that
 * finds them half built rebuilds them.
 */
async function begin(store: Store, id: string): Promise<void> {
  const { study } = store;
  const device = await study.read((tables) => tables.meta.get('device'));
  /** The newest op, and the one of this device with the highest number. */
  const newest: Op[] = [];
  await readStaged(store, id, ({ ops }) => {
    for (const op of ops) {
      if (isFollowedAt(op) && op.at > (newest[0]?.at ?? 0)) newest[0] = op;
      if (op.device === device?.value && isFollowedSeq(op) && op.seq > (newest[1]?.seq ?? 0)) newest[1] = op;
    }
  });
  await study.write(LOG_TABLES, async (tables) => {
    const rows = toNewest(
      await readMeta(tables),
      newest.filter((op) => op !== undefined),
    );
    await tables.meta.bulkPut([...rows, { name: 'joining', value: id }]);
    await tables.meta.delete('engine');
  });
}
