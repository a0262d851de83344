import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findWordInSentence } from '../../src/language/find-word.ts';

const find = (sentence: string, ...spellings: string[]) => {
  const part = findWordInSentence(sentence, spellings);
  return part && sentence.slice(part.start, part.end);
};

test.each<[name: string, sentence: string, spellings: string[], found: string | undefined]>([
  ['the word itself', 'Vi un perro.', ['perro'], 'perro'],
  ['at the beginning, with a capital', 'Perro que ladra no muerde.', ['perro'], 'Perro'],
  ['a form', 'Die Umfragen zeigen es.', ['Umfrage', 'Umfragen'], 'Umfragen'],
  ['the longest form', 'er geht weg und geht', ['geht', 'geht weg'], 'geht weg'],
  ['no part of another word', 'El perrito come.', ['perr'], undefined],
  ['no part of a word with accents behind', 'Los niñ\u0303os', ['niñ'], undefined],
  ['part of a text without spaces', '彼は学校に行く。', ['学校'], '学校'],
  ['signs as they are', 'C++ is (a) language.', ['c++'], 'C++'],
  ['nothing of no spelling', 'Vi un perro.', ['', 'gato'], undefined],
])('finds %s', (_name, sentence, spellings, found) => {
  expect(find(sentence, ...spellings)).toBe(found);
});

test('any text may be a word', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (word) => {
      expect(find(`… ${word} …`, word)).toBeDefined();
    }),
  );
});
