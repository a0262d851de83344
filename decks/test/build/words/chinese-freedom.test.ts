import { expect, test } from 'vitest';
import { isFreeWord, measureAlone } from '../../../build/words/chinese-freedom.ts';

test.each([
  ['a noun that other languages have', { alone: 0.43, tag: 'n', translations: 2 }, true],
  ['a verb that stands alone', { alone: 0.31, tag: 'v', translations: 0 }, true],
  ['a character of a wide use that many words translate', { alone: 0.06, tag: 'n', translations: 17 }, true],
  ['a part of foreign names', { alone: 0.23, tag: 'x', translations: 0 }, false],
  ['a surname', { alone: 0.32, tag: 'nr', translations: 0 }, false],
  ['a noun that lives in longer words', { alone: 0.04, tag: 'n', translations: 2 }, false],
  ['a verb that lives in longer words', { alone: 0.05, tag: 'v', translations: 0 }, false],
  ['a character that no text has alone', { alone: undefined, tag: '', translations: 0 }, false],
])('%s', (_, evidence, expected) => {
  expect(isFreeWord(evidence)).toBe(expected);
});

test('measures how often a character stands alone, and counts each word once', () => {
  const aloneOf = measureAlone(
    new Map([
      ['狗', { count: 30 }],
      ['小狗', { count: 9 }],
      ['狗狗', { count: 1 }],
    ]),
  );
  expect(aloneOf('狗')).toBeCloseTo(0.75);
  expect(aloneOf('小')).toBeUndefined();
});
