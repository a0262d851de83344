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
  const words = new Map(upTo(300).map((rank) => [`word ${rank}`, rank]));
  const find = (known: number[]) => findMilestone(words, (word) => known.includes(words.get(word) ?? 0));

  test('is the first one at the beginning', () => {
    expect(find([])).toEqual({ rank: 50, words: 50, known: 0 });
  });

  test('follows one of which nine tenths are known', () => {
    expect(find(upTo(44))).toEqual({ rank: 50, words: 50, known: 44 });
    expect(find(upTo(45))).toEqual({ rank: 100, words: 100, known: 45 });
  });

  test('counts words that are known without those before them', () => {
    expect(find(upTo(250, 51))).toEqual({ rank: 50, words: 50, known: 0 });
  });

  test('is the whole deck at its end, and none once that is known', () => {
    expect(find(upTo(250))).toEqual({ rank: 300, words: 300, known: 250 });
    expect(find(upTo(300))).toBeUndefined();
    expect(findMilestone(new Map(), () => false)).toBeUndefined();
  });

  test('leaves out words that are left for reading', () => {
    const isCounted = (word: string) => (words.get(word) ?? 0) > 10;
    const findCounted = (known: number[]) =>
      findMilestone(words, (word) => known.includes(words.get(word) ?? 0), isCounted);
    expect(findCounted(upTo(45, 11))).toEqual({ rank: 50, words: 40, known: 35 });
    expect(findCounted(upTo(46, 11))).toEqual({ rank: 100, words: 90, known: 36 });
  });

  test('passes over those of which a deck has no words', () => {
    const late = new Map(upTo(1_200, 1_001).map((rank) => [`word ${rank}`, rank]));
    expect(findMilestone(late, () => false)).toEqual({ rank: 1_200, words: 200, known: 0 });
  });
});
