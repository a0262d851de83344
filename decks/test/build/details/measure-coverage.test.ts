import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureCoverage } from '../../../build/details/measure-coverage.ts';

test('the first ranks and the last card say how much of running text the cards up to them make up', () => {
  const shares = [0.3, ...new Array(59).fill(0.01)];
  expect(measureCoverage(shares)).toEqual([
    [50, 0.79],
    [60, 0.89],
  ]);
});

test('a deck without cards covers nothing', () => {
  expect(measureCoverage([])).toEqual([]);
});

test('shares never fall with the rank and never exceed the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 0.01, noNaN: true }), { maxLength: 3000 }), (shares) => {
      const points = measureCoverage(shares);
      for (const [at, [rank, share]] of points.entries()) {
        expect(share).toBeLessThanOrEqual(1);
        const [earlierRank, earlierShare] = points[at - 1] ?? [0, 0];
        expect(rank).toBeGreaterThan(earlierRank);
        expect(share).toBeGreaterThanOrEqual(earlierShare);
      }
    }),
  );
});
