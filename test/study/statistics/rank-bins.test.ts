import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideByRank, type RankedWord } from '../../../src/study/statistics/rank-bins.ts';

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

function makeWords(ranks: readonly number[], begun: readonly number[], state: 'known' | 'learning' = 'learning') {
  const ours = new Set(begun);
  return ranks.map((rank): RankedWord => ({ rank, state: ours.has(rank) ? state : undefined }));
}

const labelsOf = (words: readonly RankedWord[]) =>
  divideByRank(words).stretches.map(({ first, last }) => `${first}–${last}`);

describe('words by rank', () => {
  test.each<[who: string, begun: number[], labels: number, first: string, last: string]>([
    ['nobody', [], 10, '1–10', '91–100'],
    ['a learner on the second day', upTo(12), 10, '1–10', '91–100'],
    ['one who also took a rare word from a page', [...upTo(12), 40_000], 10, '1–10', '91–100'],
    ['one whose only word is rare', [40_000], 10, '1–10', '91–100'],
    ['a learner of two months', upTo(300), 13, '1–25', '301–325'],
    ['one who marked 3,000 words', upTo(3_000), 13, '1–250', '3,001–3,250'],
    ['a learner of years', upTo(20_000), 10, '1–2,500', '22,501–25,000'],
  ])('of %s grow with the reach', (_, begun, count, first, last) => {
    const labels = divideByRank(makeWords(upTo(50_057), begun)).stretches.map(
      (stretch) => `${stretch.first.toLocaleString('en')}–${stretch.last.toLocaleString('en')}`,
    );
    expect([labels.length, labels[0], labels.at(-1)]).toEqual([count, first, last]);
  });

  test('count what is known and being learnt, and the words behind them together', () => {
    const words = upTo(1_000).map((rank): RankedWord => {
      return { rank, state: rank <= 4 || rank === 900 ? 'known' : rank <= 9 ? 'learning' : undefined };
    });
    const { stretches, rest } = divideByRank(words);
    expect(stretches[0]).toEqual({ first: 1, last: 10, words: 10, known: 4, learning: 5 });
    expect(stretches[1]).toEqual({ first: 11, last: 20, words: 10, known: 0, learning: 0 });
    expect(rest).toEqual({ first: 101, last: 1_000, words: 900, known: 1, learning: 0 });
  });

  test.each([
    ['a small deck ends with its last word', upTo(33), ['1–5', '6–10', '11–15', '16–20', '21–25', '26–30', '31–33']],
    ['ranks may begin with 0', upTo(12, 0), ['0–5', '6–10', '11–12']],
    ['ranks may begin late', upTo(1_012, 1_001), ['1001–1005', '1006–1010', '1011–1012']],
    ['ranks without words have no stretch', [1, 2, 41, 42], ['1–5', '41–42']],
    ['one word is a stretch', [7], ['6–7']],
    ['no word is none', [], []],
  ])('%s', (_, ranks, labels) => {
    expect(labelsOf(makeWords(ranks, []))).toEqual(labels);
  });

  test('lose no word, at most seventeen stretches', () => {
    const deck = fc.uniqueArray(fc.integer({ min: 0, max: 100_000 }), { maxLength: 300 });
    fc.assert(
      fc.property(deck, fc.array(fc.integer({ min: 0, max: 299 })), (ranks, chosen) => {
        const sorted = ranks.toSorted((a, b) => a - b);
        const begun = chosen.flatMap((index) => sorted[index] ?? []);
        const words = makeWords(sorted, begun, 'known');
        const { stretches, rest } = divideByRank(words);
        const all = rest ? [...stretches, rest] : stretches;
        expect(all.reduce((sum, stretch) => sum + stretch.words, 0)).toBe(words.length);
        expect(all.reduce((sum, { known }) => sum + known, 0)).toBe(new Set(begun).size);
        expect(stretches.length).toBeLessThanOrEqual(17);
        for (const [index, { first, last }] of all.entries()) {
          expect(first).toBeLessThanOrEqual(last);
          expect(first).toBeGreaterThan(all[index - 1]?.last ?? -1);
        }
      }),
    );
  });
});
