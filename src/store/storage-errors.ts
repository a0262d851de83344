import { Dexie } from 'dexie';
import { AppError } from '../app-error.ts';

/**
 * Runs one piece of work on the store and words what IndexedDB says against it.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`; anything else that `work` throws is thrown as it is.
 */
export async function withStorageErrors<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw toStorageError(thrown);
  }
}

const UNAVAILABLE: readonly string[] = [
  Dexie.errnames.OpenFailed,
  Dexie.errnames.DatabaseClosed,
  Dexie.errnames.MissingAPI,
  Dexie.errnames.InvalidState,
  Dexie.errnames.Version,
  Dexie.errnames.Unknown,
];

function toStorageError(thrown: unknown): unknown {
  for (let cause = thrown; cause instanceof Error; cause = innerOf(cause)) {
    if (cause.name === Dexie.errnames.QuotaExceeded) {
      return new AppError('storage-full', 'Expected room on the disk, got a full one.', { cause: thrown });
    }
    if (UNAVAILABLE.includes(cause.name)) {
      return new AppError('storage-unavailable', `Expected IndexedDB to open, got ${cause.name}.`, { cause: thrown });
    }
  }
  return thrown;
}

/** Dexie keeps the browser's own error, such as that of a full disk, in `inner`. */
function innerOf(error: Error): unknown {
  return 'inner' in error ? error.inner : undefined;
}
