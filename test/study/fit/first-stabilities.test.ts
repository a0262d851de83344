import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropUnusual, fitFirst } from '../../../src/study/fit/first-stabilities.ts';
import type { PastAnswer } from '../../../src/study/fit/history.ts';
import { PUBLISHED } from '../../../src/study/fit/weights.ts';

/** A word that was first answered so, and first asked again after some days. */
function makeChain(grade: number, elapsed: number, isRecalled: boolean): PastAnswer[] {
  const first = { grade, elapsed: 0, at: 0, day: 0, isBack: false, spentMs: 0 };
  return [first, { ...first, grade: isRecalled ? 3 : 1, elapsed, at: elapsed, day: elapsed }];
}

/** Words of which a share is remembered. */
const makeWords = (count: number, grade: number, elapsed: number, recalled: number) =>
  Array.from({ length: count }, (_, index) => makeChain(grade, elapsed, index < count * recalled));

test('a word that is remembered nine times out of ten after some days has these days as its stability', () => {
  const words = [...makeWords(500, 1, 1, 0.9), ...makeWords(500, 3, 8, 0.9)];
  const [again = 0, hard = 0, good = 0, easy = 0, ...others] = fitFirst(words) ?? [];
  expect(again).toBeCloseTo(1, 1);
  expect(good).toBeCloseTo(8, 0);
  // Between and beyond them, as with two buttons.
  expect(hard).toBeGreaterThan(again);
  expect(hard).toBeLessThan(good);
  expect(easy).toBeGreaterThan(good);
  expect(others).toEqual(PUBLISHED.slice(4));
});

test('few words change little', () => {
  const [, , good = 0] = fitFirst(makeWords(25, 3, 2, 1)) ?? [];
  const [, , sure = 0] = fitFirst(makeWords(500, 3, 2, 1)) ?? [];
  expect(good).toBeGreaterThan(PUBLISHED[2] ?? 0);
  expect(sure).toBeGreaterThan(good);
});

test('the first stabilities of a learner with one first rating keep their proportions', () => {
  const found = fitFirst(makeWords(300, 3, 5, 0.9)) ?? [];
  const factors = found.slice(0, 4).map((value, index) => value / (PUBLISHED[index] ?? 1));
  for (const factor of factors) expect(factor).toBeCloseTo(factors[2] ?? 0, 10);
});

test('rare delays do not count, and answers without others are none', () => {
  const usual = makeWords(300, 3, 2, 0.9);
  expect(dropUnusual([...usual, ...makeWords(4, 3, 90, 0)])).toEqual(usual);
  expect(fitFirst(makeWords(20, 3, 2, 0.9))).toBeUndefined();
  expect(fitFirst([])).toBeUndefined();
});

test('an easier first answer never has a lower stability, and all are within the bounds', () => {
  const group = fc.tuple(fc.integer({ min: 21, max: 60 }), fc.integer({ min: 1, max: 4 }), fc.nat(60), fc.float());
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 6 }), (groups) => {
      const words = groups.flatMap(([count, grade, elapsed, share]) => makeWords(count, grade, elapsed + 1, share));
      const first = (fitFirst(words) ?? PUBLISHED).slice(0, 4);
      expect(first).toEqual(first.toSorted((a, b) => a - b));
      for (const value of first) {
        expect(value).toBeGreaterThanOrEqual(0.1);
        expect(value).toBeLessThanOrEqual(100);
      }
    }),
    { numRuns: 50 },
  );
});
