import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CoveragePoint } from '../../../src/model/deck.ts';
import { findMilestone, measureCoverage } from '../../../src/study/statistics/achieved.ts';

const POINTS: CoveragePoint[] = [
  [100, 0.46],
  [1_000, 0.74],
  [5_000, 0.88],
];
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('the share of running text', () => {
  test('is that of the curve where all words up to a point are known', () => {
    for (const [rank, share] of POINTS) expect(measureCoverage(POINTS, upTo(rank))).toBeCloseTo(share, 10);
    expect(measureCoverage(POINTS, [])).toBe(0);
  });

  test('lies between the points along the logarithm of the rank', () => {
    expect(measureCoverage(POINTS, upTo(316))).toBeCloseTo(0.6, 2);
  });

  test('does not grow behind the last point', () => {
    expect(measureCoverage(POINTS, upTo(9_000))).toBeCloseTo(0.88, 10);
  });

  test('weighs a frequent word more than a rare one, and adds up', () => {
    const share = (ranks: number[]) => measureCoverage(POINTS, ranks);
    expect(share([101])).toBeGreaterThan(share([900]));
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 6_000 }), { maxLength: 60 }), (ranks) => {
        expect(share(ranks)).toBeCloseTo(
          ranks.reduce((sum, rank) => sum + share([rank]), 0),
          10,
        );
        expect(share(ranks)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the next milestone', () => {
  const words = upTo(300);
  const find = (known: number[], isCounted?: (rank: number) => boolean) =>
    findMilestone(
      words.map(String),
      (word) => known.includes(Number(word)),
      isCounted && ((word) => isCounted(Number(word))),
    );

  test.each<[behaviour: string, known: number[], milestone: [words: number, known: number] | undefined]>([
    ['is the first one at the beginning', [], [50, 0]],
    ['stays until nine tenths are known', upTo(44), [50, 44]],
    ['follows one of which nine tenths are known', upTo(45), [100, 45]],
    ['counts words that are known without those before them', upTo(250, 51), [50, 0]],
    ['is the whole deck at its end', upTo(250), [300, 250]],
    ['is none once that is known', upTo(300), undefined],
  ])('%s', (_, known, milestone) => {
    expect(find(known)).toEqual(milestone && { words: milestone[0], known: milestone[1], left: 0 });
  });

  test('is none of an empty deck', () => {
    expect(findMilestone([], () => false)).toBeUndefined();
  });

  test('is a round number of words where some are left for reading, and says how many', () => {
    const isCounted = (rank: number) => rank > 10;
    expect(find(upTo(38, 11), isCounted)).toEqual({ words: 50, known: 28, left: 10 });
    expect(find(upTo(55, 11), isCounted)).toEqual({ words: 100, known: 45, left: 10 });
  });
});
