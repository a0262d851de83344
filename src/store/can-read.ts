import { isAppError } from '../app-error.ts';

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
