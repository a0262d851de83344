import { expect, test } from 'vitest';
import type { Meaning } from '../../../build/meanings/translate.ts';
import { createOwnFeminines, isOwnWord } from '../../../build/words/own-feminines.ts';

const toMeanings = (words: string, sources = 3): Meaning[] =>
  words.split(' ').map((word, at) => ({ word, score: 10 / (at + 1), sources }));

const MEANINGS: Record<string, Meaning[]> = {
  hermano: toMeanings('brother sibling'),
  hermana: toMeanings('sister sibling'),
  profesor: toMeanings('teacher professor'),
  profesora: toMeanings('professor teacher'),
};
const FEMININES: Record<string, string[]> = {
  hermano: ['hermana', 'hermanas'],
  profesor: ['profesora', 'profesoras'],
};
const PARADIGMS: Record<string, string[]> = {
  hermano: ['hermano', 'hermanos', 'hermana', 'hermanas'],
  profesor: ['profesor', 'profesores', 'profesora', 'profesoras'],
};

const create = () =>
  createOwnFeminines({
    findMeanings: (word) => MEANINGS[word] ?? [],
    findFeminines: (masculine) => FEMININES[masculine] ?? [],
    findParadigm: (lemma, pos) => (pos === 'n' ? (PARADIGMS[lemma] ?? []) : []),
  });

const toCard = (word: string) => ({
  word,
  lemmas: [{ lemma: word, pos: 'n' as const, share: 1, possibleShare: 1, forms: [] }],
});

test('a feminine with another meaning is a word of its own, one with the same meaning is a form', () => {
  const { findWord } = create();
  expect(findWord({ lemma: 'hermano', pos: 'n', tags: 'pl', feminine: 'hermana' })).toBe('hermana');
  expect(findWord({ lemma: 'hermano', pos: 'n', tags: 'pl' })).toBe('hermano');
  expect(findWord({ lemma: 'profesor', pos: 'n', tags: 'sg', feminine: 'profesora' })).toBe('profesor');
});

test('a separate feminine takes its plural along, and the masculine loses it', () => {
  const feminines = create();
  feminines.findWord({ lemma: 'hermano', pos: 'n', tags: 'sg', feminine: 'hermana' });
  expect(feminines.findParadigm(toCard('hermana'))).toEqual(['hermana', 'hermanas']);
  expect(feminines.findParadigm(toCard('hermano'))).toEqual(['hermano', 'hermanos']);
  expect(feminines.findParadigm(toCard('profesor'))).toContain('profesoras');
});

test.each([
  ['one dictionary alone makes no word', toMeanings('sister', 1), toMeanings('brother'), false],
  ['no meaning makes no word', [], toMeanings('brother'), false],
  ['case makes no other meaning', toMeanings('Friend'), toMeanings('friend'), false],
  [
    'a meaning that the base has only as debris is no meaning of it',
    toMeanings('sister'),
    [
      { word: 'brother', score: 28, sources: 6 },
      { word: 'sister', score: 0.5, sources: 2 },
    ],
    true,
  ],
])('%s', (_, own, base, expected) => {
  expect(isOwnWord(own, base)).toBe(expected);
});
