import { AppError, toAppError } from '../app-error.ts';
import type { ReadFault } from '../messaging/file-reader.ts';

/** Errors that browsers throw for a file that is missing, changed after it was chosen, or a folder. */
const UNREADABLE = ['NotFoundError', 'NotReadableError', 'SecurityError'];

/** Converts any thrown value for a message; `file-unreadable` for a file that the browser cannot read, `storage-full` for a full disk. */
export function toReadFault(thrown: unknown): ReadFault {
  const { code, message, faults } = toFileError(thrown);
  return { code, message, ...(faults ? { faults } : {}) };
}

function toFileError(thrown: unknown): AppError {
  if (thrown instanceof DOMException && thrown.name === 'QuotaExceededError') {
    return new AppError('storage-full', 'Expected room for what is read, got a full disk.', { cause: thrown });
  }
  const isUnreadable = thrown instanceof DOMException && UNREADABLE.includes(thrown.name);
  if (!isUnreadable) return toAppError(thrown);
  return new AppError('file-unreadable', `Expected a file that can be read, got ${thrown.name}.`, { cause: thrown });
}
