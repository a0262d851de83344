import { expect, test } from 'vitest';
import { findGermanNoun, findGermanVerbParts } from '../../../build/details/german.ts';

const noun = (gender: string, plural: string) => ({ G: gender, NOM: { SIN: '', PLU: plural } });

const NOUNS = {
  Haus: noun('N', 'Häuser'),
  Karte: noun('F', 'Karten'),
  Akte: noun('F', 'Akten'),
  Milch: { G: 'F', NOM: { SIN: 'Milch' } },
  Rücken: noun('N', 'Rücken'),
  Punkt: noun('M', 'Punkte'),
  Wendepunkt: noun('M', 'Wendepunkten'),
  Analyse: noun('F', 'Analysen'),
  Simse: noun('M', 'Sims'),
};
const OTHER = {
  genders: new Map([
    ['Rücken', new Set(['m'])],
    ['Butter', new Set(['f'])],
    ['Joghurt', new Set(['m', 'n'])],
  ]),
  plurals: new Map([
    ['Simse', ['Simse']],
    ['Karte', ['Karten']],
  ]),
};

test.each([
  ['Haus', ['neuter'], ['Häuser']],
  ['Landkarte', ['feminine'], ['Landkarten']],
  ['Milch', ['feminine'], []],
  ['Krankenhaus', ['neuter'], ['Krankenhäuser']],
  ['DNA-Analyse', ['feminine'], ['DNA-Analysen']],
  ['Karte', ['feminine'], ['Karten']],
  ['Butter', ['feminine'], []],
  ['Joghurt', ['masculine', 'neuter'], []],
])('%s has the gender and plural of its table entry or of its last part', (word, genders, plurals) => {
  expect(findGermanNoun(word, NOUNS, OTHER)).toEqual({ genders, plurals });
});

test('the second source decides the gender of a noun that the table takes for an infinitive', () => {
  expect(findGermanNoun('Rücken', NOUNS, OTHER)?.genders).toEqual(['masculine']);
  expect(findGermanNoun('Handrücken', NOUNS, OTHER)?.genders).toEqual(['masculine']);
});

test('a plural from the dative gives way to that of the last part', () => {
  expect(findGermanNoun('Wendepunkt', NOUNS, OTHER)?.plurals).toEqual(['Wendepunkte']);
});

test('a plural that the second source contradicts is left out', () => {
  expect(findGermanNoun('Simse', NOUNS, OTHER)?.plurals).toEqual([]);
});

test.each(['Fenster', 'constructor', 'Maus'])('%s, which no table knows, has no gender', (word) => {
  expect(findGermanNoun(word, NOUNS, OTHER)).toBeUndefined();
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
