/** Longest wait that a timer can hold, about 25 days: `setTimeout` fires at once on a larger number. */
export const MAX_RETRY_AFTER_MS = 2 ** 31 - 1;

/**
 * Reads a `Retry-After` header (RFC 9110, section 10.2.3): a number of seconds or an HTTP date.
 *
 * @returns Milliseconds to wait, from 1 to {@link MAX_RETRY_AFTER_MS}; undefined when there is no header or it says neither, and for no
 *   wait or an instant in the past: who asks again at once, or by a clock that runs ahead, has to wait by rules of its own.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : parseHttpDate(text) - now;
  return waitMs > 0 ? Math.min(waitMs, MAX_RETRY_AFTER_MS) : undefined;
}

/** `Date.parse` also takes bare numbers such as "-5" for a year; an HTTP date starts with a day's name. */
function parseHttpDate(text: string): number {
  if (!/^[A-Za-z]{3}/.test(text)) return Number.NaN;
  // The oldest of the three forms names no zone, and would be read as local time.
  return Date.parse(/GMT$/i.test(text) ? text : `${text} GMT`);
}
