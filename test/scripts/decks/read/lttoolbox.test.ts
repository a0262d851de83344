import { expect, test } from 'vitest';
import { analyse, invert, readDictionary } from '../../../../scripts/decks/read/lttoolbox.ts';
import { findParadigm } from '../../../../scripts/decks/read/lttoolbox-paradigm.ts';

/** Writes lttoolbox's variable-length numbers: one byte below 64, two below 16,384. */
function toNumber(value: number): number[] {
  return value < 0x40 ? [value] : [0x40 | (value >> 8), value & 0xff];
}

const toText = (text: string) => [
  ...toNumber(text.length),
  ...[...text].flatMap((letter) => toNumber(letter.charCodeAt(0))),
];

/** A dictionary of one transducer that reads a word along a single path and writes what the steps say. */
function makeDictionary(
  steps: readonly (readonly [input: string, output: string])[],
  tags: readonly string[],
): Uint8Array {
  const toSymbol = (text: string) =>
    text === '' ? 0 : text.length > 1 ? -(tags.indexOf(text) + 1) : text.charCodeAt(0);
  const bias = tags.length;
  const pairs = steps.flatMap(([input, output]) => [
    ...toNumber(toSymbol(input) + bias),
    ...toNumber(toSymbol(output) + bias),
  ]);
  const states = steps.flatMap((_, at) => [...toNumber(1), ...toNumber(at), ...toNumber(1)]);
  return new Uint8Array([
    ...[...'LTTB'].map((letter) => letter.charCodeAt(0)),
    ...new Array(8).fill(0),
    ...toNumber(0),
    ...toNumber(tags.length),
    ...tags.flatMap(toText),
    ...toNumber(steps.length),
    ...pairs,
    ...toNumber(1),
    ...toText('main@standard'),
    ...toNumber(0),
    ...toNumber(1),
    ...toNumber(steps.length),
    ...toNumber(steps.length + 1),
    ...states,
    ...toNumber(0),
  ]);
}

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
