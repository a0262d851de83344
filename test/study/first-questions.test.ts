import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Introduced } from '../../src/model/study.ts';
import { CARDS_BEFORE_QUESTION, pickNewWord } from '../../src/study/first-questions.ts';

const PAIR = 'spa-eng';
const FRESH = ['a', 'b', 'c', 'd', 'e'].map((word) => ({ word }));
const shown = (word: string, cards: number, pair = PAIR): Introduced => ({ pair, word, cards });

describe('the next new word', () => {
  test.each([
    ['is the first one, if none was introduced', [], 'a'],
    ['is the next one to introduce, while the others are fresh in mind', [shown('a', 2), shown('b', 1)], 'c'],
    ['is asked three cards after its introduction', [shown('a', 3), shown('b', 2)], 'a'],
    ['is the one introduced first, of two whose time has come', [shown('b', 3), shown('a', 4)], 'a'],
    ['is not affected by a word of another deck', [shown('a', 9, 'por-eng')], 'a'],
    ['is not affected by a word that is no longer new', [shown('z', 9)], 'a'],
    ['is asked at once, if nothing is left to introduce', ['a', 'b', 'c', 'd', 'e'].map((word) => shown(word, 1)), 'a'],
  ])('%s', (_, introduced, word) => {
    expect(pickNewWord(PAIR, FRESH, introduced)?.word).toBe(word);
  });

  test('does not exist without new words', () => {
    expect(pickNewWord(PAIR, [], [shown('a', 3)])).toBeUndefined();
  });
});

test('a session of new words introduces each once, then asks it after three other cards or at its end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
      let fresh = Array.from({ length: count }, (_, index) => ({ word: `word ${index}` }));
      let introduced: Introduced[] = [];
      const questions: string[] = [];
      for (let next = pickNewWord(PAIR, fresh, introduced); next; next = pickNewWord(PAIR, fresh, introduced)) {
        const { word } = next;
        const before = introduced.find((other) => other.word === word);
        const isLast = fresh.every((other) => introduced.some((known) => known.word === other.word));
        introduced = introduced.map((other) => ({ ...other, cards: other.cards + 1 }));
        if (before) {
          expect(before.cards >= CARDS_BEFORE_QUESTION || isLast).toBe(true);
          questions.push(word);
          fresh = fresh.filter((other) => other.word !== word);
        } else introduced.push(shown(word, 0));
      }
      expect(new Set(questions).size).toBe(count);
      expect(questions).toHaveLength(count);
    }),
  );
});
