import type { ErrorCode } from './model/error-code.ts';
import type { LineFault } from './model/line-fault.ts';

/** An expected failure. `message` is for developers: expected and received. It never contains a key or page text. */
export class AppError extends Error {
  override readonly name = 'AppError';
  declare readonly code: ErrorCode;
  /** Requested wait of the server; only with `server-busy`. */
  declare readonly retryAfterMs: number | undefined;
  /** Faults in single lines of a file; only with `deck-file-invalid`. */
  declare readonly faults: readonly LineFault[] | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: ErrorOptions & { retryAfterMs?: number | undefined; faults?: readonly LineFault[] | undefined } = {},
  ) {
    super(message, options);
    this.code = code;
    this.retryAfterMs = options.retryAfterMs;
    this.faults = options.faults;
  }
}

/** Recognises an `AppError`, even from the background's other script, which has its own class. */
export function isAppError(thrown: unknown): thrown is AppError {
  return thrown instanceof Error && thrown.name === 'AppError';
}

/** Converts any thrown value to an `AppError`, so that boundaries report one shape. */
export function toAppError(thrown: unknown): AppError {
  if (isAppError(thrown)) return thrown;
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return new AppError('internal', message, { cause: thrown });
}
