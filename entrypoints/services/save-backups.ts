import { debounce } from '../../src/async/debounce.ts';
import type { Store } from '../../src/store/store.ts';
import type { SavedBackups } from '../../src/store/study/copies/saved-backups.ts';
import { saveDailyBackup } from '../../src/study/automatic-backups.ts';
import type { LocalTime } from '../../src/study/study-day.ts';
import { warn } from '../background/warn.ts';
import type { Changes } from './changes.ts';
import { afterStart, keepAwake } from './lifetime.ts';

/** Long enough for the next card to show: backing up a long log keeps the background busy for a while. */
const BACKUP_QUIET_MS = 5_000;

interface BackupsParts {
  store: Store;
  changes: Pick<Changes, 'study' | 'decks'>;
  savedBackups: SavedBackups;
  now: () => LocalTime;
  newId: () => string;
}

/** Makes the backup of the day after the last answer. @returns Makes it now, if one is to be made. */
export function startBackups({ store, changes, savedBackups, now, newId }: BackupsParts): () => Promise<void> {
  const saveBackup = async () => {
    const made = await saveDailyBackup({ store, saved: savedBackups, now, newId });
    if (made) changes.decks.emit();
  };
  const saveBackupSoon = debounce(() => keepAwake(saveBackup), {
    quietMs: BACKUP_QUIET_MS,
    onFailure: warn('No backup was made'),
  });
  changes.study.on(saveBackupSoon);
  // The background may have ended before the backup that followed the last answer.
  afterStart(saveBackupSoon);
  return saveBackup;
}
