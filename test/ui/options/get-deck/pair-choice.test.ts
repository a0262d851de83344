import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Language } from '../../../../src/model/language.ts';
import { createPairChoice } from '../../../../src/ui/options/get-deck/pair-choice.ts';
import { makeLanguage } from '../../support/builders.ts';

const LANGUAGES = [
  makeLanguage('spa', true),
  makeLanguage('deu', true),
  makeLanguage('eng', true),
  makeLanguage('fra'),
];

const codes = (languages: Language[]) => languages.map(({ iso639_3 }) => iso639_3);

test('offers the languages with flashcards, and for each all others', () => {
  const choice = createPairChoice(signal(LANGUAGES), ['en-GB']);
  choice.chooseFrom('spa');
  expect(codes(choice.sources.value)).toEqual(['eng', 'deu', 'spa']);
  expect(codes(choice.targets.value)).toEqual(['eng', 'fra', 'deu']);
});

test('begins with meanings in a language of the browser and words in a different one', () => {
  expect(createPairChoice(signal(LANGUAGES), ['en-GB', 'de']).pair.value).toEqual({ from: 'deu', to: 'eng' });
  expect(createPairChoice(signal(LANGUAGES), ['pl', 'fr-CH']).pair.value).toEqual({ from: 'eng', to: 'fra' });
});

test('a choice survives a new list if the list still offers it', () => {
  const languages = signal(LANGUAGES);
  const choice = createPairChoice(languages, ['en']);
  choice.chooseFrom('spa');
  choice.chooseTo('fra');
  languages.value = [...LANGUAGES];
  expect(choice.pair.value).toEqual({ from: 'spa', to: 'fra' });
  languages.value = LANGUAGES.filter(({ iso639_3 }) => iso639_3 !== 'fra');
  expect(choice.pair.value).toEqual({ from: 'spa', to: 'eng' });
});

test('a language is never paired with itself', () => {
  const choice = createPairChoice(signal(LANGUAGES), ['en']);
  choice.chooseFrom('spa');
  choice.chooseTo('deu');
  choice.chooseFrom('deu');
  expect(choice.pair.value?.to).not.toBe('deu');
});

test('a server without flashcards leaves nothing to choose', () => {
  expect(createPairChoice(signal([makeLanguage('spa')]), []).pair.value).toBeUndefined();
});
