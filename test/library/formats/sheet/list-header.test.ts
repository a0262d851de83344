import { describe, expect, test } from 'vitest';
import {
  findHeader,
  findHeaderPair,
  findListColumns,
  isOfAnotherPair,
  type ListHeader,
} from '../../../../src/library/formats/sheet/list-header.ts';
import { toLanguagePair, toPairId } from '../../../../src/model/pair.ts';

function getHeader(...cells: string[]): ListHeader {
  const header = findHeader(cells);
  if (!header) throw new Error(`Expected a header, got none in ${cells.join()}.`);
  return header;
}

describe('the pair that a header names', () => {
  test.each<[string, string]>([
    ['German,English', 'deu-eng'],
    ['Deutsch,Englisch', 'deu-eng'],
    ['Deutsch,English', 'deu-eng'],
    ['alemán,español', 'deu-spa'],
    ['עברית,English', 'heb-eng'],
    ['日本語,英語', 'jpn-eng'],
    ['de,en', 'deu-eng'],
    ['DEU,ENG', 'deu-eng'],
    ['id,no', 'ind-nor'],
    ['word (de),meaning (en)', 'deu-eng'],
    ['meaning (en),word (de)', 'deu-eng'],
    ['Wort [Deutsch],Bedeutung [Englisch]', 'deu-eng'],
    ['Vokabel (de),Übersetzung (en),Beispiel (de)', 'deu-eng'],
    ['word_de,meaning_en', 'deu-eng'],
    ['German word,English meaning', 'deu-eng'],
    ['German,English (UK)', 'deu-eng'],
    ['Nr.,German,English 1,English 2', 'deu-eng'],
    ['id,German,English', 'deu-eng'],
    ['word (gsw),meaning (de)', 'gsw-deu'],
  ])('%s: %s', (row, pair) => {
    expect(toPairId(findHeaderPair(getHeader(...row.split(','))) ?? { from: '', to: '' })).toBe(pair);
  });

  test.each([['word,meaning'], ['German,meaning'], ['German,English,French'], ['rank,word,English']])(
    '%s: none',
    (row) => {
      expect(findHeaderPair(getHeader(...row.split(',')))).toBeUndefined();
    },
  );
});

describe('the columns of a list', () => {
  test.each<[string, string, object]>([
    ['deu-eng', 'word,meaning', { word: 0, meanings: [1] }],
    ['deu-eng', 'Nr,Wort,Bedeutung,Bedeutung 2,Formen', { rank: 0, word: 1, meanings: [2, 3], forms: 4 }],
    ['deu-eng', 'English,German', { word: 1, meanings: [0] }],
    ['eng-deu', 'word (de),meaning (en)', { word: 1, meanings: [0] }],
    ['deu-fra', 'English,German,French', { word: 1, meanings: [2] }],
    ['deu-eng', 'Vokabel,Übersetzung', { word: 0, meanings: [1] }],
    ['deu-eng', 'word,Erklärung', { word: 0, meanings: [1] }],
    ['deu-eng', 'Vokabel (de),Beispiel (de),Übersetzung (en),Satz (en)', { word: 0, meanings: [2], examples: 1 }],
    ['deu-eng', 'Wort,Artikel,Plural,Bedeutung', { word: 0, meanings: [3], genders: 1, parts: 2 }],
    ['deu-eng', 'Deutsch,Englisch,,Notiz', { word: 0, meanings: [1] }],
    ['deu-deu', 'Deutsch,Deutsch', { word: 0, meanings: [1] }],
    ['deu-deu', 'Wort,Definition', { word: 0, meanings: [1] }],
  ])('%s of %s', (pair, row, columns) => {
    expect(findListColumns(getHeader(...row.split(',')), toLanguagePair(pair))).toEqual(columns);
  });

  test.each([
    ['deu-eng', 'rank,Stichwort,Erklärung'],
    ['deu-eng', 'word,Erklärung,Notiz'],
    ['deu-eng', 'word'],
  ])('%s of %s: ambiguous', (pair, row) => {
    expect(findListColumns(getHeader(...row.split(',')), toLanguagePair(pair))).toBeUndefined();
  });
});

test.each([
  ['das Haus', 'house'],
  ['Stichwort', 'Erklärung'],
  ['', ''],
])('the row "%s", "%s" is not a header', (...cells) => {
  expect(findHeader(cells)).toBeUndefined();
});

test.each([
  ['deu-eng', 'German,French', true],
  ['deu-eng', 'French,meaning', true],
  ['deu-eng', 'word,meaning', false],
  ['deu-eng', 'word,English', false],
  ['deu-fra', 'German,English,French', false],
  ['deu-eng', 'word,meaning,Hinweis (fr)', false],
  ['deu-deu', 'German,English', false],
])('%s with the header %s is of another pair: %s', (pair, row, isOther) => {
  expect(isOfAnotherPair(getHeader(...row.split(',')), toLanguagePair(pair))).toBe(isOther);
});
