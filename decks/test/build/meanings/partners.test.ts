import { expect, test } from 'vitest';
import { createPartnered } from '../../../build/meanings/partners.ts';
import type { PartOfSpeech } from '../../../read/freedict.ts';

const MEANINGS: Record<string, string> = { zmieniać: 'change', zmierzyć: 'measure', zmierzać: 'head' };
const KNOWN: Record<string, PartOfSpeech[]> = { zmieniać: ['v'], zmierzyć: ['v'], zmierzać: ['v'], zmienić: ['v'] };

const partnered = createPartnered(
  (word) => KNOWN[word] ?? [],
  (word) => {
    const meaning = MEANINGS[word];
    return meaning === undefined ? [] : [{ word: meaning, score: 1, sources: 2 }];
  },
);
const findFirst = (word: string) => partnered.findMeanings(word, 'v')[0]?.word;

test('a verb without a meaning takes its partner’s, even if a dictionary knows the word', () => {
  expect(findFirst('zmienić')).toBe('change');
});

test('a verb with a meaning of its own keeps it', () => {
  expect(findFirst('zmierzyć')).toBe('measure');
});

test('a word that is not a verb has no partner', () => {
  expect(partnered.findClasses('mieć')).toEqual([]);
});
