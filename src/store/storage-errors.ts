import { AppError, isAppError } from '../app-error.ts';

/** Names of errors: Dexie's, some of which are the browser's own. */
const QUOTA_EXCEEDED = 'QuotaExceededError';
const UNAVAILABLE: readonly string[] = [
  'OpenFailedError',
  'DatabaseClosedError',
  'MissingAPIError',
  'InvalidStateError',
  'VersionError',
  'UnknownError',
  // Chromium aborts a transaction this way on a full disk.
  'AbortError',
];

/** Converts an error of IndexedDB or Dexie to an {@link AppError}: `storage-full` or `storage-unavailable`. Other errors are unchanged. */
export function toStorageError(thrown: unknown): unknown {
  const causes = listCauses(thrown);
  // The check that refused to open the database already threw an `AppError`.
  const own = causes.find(isAppError);
  if (own) return own;
  for (const cause of causes) {
    if (cause.name === QUOTA_EXCEEDED) {
      return new AppError('storage-full', 'Expected room on the disk, got a full one.', { cause: thrown });
    }
    if (UNAVAILABLE.includes(cause.name)) {
      return new AppError('storage-unavailable', `Expected IndexedDB to open, got ${cause.name}.`, { cause: thrown });
    }
  }
  return thrown;
}

function listCauses(thrown: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = thrown; cause instanceof Error; cause = innerOf(cause)) causes.push(cause);
  return causes;
}

/** Dexie puts the browser's error, such as a full disk, into `inner`; for many writes, the first failure. */
function innerOf(error: Error): unknown {
  if ('failures' in error && Array.isArray(error.failures)) return error.failures[0];
  return 'inner' in error ? error.inner : undefined;
}

/**
 * Whether a read of a database succeeds. A damaged database fails when it is opened, or only at the rows in the damaged part of its file.
 *
 * @throws {AppError} Other errors than `storage-unavailable`.
 */
export async function canRead(read: () => Promise<unknown>): Promise<boolean> {
  try {
    await read();
    return true;
  } catch (thrown) {
    if (isAppError(thrown) && thrown.code === 'storage-unavailable') return false;
    throw thrown;
  }
}
