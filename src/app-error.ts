/**
 * Everything that can go wrong in a way the product has an answer for.
 * A screen words its own sentence for each code; see `ui/shared/error-text.ts`.
 */
export const ERROR_CODES = [
  // Messages inside the extension
  'bad-request',
  'forbidden',
  'no-answer',
  'extension-gone',
  'internal',
  // The upstream server
  'answer-broken',
  'address-invalid',
  'address-insecure',
  'key-missing',
  'key-invalid',
  'key-refused',
  'not-connected',
  'not-the-api',
  'permission-needed',
  'redirected',
  'response-too-large',
  'server-busy',
  'server-error',
  'timeout',
  'unreachable',
  // Decks and the store
  'backup-invalid',
  'backup-newer',
  'deck-empty',
  'deck-file-invalid',
  'deck-unknown',
  'file-unreadable',
  'storage-full',
  'storage-newer',
  'storage-unavailable',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

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
