/** Longest delay of a timer, about 25 days: `setTimeout` fires at once for a larger number. */
export const MAX_RETRY_AFTER_MS = 2 ** 31 - 1;

/**
 * Reads a `Retry-After` header (RFC 9110, section 10.2.3): a number of seconds or an HTTP date.
 *
 * @returns Milliseconds to wait, from 1 to {@link MAX_RETRY_AFTER_MS}; undefined without a valid header, and for a zero wait or an instant
 *   in the past, so that the caller applies its own backoff.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : parseHttpDate(text) - now;
  return waitMs > 0 ? Math.min(waitMs, MAX_RETRY_AFTER_MS) : undefined;
}

/** `Date.parse` also accepts bare numbers such as "-5" as a year. An HTTP date starts with the name of a day. */
function parseHttpDate(text: string): number {
  if (!/^[A-Za-z]{3}/.test(text)) return Number.NaN;
  // The oldest of the three formats has no zone and would be parsed as local time.
  return Date.parse(/GMT$/i.test(text) ? text : `${text} GMT`);
}
