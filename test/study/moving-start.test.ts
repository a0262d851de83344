import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginAt, continueAfter, FIRST_STEP, type MovingStart } from '../../src/study/moving-start.ts';

const LAST_RANK = 5_000;

/** Shows words by rank from a start. @param knows - Whether the learner dismisses the word of a rank. */
function show(start: MovingStart, count: number, knows: (rank: number) => boolean, lastRank = LAST_RANK) {
  const ranks: number[] = [];
  let place = start;
  for (let shown = 0; shown < count; shown++) {
    const { rank } = place;
    ranks.push(rank);
    place = continueAfter(place, { rank, isDismissed: knows(rank) }, lastRank);
  }
  return { ranks, place };
}

describe('where new words start', () => {
  test('moves on once four words in a row are dismissed, and twice as far with each further one', () => {
    const { ranks, place } = show(beginAt(1), 9, () => true);
    expect(ranks).toEqual([1, 2, 3, 4, 36, 100, 228, 484, 996]);
    expect(place.movedTo).toBe(2_020);
  });

  test('stays for a learner who keeps a word of every four', () => {
    const { ranks, place } = show(beginAt(300), 40, (rank) => rank % 4 > 0);
    expect(ranks).toEqual(Array.from({ length: 40 }, (_, index) => 300 + index));
    expect(place.movedTo).toBeUndefined();
  });

  test('moves further after a late start', () => {
    expect(show(beginAt(2_000), 6, () => true).ranks).toEqual([2_000, 2_001, 2_002, 2_003, 2_253, 2_753]);
  });

  test('continues by rank where words are unknown again, and needs four in a row once more', () => {
    const { ranks } = show(beginAt(1), 13, (rank) => rank < 36 || rank > 37);
    expect(ranks).toEqual([1, 2, 3, 4, 36, 37, 38, 39, 40, 41, 41 + FIRST_STEP, 137, 265]);
  });

  test('takes half the step after a word that is kept', () => {
    // From rank 484 on the steps are 512; 996 and 997 are kept.
    const { ranks } = show(beginAt(1), 14, (rank) => rank !== 996 && rank !== 997);
    expect(ranks.slice(8)).toEqual([996, 997, 998, 999, 1_000, 1_001]);
    expect(show(beginAt(1), 15, (rank) => rank !== 996 && rank !== 997).ranks.at(-1)).toBe(1_001 + 256);
  });

  test('never leaves the deck', () => {
    const { ranks, place } = show(beginAt(1), 10, () => true, 100);
    expect(ranks).toEqual([1, 2, 3, 4, 36, 100, 101, 102, 103, 104]);
    expect(place.movedTo).toBe(100);
  });
});

const answers = fc.array(fc.boolean(), { maxLength: 60 });
const beginning = fc.integer({ min: 0, max: LAST_RANK });

/** Plays a learner's answers, in the order in which words are shown. */
function play(first: number, dismissals: readonly boolean[]) {
  const shown: { rank: number; movedTo: number | undefined }[] = [];
  let place = beginAt(first);
  for (const isDismissed of dismissals) {
    const { rank } = place;
    place = continueAfter(place, { rank, isDismissed }, LAST_RANK);
    shown.push({ rank, movedTo: place.movedTo });
  }
  return { shown, place };
}

test('no move leads more than twice as far from the beginning as the dismissed word, plus the first step', () => {
  fc.assert(
    fc.property(beginning, answers, (first, dismissals) => {
      for (const { rank, movedTo } of play(first, dismissals).shown) {
        // An earlier move has led at most here.
        if (movedTo === undefined || movedTo <= rank) continue;
        expect(movedTo - first).toBeLessThanOrEqual(2 * (rank - first) + beginAt(first).step);
        expect(movedTo).toBeLessThanOrEqual(LAST_RANK);
      }
    }),
  );
});

test('words come in order of rank, each once', () => {
  fc.assert(
    fc.property(beginning, answers, (first, dismissals) => {
      const ranks = play(first, dismissals).shown.map(({ rank }) => rank);
      expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => a - b));
    }),
  );
});

test('a learner who keeps every word is never moved', () => {
  fc.assert(
    fc.property(beginning, fc.nat(60), (first, count) => {
      const { place } = play(
        first,
        Array.from({ length: count }, () => false),
      );
      expect(place).toMatchObject({ rank: first + count, movedTo: undefined });
    }),
  );
});
