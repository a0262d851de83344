import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRankPattern, findCycle } from '../../src/sync/rank-pattern.ts';

/** Ranks from 1 with the given steps, repeated. */
function ranksOf(cycle: readonly number[], count: number): number[] {
  const ranks = [1];
  for (let index = 0; ranks.length < count; index++)
    ranks.push((ranks.at(-1) ?? 0) + (cycle[index % cycle.length] ?? 1));
  return ranks;
}

const HUNDREDS = [...Array.from({ length: 99 }, () => 1), 101];

describe('findCycle', () => {
  test.each<[string, number[], number[]]>([
    ['no gaps', [1, 1, 1, 1], [1]],
    ['tens', [10, 10, 10], [10]],
    ['every third rank left out', [1, 2, 1, 2, 1], [2, 1]],
    ['a cycle that begins with what looks like no gaps', [1, 1, 2, 1, 1, 2, 1, 1], [2, 1, 1]],
    ['one gap: the commonest distance', [1, 1, 1, 7], [1]],
    ['gaps at random: the commonest distance', [1, 3, 1, 1, 5, 1, 2], [1]],
    ['equally common: the newest', [9, 5], [5]],
    ['one distance', [4], [4]],
  ])('%s', (_, strides, expected) => {
    expect(findCycle(strides)).toEqual(expected);
  });
});

describe('a rank pattern', () => {
  test('predicts the next rank without any history', () => {
    expect([0, 1, 2].map(createRankPattern().strideAt)).toEqual([1, 1, 1]);
  });

  test('learns decks with a hundred ranks and a hundred missing, after two rounds', () => {
    const ranks = ranksOf(HUNDREDS, 600);
    const pattern = createRankPattern(ranks.slice(0, 250));
    let misses = 0;
    for (let index = 249; index < 599; index++) {
      const [rank = 0, next = 0] = ranks.slice(index, index + 2);
      if (rank + pattern.strideAt(0) !== next) misses += 1;
      pattern.follow(next);
    }
    expect(misses).toBe(0);
  });

  test('continues the cycle from any position in it, after three rounds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 0, max: 39 }),
        (cycle, more) => {
          const ranks = ranksOf(cycle, 3 * cycle.length + 1 + more + cycle.length);
          const known = ranks.slice(0, 3 * cycle.length + 1 + more);
          const pattern = createRankPattern(known);
          let rank = known.at(-1) ?? 0;
          const expected = ranks.slice(known.length).map((next) => {
            const stride = next - rank;
            rank = next;
            return stride;
          });
          expect(expected.map((_, index) => pattern.strideAt(index))).toEqual(expected);
        },
      ),
    );
  });

  test('is the same whether it was followed or built from the ranks', () => {
    const ranks = ranksOf([1, 1, 3], 100);
    const followed = createRankPattern();
    for (const rank of ranks) followed.follow(rank);
    const made = createRankPattern(ranks);
    expect([0, 1, 2, 3].map(followed.strideAt)).toEqual([0, 1, 2, 3].map(made.strideAt));
  });

  test('ignores ranks that it has passed', () => {
    const pattern = createRankPattern([5, 10, 15]);
    pattern.follow(10);
    pattern.follow(15);
    pattern.follow(20);
    expect(pattern.strideAt(0)).toBe(5);
  });
});
