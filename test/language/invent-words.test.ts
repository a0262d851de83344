import { describe, expect, test } from 'vitest';
import { inventWords } from '../../src/language/invent-words.ts';
import { readStarterFile } from '../support/starter-decks.ts';

/** Simple and deterministic: always the same sequence. */
function makeRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('invented words', () => {
  test.each([
    'deu-eng',
    'spa-eng',
    'tur-eng',
    'rus-eng',
    'ara-eng',
    'heb-eng',
    'hin-eng',
    'kor-eng',
    'jpn-eng',
    'cmn-eng',
  ])('of %s are in none of its cards, and have only its letters', (pair) => {
    // As many as the placement check reads.
    const words = readStarterFile(pair)
      .cards.slice(0, 3_000)
      .map(([word]) => word);
    const invented = inventWords(words, 12, makeRandom());
    expect(invented).toHaveLength(12);
    expect(new Set(invented).size).toBe(12);
    const real = new Set(words.map((word) => word.normalize('NFC').toLowerCase()));
    expect(invented.filter((word) => real.has(word.toLowerCase()))).toEqual([]);
    const letters = new Set(words.join('').normalize('NFC'));
    for (const word of invented)
      expect(
        [...word].filter((letter) => !letters.has(letter)),
        word,
      ).toEqual([]);
  });

  test('are never a form of a real word one letter away', () => {
    const words = ['casas', 'casar', 'mesas', 'mesar', 'rosas', 'rosar', 'cosas', 'cosar', 'masas', 'pesar', 'posar'];
    const invented = inventWords(words, 50, makeRandom());
    const isNear = (a: string, b: string) =>
      a.length === b.length && [...a].filter((letter, index) => letter !== b[index]).length <= 1;
    for (const word of invented)
      expect(
        words.filter((real) => isNear(word, real)),
        word,
      ).toEqual([]);
  });

  test('of a deck without letters are empty', () => {
    expect(inventWords(['12', '🙂', '…'], 5, makeRandom())).toEqual([]);
    expect(inventWords([], 5, makeRandom())).toEqual([]);
  });
});
