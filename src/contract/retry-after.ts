/**
 * Reads a `Retry-After` header (RFC 9110, section 10.2.3): a number of seconds or an HTTP date.
 *
 * @returns Milliseconds to wait, 0 or more; undefined when there is no header or it says neither.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  // `Date.parse` also takes bare numbers such as "-5" for a year; an HTTP date starts with a day's name.
  const at = /^\s*[A-Za-z]{3}/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
