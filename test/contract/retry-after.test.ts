import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_RETRY_AFTER_MS, parseRetryAfter } from '../../src/contract/retry-after.ts';

const NOW = Date.UTC(2026, 10, 21, 8, 0, 0);

describe('parseRetryAfter', () => {
  test.each<[string | null, number | undefined]>([
    [null, undefined],
    ['', undefined],
    ['0', undefined],
    ['1', 1_000],
    [' 120 ', 120_000],
    ['007', 7_000],
    ['-5', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['soon', undefined],
    ['Sat', undefined],
    ['2026-11-21T09:00:00Z', undefined],
    ['Sat, 21 Nov 2026 08:01:30 GMT', 90_000],
    ['sat, 21 nov 2026 08:01:30 gmt', 90_000],
    ['Saturday, 21-Nov-26 08:01:30 GMT', 90_000],
    ['Sat Nov 21 08:01:30 2026', 90_000],
    ['Fri, 20 Nov 2026 08:00:00 GMT', undefined],
    ['99999999999', MAX_RETRY_AFTER_MS],
    ['9'.repeat(400), MAX_RETRY_AFTER_MS],
    ['Sat, 21 Nov 2999 08:00:00 GMT', MAX_RETRY_AFTER_MS],
  ])('%j is %j ms', (header, waitMs) => {
    expect(parseRetryAfter(header, NOW)).toBe(waitMs);
  });

  test('returns nothing, or a wait that a timer can hold, for any header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (header) => {
        const waitMs = parseRetryAfter(header, NOW);
        expect(waitMs === undefined || (waitMs > 0 && waitMs <= MAX_RETRY_AFTER_MS)).toBe(true);
      }),
    );
  });
});
