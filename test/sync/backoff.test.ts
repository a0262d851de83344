import { expect, test } from 'vitest';
import { findWaitMs, isOver } from '../../src/sync/backoff.ts';

const NOW = 1_000_000_000_000;
const HOUR_MS = 3_600_000;

test.each([
  ['a first failure', 1, undefined, 2_000],
  ['the next one', 2, undefined, 4_000],
  ['many', 50, undefined, 300_000],
  ['a server that names the wait', 50, 7_000, 7_000],
  ['a server that names a day', 1, 24 * HOUR_MS, HOUR_MS],
])('after %s a sync waits, and not longer', (_, failures, retryAfterMs, expected) => {
  const waitMs = findWaitMs(failures, retryAfterMs, 1);
  expect(waitMs).toBe(expected);
  expect(isOver(NOW + waitMs, NOW)).toBe(false);
  expect(isOver(NOW + waitMs, NOW + waitMs)).toBe(true);
});

test('a wait of a clock that was ahead is over', () => {
  expect(isOver(NOW + HOUR_MS + 1, NOW)).toBe(true);
});
