import { AppError } from '../app-error.ts';

/** Versions of the databases, as Dexie counts: the last one of each class. */
export const CONTENT_VERSION = 8;
export const STUDY_VERSION = 5;

/** Dexie's versions are ten times as large in the browser's own count. */
const STEP = 10;

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
