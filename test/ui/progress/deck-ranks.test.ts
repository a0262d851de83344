import { describe, expect, test } from 'vitest';
import { createDeckRanks } from '../../../src/ui/progress/deck-ranks.ts';

const range = (length: number, rankAt: (position: number) => number) =>
  Array.from({ length }, (_, index) => rankAt(index + 1));

describe('the ranks of a deck', () => {
  test.each<[string, (position: number) => number]>([
    ['without gaps', (position) => position],
    ['from 0', (position) => position - 1],
    ['in fives', (position) => position * 5],
    ['up to thirty million', (position) => position * 30_000],
  ])('%s are the ranks of their cards, known or not', (_, rankAt) => {
    const ranks = createDeckRanks(range(300, rankAt), { cards: 1_000, firstRank: rankAt(1), lastRank: rankAt(1_000) });
    for (const position of [1, 2, 299, 300, 301, 302, 777, 999, 1_000]) {
      expect(ranks.rankAt(position)).toBe(rankAt(position));
      expect(ranks.positionAt(rankAt(position))).toBe(position);
    }
    expect(ranks.positionAt(rankAt(1) - 1)).toBe(0);
  });

  test('that are all known are exact despite gaps', () => {
    const known = [2, 3, 70, 5_000_000_000];
    const ranks = createDeckRanks(known, { cards: 4, firstRank: 2, lastRank: 5_000_000_000 });
    expect([1, 2, 3, 4].map(ranks.rankAt)).toEqual(known);
    expect([1, 2, 69, 70, 4_999_999_999, 5_000_000_000].map(ranks.positionAt)).toEqual([0, 1, 2, 3, 3, 4]);
  });
});
