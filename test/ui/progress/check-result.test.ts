import { describe, expect, test } from 'vitest';
import {
  countUnknown,
  cutCurve,
  isUnclear,
  suggestPosition,
  suggestStart,
} from '../../../src/ui/progress/check-result.ts';

const makeEstimate = (curve: [position: number, chance: number][]) => ({
  known: 0,
  low: 0,
  high: 0,
  curve: curve.map(([position, chance]) => ({ position, chance })),
});

test.each<[string, [number, number][], number]>([
  [
    'between two points',
    [
      [1, 1],
      [1_000, 0.7],
      [4_000, 0.1],
    ],
    2_000,
  ],
  [
    'at a point',
    [
      [10, 0.9],
      [95, 0.4],
      [200, 0.1],
    ],
    95,
  ],
  [
    'at a round position',
    [
      [1_000, 0.41],
      [1_234, 0.39],
    ],
    1_100,
  ],
  ['before the first word', [[1, 0.2]], 1],
  [
    'behind the last word',
    [
      [1, 1],
      [700, 0.9],
    ],
    700,
  ],
])('new words start where most words are unknown: %s', (_name, curve, position) => {
  expect(suggestStart(makeEstimate(curve))).toBe(position);
});

describe('where to start', () => {
  test('is a round number up to which most words are known', () => {
    expect(
      suggestPosition(
        makeEstimate([
          [1, 1],
          [100, 0.97],
          [647, 0.85],
          [900, 0.6],
          [2_000, 0.1],
        ]),
      ),
    ).toBe(640);
    expect(
      suggestPosition(
        makeEstimate([
          [1, 0.9],
          [7, 0.85],
          [9, 0.2],
        ]),
      ),
    ).toBe(7);
  });

  test('is the first word for a person who knows few of them, and the end for one who knows all', () => {
    expect(
      suggestPosition(
        makeEstimate([
          [1, 0.7],
          [50, 0.2],
        ]),
      ),
    ).toBe(0);
    expect(
      suggestPosition(
        makeEstimate([
          [1, 1],
          [2_000, 0.95],
        ]),
      ),
    ).toBe(2_000);
  });
});

describe('a curve', () => {
  const half = makeEstimate([
    [1, 1],
    [100, 1],
    [101, 0],
    [200, 0],
  ]);

  test('shows how many words up to a rank are unknown', () => {
    expect(countUnknown(half, 100)).toBe(0);
    expect(countUnknown(half, 150)).toBe(50);
    expect(
      countUnknown(
        makeEstimate([
          [1, 1],
          [101, 0],
        ]),
        101,
      ),
    ).toBe(51);
  });

  test('is cut into segments that cover the deck', () => {
    const stretches = cutCurve(half, 200);
    expect(stretches[0]).toEqual({ first: 1, last: 17, known: 1 });
    expect(stretches.at(-1)).toEqual({ first: 188, last: 200, known: 0 });
    expect(stretches.map(({ first }) => first).slice(1)).toEqual(stretches.map(({ last }) => last + 1).slice(0, -1));
    expect(cutCurve(half, 5).map(({ first, last }) => [first, last])).toEqual([1, 2, 3, 4, 5].map((n) => [n, n]));
  });
});

describe('a result', () => {
  const none = { asked: 7, claimed: [] };
  test.each([
    ['is clear where the range is narrow', { low: 500, high: 700 }, none, false],
    ['is unclear where the range covers half of the deck', { low: 0, high: 1_269 }, none, true],
    [
      'is clear where two of seven invented words were claimed',
      { low: 500, high: 700 },
      { asked: 7, claimed: ['a', 'b'] },
      false,
    ],
    ['is unclear where three were', { low: 500, high: 700 }, { asked: 7, claimed: ['a', 'b', 'c'] }, true],
    ['is clear without invented words', { low: 500, high: 700 }, { asked: 0, claimed: [] }, false],
  ])('%s', (_, range, invented, expected) => {
    expect(isUnclear(range, 2_000, invented)).toBe(expected);
  });
});
