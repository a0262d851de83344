import type { ErrorCode } from './model/error-code.ts';

/** An expected failure. `message` is for developers: what was expected, what was got. It never holds a key or page text. */
export class AppError extends Error {
  override readonly name = 'AppError';
  declare readonly code: ErrorCode;
  /** How long the server asked to be left alone; only with `server-busy`. */
  declare readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, message: string, options: ErrorOptions & { retryAfterMs?: number | undefined } = {}) {
    super(message, options);
    this.code = code;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Tells an `AppError`, also one of the background's other script, which has a class of its own. */
export function isAppError(thrown: unknown): thrown is AppError {
  return thrown instanceof Error && thrown.name === 'AppError';
}

/** Gives any thrown value as an `AppError`, so that a boundary has one shape to report. */
export function toAppError(thrown: unknown): AppError {
  if (isAppError(thrown)) return thrown;
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return new AppError('internal', message, { cause: thrown });
}
