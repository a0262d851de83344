/** Delays between retries of one request. A dropped connection usually recovers at once. */
export const QUICK_RETRIES_MS = [250, 1_000, 3_000] as const;

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** A server that requests a longer wait is asked again after this time. */
const LONGEST_RETRY_AFTER_MS = 60 * 60_000;
/** No wait that {@link findWaitMs} returns is longer. */
const LONGEST_STORED_WAIT_MS = Math.max(LONGEST_WAIT_MS, LONGEST_RETRY_AFTER_MS);

/**
 * Computes the wait of a sync after a failure.
 *
 * @param failures - Consecutive failures, at least 1.
 * @param random - Jitter from 0 to 1, so that clients of the same server do not return all at once.
 */
export function findWaitMs(failures: number, retryAfterMs: number | undefined, random: number): number {
  if (retryAfterMs !== undefined) return Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS);
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
  return withJitter(wait, random);
}

/** Whether a stored wait is over. One that is longer than any was written by a clock that was ahead, and counts as over. */
export function isOver(waitUntil: number, now: number): boolean {
  return waitUntil <= now || waitUntil > now + LONGEST_STORED_WAIT_MS;
}

/** @returns Between half of `ms` and all of it. */
export function withJitter(ms: number, random: number): number {
  return Math.round(ms / 2 + (ms / 2) * random);
}
