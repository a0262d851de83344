import { expect, test } from 'vitest';
import { findNamePairs } from '../../../src/server/api/name-pair.ts';

test.each<[string, string, string]>([
  ['deu-eng', 'deu', 'eng'],
  ['Kapitel 3 deu-eng', 'deu', 'eng'],
  ['Kapitel 3.deu-eng', 'deu', 'eng'],
  ['Kapitel_3_(deu-eng)', 'deu', 'eng'],
  ['Kapitel-3-deu-eng', 'deu', 'eng'],
  ['wayword-spa-eng', 'spa', 'eng'],
  ['de-en Kapitel 3', 'deu', 'eng'],
  ['DE-EN', 'deu', 'eng'],
  ['ger-eng', 'deu', 'eng'],
  ['zh-de', 'cmn', 'deu'],
  ['deu-gsw', 'deu', 'gsw'],
])('the name "%s" has the pair %s to %s', (name, from, to) => {
  expect(findNamePairs(name)).toEqual([{ from, to, isSure: true }]);
});

test.each([
  'Kapitel 3',
  'deu',
  'deu_eng',
  'top-ten',
  'hin-und-her',
  'so-is-it',
  'deu-english',
  'xdeu-eng',
  // One language with a country.
  'de-AT',
  'pt-BR',
])('the name "%s" has no pair', (name) => {
  expect(findNamePairs(name)).toEqual([]);
});

test('a pair with an unknown code is uncertain', () => {
  expect(findNamePairs('swg-deu')).toEqual([{ from: 'swg', to: 'deu', isSure: false }]);
});

test('a name may have two pairs', () => {
  expect(findNamePairs('deu-eng deu-fra').map(({ to }) => to)).toEqual(['eng', 'fra']);
});
