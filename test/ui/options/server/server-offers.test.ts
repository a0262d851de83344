import { expect, test } from 'vitest';
import { listServerOffers } from '../../../../src/ui/options/server/server-offers.ts';
import { makeLanguage } from '../../support/builders.ts';

const SPANISH = makeLanguage('spa', true);
const GERMAN = makeLanguage('deu', true);
const [ENGLISH, FRENCH] = [makeLanguage('eng'), makeLanguage('fra')];

test.each([
  ['a class with one list', [GERMAN, ENGLISH], ['fr'], ['deu-eng']],
  ['meanings in the language of the reader', [SPANISH, ENGLISH, FRENCH], ['fr-CA', 'en'], ['spa-fra']],
  ['not the language that the reader speaks', [GERMAN, SPANISH, ENGLISH], ['de'], ['spa-deu']],
  ['but it, if there is no other', [GERMAN, ENGLISH], ['de'], ['deu-eng']],
  ['no flashcards', [ENGLISH, FRENCH], ['de'], []],
])('%s', (_, languages, spoken, expected) => {
  expect(listServerOffers(languages, spoken).map(({ from, to }) => `${from}-${to}`)).toEqual(expected);
});
