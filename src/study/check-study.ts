import type { StudyCheck } from '../model/check.ts';
import type { Store } from '../store/store.ts';
import { repairCaches } from '../store/study/caches/check-caches.ts';
import { countReviews } from '../store/study/caches/study-queue.ts';
import type { SavedBackups } from '../store/study/copies/saved-backups.ts';
import { ensureCaches, readOpsCount } from '../store/study/log/ops.ts';
import { readFold } from './read-fold.ts';

export interface StudyCheckParts {
  store: Store;
  savedBackups: SavedBackups;
  /** Creates the backup of the day if needed. */
  backUp: () => Promise<unknown>;
}

/**
 * Compares everything derived from the study log with it and rebuilds what differs: the caches, the second copy, and a missing backup.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`.
 */
export async function checkStudy({ store, savedBackups, backUp }: StudyCheckParts): Promise<StudyCheck> {
  const fold = await readFold(store);
  await ensureCaches(store, fold);
  const staleRows = await repairCaches(store, fold);
  const { isRewritten, missing } = (await store.journal?.verify()) ?? { isRewritten: false, missing: 0 };
  const [answers, ops, before] = await Promise.all([countReviews(store), readOpsCount(store), savedBackups.list()]);
  const isNeeded = before.length === 0 && ops > 0;
  if (isNeeded) await backUp();
  const saved = isNeeded ? await savedBackups.list() : before;
  const broken = await Promise.all(
    saved.map(async ({ id, parts }) => (await savedBackups.read(id, parts - 1)) === undefined),
  );
  return {
    answers,
    staleRows,
    copy: missing > 0 ? 'has-more' : isRewritten ? 'rewritten' : 'right',
    missing,
    backups: saved.length,
    brokenBackups: broken.filter(Boolean).length,
    hasMadeBackup: isNeeded && saved.length > 0,
  };
}
