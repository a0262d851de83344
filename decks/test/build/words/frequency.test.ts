import { expect, test } from 'vitest';
import { type FrequencyList, mergeFrequencies } from '../../../build/words/frequency.ts';

const LATIN = /^[\p{Script=Latin}'-]+$/u;

function makeList(
  words: readonly (string | readonly [string, number])[],
  changes: Partial<FrequencyList> = {},
): FrequencyList {
  return {
    words: words.map((word) => (typeof word === 'string' ? ([word, undefined] as const) : word)),
    weight: 1,
    keepsCase: false,
    hasSingleLetters: true,
    ...changes,
  };
}

const toForms = (lists: FrequencyList[]) => mergeFrequencies(lists, LATIN).map(({ form }) => form);

test('words that both lists put first come first', () => {
  expect(toForms([makeList(['the', 'of', 'dog']), makeList(['the', 'dog', 'of'])])[0]).toBe('the');
});

test('a word that a list lacks falls behind those that both have', () => {
  expect(toForms([makeList(['the', 'odd', 'dog']), makeList(['the', 'dog'])])).toEqual(['the', 'dog', 'odd']);
});

test('a list without single letters does not push them down', () => {
  const lists = [makeList(['y', 'de', 'casa']), makeList(['de', 'casa'], { hasSingleLetters: false })];
  expect(toForms(lists)[0]).toBe('y');
});

test('debris, numbers and words of another script are left out', () => {
  expect(toForms([makeList(['nbsp', 'https', '42', 'слово', 'word', "don't"])])).toEqual(['word', "don't"]);
});

test('case is counted if a list keeps it, and the commonest spelling is kept', () => {
  const list = makeList(
    [
      ['Stunden', 98],
      ['stunden', 2],
    ],
    { keepsCase: true },
  );
  expect(mergeFrequencies([list], LATIN)).toEqual([
    { form: 'stunden', spelling: 'Stunden', share: 1, capitalised: 0.98 },
  ]);
});
