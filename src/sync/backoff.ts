/** Waits between tries of one request: a dropped connection is usually back at once. */
export const QUICK_RETRIES_MS = [250, 1_000, 3_000] as const;

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** A server that asks for more patience than this is asked again after it all the same. */
const LONGEST_RETRY_AFTER_MS = 60 * 60_000;

/**
 * How long a sync waits after it could not get on.
 *
 * @param failures - How many times in a row, 1 or more.
 * @param random - From 0 to 1: many clients that lost the same server must not all come back at once.
 */
export function findWaitMs(failures: number, retryAfterMs: number | undefined, random: number): number {
  if (retryAfterMs !== undefined) return Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS);
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
  return withJitter(wait, random);
}

/** Whether a wait has come to its end. One that is longer than any was written by a clock that was ahead, and is over, too. */
export function isOver(waitUntil: number, now: number): boolean {
  return waitUntil <= now || waitUntil > now + LONGEST_RETRY_AFTER_MS;
}

/** @returns Between half of `ms` and all of it. */
export function withJitter(ms: number, random: number): number {
  return Math.round(ms / 2 + (ms / 2) * random);
}
