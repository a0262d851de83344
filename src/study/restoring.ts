import { createQueue } from '../async/queue.ts';
import type { BackupReport } from '../model/backup.ts';
import type { Store } from '../store/store.ts';
import { type BackupRequest, finishRestore, restoreBackup } from './backup-restore.ts';

/** Restores backups one after the other, and tells how far it is. */
export interface Restoring {
  /** As {@link restoreBackup}. */
  restore(request: BackupRequest): Promise<BackupReport>;
  /** Goes on with a restore that was interrupted, if there is one. Called when the background starts. */
  goOn(): Promise<void>;
  /** Of the restore under way, from 0 to 1; undefined when there is none. */
  progress(): number | undefined;
}

interface RestoringParts {
  store: Store;
  /** Runs the work while the browser is kept from stopping the background. */
  keepAwake: <T>(work: () => Promise<T>) => Promise<T>;
  /** Called when the log has changed. */
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
    goOn: () =>
      run(async () => {
        if (await finishRestore(store, onProgress)) await onRestored();
      }),
    progress: () => share,
  };
}
