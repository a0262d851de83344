import { expect, test } from 'vitest';
import { findDutchGenders } from '../../../build/details/dutch.ts';
import { findGenders } from '../../../build/details/genders.ts';
import { parseHandGenders } from '../../../build/details/hand-genders.ts';
import { findSwedishPlural, findSwedishVerbParts } from '../../../build/details/swedish.ts';
import { readDictionary } from '../../../read/lttoolbox.ts';
import { makeDictionary } from '../../read/make-dictionary.ts';

/** A dictionary that analyses one form. Form and lemma have the same length. */
function makeEntry(form: string, lemma: string, ...tags: string[]) {
  const letters = [...form].map((letter, at) => [letter, lemma[at] ?? ''] as const);
  return readDictionary(makeDictionary([...letters, ...tags.map((tag) => ['', tag] as const)], tags));
}

test.each([
  ['casa', 'casa', ['n', 'f', 'sg'], ['feminine']],
  ['jarra', 'jarra', ['n', 'mf', 'sg'], ['masculine', 'feminine']],
  ['kot', 'kot', ['n', 'ma', 'sg', 'nom'], ['masculine']],
  ['bil', 'bil', ['n', 'ut', 'sg'], ['common']],
  // The feminine of a pair stands under its masculine.
  ['amiga', 'amigo', ['n', 'f', 'sg'], ['feminine']],
  // A plural of the masculine says nothing about a headword of its own.
  ['gatos', 'gatoo', ['n', 'm', 'pl'], []],
  ['rojo', 'rojo', ['adj', 'm', 'sg'], []],
])('%s, analysed as %s %j, has the genders %j', (word, lemma, tags, genders) => {
  expect(findGenders(word, [makeEntry(word, lemma, ...tags)])).toEqual(genders);
});

test('genders of several dictionaries come in one order', () => {
  const dictionaries = [makeEntry('mar', 'mar', 'n', 'f', 'sg'), makeEntry('mar', 'mar', 'n', 'm', 'sg')];
  expect(findGenders('mar', dictionaries)).toEqual(['masculine', 'feminine']);
});

test('a Swedish noun has its indefinite plural, no genitive', () => {
  expect(findSwedishPlural('hus', makeEntry('hus', 'hus', 'n', 'nt', 'pl', 'ind', 'nom'))).toEqual(['hus']);
  expect(findSwedishPlural('hus', makeEntry('hus', 'hus', 'n', 'nt', 'pl', 'ind', 'gen'))).toEqual([]);
});

test('a Swedish verb without both parts has none', () => {
  expect(findSwedishVerbParts('skriva', makeEntry('skreva', 'skriva', 'vblex', 'past', 'actv'))).toEqual([]);
});

test.each([
  ['huis', 'huis', ['n', 'nt', 'sg'], ['neuter']],
  ['tafel', 'tafel', ['n', 'mf', 'sg'], ['common']],
  ['ziekenhuis', 'huis', ['n', 'nt', 'sg'], ['neuter']],
  ['vrijheid', 'huis', ['n', 'nt', 'sg'], ['common']],
  ['rekening', 'huis', ['n', 'nt', 'sg'], ['common']],
  ['meisje', 'huis', ['n', 'nt', 'sg'], ['neuter']],
  ['toerisme', 'huis', ['n', 'nt', 'sg'], ['neuter']],
  ['wijding', 'ding', ['n', 'nt', 'sg'], ['common']],
  ['geding', 'huis', ['n', 'nt', 'sg'], []],
])('Dutch %s, with %s %j in the analyser, is %j', (word, known, tags, genders) => {
  expect(findDutchGenders(word, makeEntry(known, known, ...tags), new Map())).toEqual(genders);
});

test('a Dutch noun has the articles of the list, and compounds with it, too', () => {
  const articles = parseHandGenders('[neuter]\nmeubel\nraam\ngeding\nding\n[both]\nfilter\n[common]\n');
  const find = (word: string) => findDutchGenders(word, makeEntry('raam', 'raam', 'n', 'mf', 'sg'), articles);
  expect(find('meubel')).toEqual(['neuter']);
  expect(find('zitmeubel')).toEqual(['neuter']);
  expect(find('koffiefilter')).toEqual(['common', 'neuter']);
  expect(find('raam'), 'the analyser is wrong').toEqual(['neuter']);
  expect(find('wijding')).toEqual(['common']);
});
