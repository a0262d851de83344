import type { Dexie } from 'dexie';
import { refuseNewer } from './versions.ts';

/** Delay before the next attempt, so that callers of a failed opening are notified first. */
const TRY_AGAIN_MS = 1_000;

/** Rules for opening every database; called by its constructor. */
export function superviseOpening(database: Dexie): void {
  // Dexie opens databases of newer versions, so check the version at every opening, before anything else.
  database.on('ready', () => void refuseNewer(database.backendDB(), database.verno), true);
  openAgain(database);
}

/** Retries a failed opening at the next use, for example after disk space was freed. Dexie alone would keep its failure. */
function openAgain(database: Dexie): void {
  const open = database.open.bind(database);
  database.open = () =>
    open().catch((thrown: unknown) => {
      setTimeout(() => {
        // It may have been opened elsewhere since.
        if (database.hasFailed()) database.close({ disableAutoOpen: false });
      }, TRY_AGAIN_MS);
      throw thrown;
    });
}
