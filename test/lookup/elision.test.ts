import { describe, expect, test } from 'vitest';
import { describeLookup, inOrder, makeWords } from '../support/deck-words.ts';

const FRENCH = makeWords('fra', {
  le: ["l'"],
  de: ["d'"],
  homme: ['hommes'],
  indiquer: ['indiquait'],
  "aujourd'hui": [],
  "d'accord": [],
  eau: [],
  vie: [],
  'eau de vie': [],
  "œuvre d'art": ["œuvres d'art"],
  ami: ['amis'],
});
const ITALIAN = makeWords('ita', {
  di: ["dell'"],
  acqua: ['acque'],
  'acqua minerale': [],
  mezzo: ['mezz'],
  ora: ['ore'],
});
const CATALAN = makeWords('cat', ['home', 'ull']);

describe('words joined by an apostrophe', () => {
  test.each(
    inOrder([
      [FRENCH, "l'|homme", 'homme: homme (elision "l\'homme")'],
      [FRENCH, '|l’homme', 'l’: le (elision "l’homme" via l\')'],
      [FRENCH, "qu'il l‘|indiquait", 'indiquait: indiquer (elision "l‘indiquait" via indiquait)'],
      [FRENCH, 'les |amis', 'amis: ami (form)'],
      [FRENCH, 'aujourd’|hui', "aujourd’hui: aujourd'hui (word)"],
      [FRENCH, 'aujourd´|hui', "aujourd´hui: aujourd'hui (word)"],
      [FRENCH, "d'aujourd'|hui", "aujourd'hui: aujourd'hui (elision \"d'aujourd'hui\")"],
      [FRENCH, "|d'accord", "d'accord: d'accord (word)"],
      [FRENCH, "|t'homme", 'homme: homme (elision "t\'homme")'],
      [FRENCH, "l'|éléphant", 'nothing'],
      [FRENCH, "boire l'|eau de vie", 'eau de vie: eau de vie (word)'],
      [FRENCH, "boire d'eau de |vie", 'eau de vie: eau de vie (word), vie (word)'],
      [FRENCH, "boire |l'eau de vie", "l': le (elision \"l'eau\" via l')"],
      [FRENCH, "l'|eau de la vie", 'eau: eau (elision "l\'eau")'],
      [FRENCH, "une œuvre |d'art", "œuvre d'art: œuvre d'art (word)"],
      [FRENCH, 'l’|Œuvre d’Art', "Œuvre d’Art: œuvre d'art (word)"],
      [FRENCH, 'l’œuvres d’|art', "œuvres d’art: œuvre d'art (form)"],
      [ITALIAN, "bere dell'acqua |minerale", 'acqua minerale: acqua minerale (word)'],
      [ITALIAN, "dell'|acqua", 'acqua: acqua (elision "dell\'acqua")'],
      [ITALIAN, "|dell'acque", "dell': di (elision \"dell'acque\" via dell')"],
      [ITALIAN, "|mezz'ora", 'mezz\': mezzo (elision "mezz\'ora" via mezz)'],
      [CATALAN, "l'|home", 'home: home (elision "l\'home")'],
      [CATALAN, 'l’|Ull', 'Ull: ull (elision "l’Ull")'],
    ]),
  )('%s gives %s', (marked, expected, words) => {
    expect(describeLookup(words, marked)).toBe(expected);
  });

  test('are one word in a language that does not join words so', () => {
    expect(describeLookup(makeWords('eng', ['clock']), "o'|clock")).toBe('nothing');
  });
});
