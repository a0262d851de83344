import { expect, test } from 'vitest';
import { analyse, invert, readDictionary } from '../../read/lttoolbox.ts';
import { findParadigm } from '../../read/lttoolbox-paradigm.ts';
import { makeDictionary } from './make-dictionary.ts';

test('a word is read along the path of its letters and written as lemma and tags', () => {
  const bytes = makeDictionary(
    [
      ['v', 'i'],
      ['a', 'r'],
      ['', 'vblex'],
      ['', 'p3'],
    ],
    ['vblex', 'p3'],
  );
  expect(analyse(readDictionary(bytes), 'va')).toEqual([{ lemma: 'ir', tags: ['vblex', 'p3'] }]);
});

test('a word that only begins a path has no analysis', () => {
  const bytes = makeDictionary(
    [
      ['v', 'i'],
      ['a', 'r'],
      ['', 'vblex'],
    ],
    ['vblex'],
  );
  expect(analyse(readDictionary(bytes), 'v')).toEqual([]);
  expect(analyse(readDictionary(bytes), 'van')).toEqual([]);
});

test('of a word with an attached pronoun the first part counts', () => {
  const bytes = makeDictionary(
    [
      ['d', 'd'],
      ['a', 'a'],
      ['', 'r'],
      ['', 'vblex'],
      ['', '+'],
      ['m', 'm'],
      ['e', 'e'],
    ],
    ['vblex'],
  );
  expect(analyse(readDictionary(bytes), 'dame')).toEqual([{ lemma: 'dar', tags: ['vblex', 'attached'] }]);
});

test('a truncated file is rejected', () => {
  const bytes = makeDictionary(
    [
      ['v', 'i'],
      ['', 'vblex'],
    ],
    ['vblex'],
  );
  expect(() => readDictionary(bytes.subarray(0, bytes.length - 4))).toThrow(/got its end/);
});

test('finds the forms of a lemma by reading the dictionary from its other side', () => {
  const dictionary = readDictionary(
    makeDictionary(
      [
        ['f', 'i'],
        ['u', 'r'],
        ['e', '<vblex>'],
        ['', '<ifi>'],
      ],
      ['<vblex>', '<ifi>'],
    ),
  );
  expect(findParadigm(dictionary, 'ir').map(([form]) => form)).toEqual(['fue']);
  expect(findParadigm(dictionary, 'ser')).toEqual([]);
});

test('a generator read from its other side analyses what it writes', () => {
  const generator = readDictionary(
    makeDictionary(
      [
        ['i', 'v'],
        ['r', 'a'],
        ['vblex', ''],
      ],
      ['vblex'],
    ),
  );
  expect(analyse(invert(generator), 'va')).toEqual([{ lemma: 'ir', tags: ['vblex'] }]);
  expect(analyse(generator, 'va')).toEqual([]);
});
