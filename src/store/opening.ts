import type { Dexie } from 'dexie';
import { AppError } from '../app-error.ts';

/** Versions of the databases, as Dexie counts: the last one of each class. */
export const CONTENT_VERSION = 8;
export const STUDY_VERSION = 7;

/** Dexie's versions are ten times as large in the browser's own count. */
const STEP = 10;

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

/**
 * Keeps a database closed that a newer version of the extension has written: it may have rows that this one does not expect, or would
 * write rows that the newer one does not.
 *
 * @returns Its version, as Dexie counts.
 * @throws {AppError} `storage-newer`.
 */
export function refuseNewer({ version }: IDBDatabase, expected: number): number {
  // A part of a step is Dexie's own, where it has added to a table what was missing.
  const stored = Math.floor(version / STEP);
  if (stored > expected) throw new AppError('storage-newer', `Expected version ${expected} at most, got ${stored}.`);
  return stored;
}
