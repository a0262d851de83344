import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getFuzzRange } from '../../src/study/fuzz.ts';

/** The range as Wayword computed it before it came from ts-fsrs. Intervals in existing logs depend on it. */
function getFormerRange(intervalDays: number): { min: number; max: number } {
  if (intervalDays < 2.5) return { min: intervalDays, max: intervalDays };
  const stretches = [
    { from: 2.5, to: 7, share: 0.15 },
    { from: 7, to: 20, share: 0.1 },
    { from: 20, to: Number.POSITIVE_INFINITY, share: 0.05 },
  ];
  const width = stretches.reduce(
    (sum, { from, to, share }) => sum + share * Math.max(0, Math.min(intervalDays, to) - from),
    1,
  );
  return { min: Math.max(2, Math.round(intervalDays - width)), max: Math.round(intervalDays + width) };
}

test('every whole interval has the range that existing logs were replayed with', () => {
  for (let days = 1; days <= 36_500; days++) expect(getFuzzRange(days)).toEqual(getFormerRange(days));
});

test('every fractional interval has the range that existing logs were replayed with', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 36_500, noNaN: true }), (days) => {
      expect(getFuzzRange(days)).toEqual(getFormerRange(days));
    }),
    { numRuns: 5_000 },
  );
});
