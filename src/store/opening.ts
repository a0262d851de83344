import type { Dexie } from 'dexie';
import { refuseNewer } from './versions.ts';

/** Who waits for an opening that fails must hear so, before the next one is begun. */
const TRY_AGAIN_MS = 1_000;

/** What holds for the opening of every database; called by its constructor. */
export function superviseOpening(database: Dexie): void {
  // Dexie opens what a newer version has written. At every opening, before anything else is let in.
  database.on('ready', () => void refuseNewer(database.backendDB(), database.verno), true);
  openAgain(database);
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
