import { AppError, toAppError } from '../../../../app-error.ts';

/** What browsers throw for a file that is gone, was changed since it was chosen, or is a folder. */
const UNREADABLE = ['NotFoundError', 'NotReadableError', 'SecurityError'];

/** Gives any thrown value as an `AppError`; `file-unreadable` for a file that the browser cannot read. */
export function toFileError(thrown: unknown): AppError {
  const isUnreadable = thrown instanceof DOMException && UNREADABLE.includes(thrown.name);
  if (!isUnreadable) return toAppError(thrown);
  return new AppError('file-unreadable', `Expected a file that can be read, got ${thrown.name}.`, { cause: thrown });
}
