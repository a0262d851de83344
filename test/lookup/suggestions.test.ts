import { expect, test } from 'vitest';
import { parseSuggestion, toSuggestions } from '../../src/lookup/suggestions.ts';
import type { LookupEntry } from '../../src/model/lookup.ts';

const ENTRY: LookupEntry = {
  pair: 'spa-eng',
  word: 'ventana',
  rank: 720,
  definition: undefined,
  meanings: ['window'],
  match: 'word',
};

test('suggests a word with its meanings, the learner’s own first', () => {
  const meanings = ['Fenster', 'Schalter & Co'];
  const own: LookupEntry = { ...ENTRY, pair: 'spa-deu', definition: 'Fenster <zum Hof>', meanings };
  expect(toSuggestions([ENTRY, own], false)).toEqual([
    { content: 'ventana · spa-eng', description: 'ventana: window' },
    { content: 'ventana · spa-deu', description: 'ventana: Fenster <zum Hof>, Fenster, Schalter & Co' },
  ]);
  expect(toSuggestions([own], true)[0]?.description).toBe(
    'ventana: Fenster &lt;zum Hof&gt;, Fenster, Schalter &amp; Co',
  );
});

test('suggests at most six', () => {
  expect(
    toSuggestions(
      Array.from({ length: 9 }, () => ENTRY),
      true,
    ),
  ).toHaveLength(6);
});

test.each([
  ['ventana · spa-eng', 'ventana', 'spa-eng'],
  [' 不知道 ', '不知道', undefined],
  ['İstanbul’da', 'İstanbul’da', undefined],
  ['a · b · deu-eng', 'a · b', 'deu-eng'],
  ['tag · nothing', 'tag · nothing', undefined],
])('reads %s', (content, word, pair) => {
  expect(parseSuggestion(content)).toEqual({ word, pair });
});

test('suggests both cards of a word that a deck has twice, and leads to the chosen one', () => {
  const cards: LookupEntry[] = [ENTRY, { ...ENTRY, rank: 905, meanings: ['counter'] }];
  const suggestions = toSuggestions(cards, false);
  expect(suggestions.map(({ content }) => content)).toEqual(['ventana · spa-eng', 'ventana · spa-eng · 905']);
  expect(parseSuggestion('ventana · spa-eng · 905')).toEqual({ word: 'ventana', pair: 'spa-eng', rank: 905 });
});

test('leads to a headword of several words by its rank', () => {
  const [suggestion] = toSuggestions([{ ...ENTRY, pair: 'deu-eng', word: 'der Hund, -e', rank: 3 }], false);
  expect(parseSuggestion(suggestion?.content ?? '')).toEqual({ word: 'der Hund, -e', pair: 'deu-eng', rank: 3 });
  expect(parseSuggestion('route · 66')).toEqual({ word: 'route · 66', pair: undefined });
});
