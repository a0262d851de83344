import type { Dexie } from 'dexie';
import { AppError } from '../app-error.ts';

/** Dexie's versions are ten times as large in the browser's own count. */
const STEP = 10;

/** Who waits for an opening that fails must hear so, before the next one is begun. */
const TRY_AGAIN_MS = 1_000;

/** What holds for the opening of every database; called by its constructor. */
export function superviseOpening(database: Dexie): void {
  refuseNewer(database);
  openAgain(database);
}

/** Keeps a database closed that a newer version has written: Dexie would open it, and write rows that the newer one does not expect. */
function refuseNewer(database: Dexie): void {
  // At every opening, before anything else is let in.
  database.on(
    'ready',
    () => {
      // A part of a step is Dexie's own, where it has added to a table what was missing.
      const stored = Math.floor(database.backendDB().version / STEP);
      if (stored > database.verno) {
        throw new AppError('storage-newer', `Expected version ${database.verno} at most, got ${stored}.`);
      }
    },
    true,
  );
}

/** Lets what could not be opened be tried again at its next use, as once there is room on the disk: Dexie would stay with its failure. */
function openAgain(database: Dexie): void {
  const open = database.open.bind(database);
  database.open = () =>
    open().catch((thrown: unknown) => {
      setTimeout(() => database.close({ disableAutoOpen: false }), TRY_AGAIN_MS);
      throw thrown;
    });
}
