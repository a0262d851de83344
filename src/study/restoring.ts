import { createQueue } from '../async/queue.ts';
import type { BackupReport } from '../model/backup.ts';
import type { Store } from '../store/store.ts';
import { type BackupRequest, finishRestore, restoreBackup } from './backup-restore.ts';

/** Restores backups one at a time and reports the progress. */
export interface Restoring {
  /** As {@link restoreBackup}. */
  restore(request: BackupRequest): Promise<BackupReport>;
  /** Continues an interrupted restore, if there is one. Called when the background starts. */
  resume(): Promise<void>;
  /** Progress of the current restore, from 0 to 1; undefined if there is none. */
  progress(): number | undefined;
}

interface RestoringParts {
  store: Store;
  /** Runs work while keeping the background alive. */
  keepAwake: <T>(work: () => Promise<T>) => Promise<T>;
  /** Called after a change of the log. */
  onRestored: () => Promise<void>;
}

export function createRestoring({ store, keepAwake, onRestored }: RestoringParts): Restoring {
  let share: number | undefined;
  const enqueue = createQueue();
  const run = <T>(work: () => Promise<T>): Promise<T> =>
    enqueue(() =>
      keepAwake(work).finally(() => {
        share = undefined;
      }),
    );
  const onProgress = (done: number) => {
    share = done;
  };
  return {
    restore: (request) =>
      run(async () => {
        if (!request.isDryRun) share = 0;
        const report = await restoreBackup(store, request, onProgress);
        if (!request.isDryRun) await onRestored();
        return report;
      }),
    resume: () =>
      run(async () => {
        if (await finishRestore(store, onProgress)) await onRestored();
      }),
    progress: () => share,
  };
}
