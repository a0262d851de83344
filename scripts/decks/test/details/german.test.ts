import { expect, test } from 'vitest';
import { findGermanNoun, findGermanVerbParts } from '../../details/german.ts';

const noun = (gender: string, plural: string) => ({ G: gender, NOM: { SIN: '', PLU: plural } });

const NOUNS = {
  Haus: noun('N', 'Häuser'),
  Karte: noun('F', 'Karten'),
  Akte: noun('F', 'Akten'),
  Milch: { G: 'F', NOM: { SIN: 'Milch' } },
};

test.each([
  ['Haus', ['neuter'], ['Häuser']],
  ['Landkarte', ['feminine'], ['Landkarten']],
  ['Milch', ['feminine'], []],
  ['Krankenhaus', ['neuter'], ['Krankenhäuser']],
])('%s has the gender and plural of its table entry or of its last part', (word, genders, plurals) => {
  expect(findGermanNoun(word, NOUNS)).toEqual({ genders, plurals });
});

test.each(['Fenster', 'constructor', 'Maus'])('%s, which no table knows, has no gender', (word) => {
  expect(findGermanNoun(word, NOUNS)).toBeUndefined();
});

const verb = (past: string | string[], participle: string) => ({ PRT: { S: { 3: past } }, PA2: [participle] });

test.each([
  ['gehen', verb('ging', 'gegangen'), ['ging', 'gegangen']],
  ['aufstehen', verb(['stand', 'auf'], 'aufgestanden'), ['stand auf', 'aufgestanden']],
  ['bringen', verb('brachte', 'gebracht'), ['brachte', 'gebracht']],
  ['machen', verb('machte', 'gemacht'), []],
  ['arbeiten', verb('arbeitete', 'gearbeitet'), []],
  ['aufmachen', verb(['machte', 'auf'], 'aufgemacht'), []],
])('%s: only irregular principal parts are kept', (word, entry, parts) => {
  expect(findGermanVerbParts(word, { [word]: entry })).toEqual(parts);
});

test('a verb without an entry has no principal parts', () => {
  expect(findGermanVerbParts('toString', {})).toEqual([]);
});
