import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureCpuMs } from '../support/cpu-time.ts';
import { describeLookup, makeWords } from '../support/deck-words.ts';

const GERMAN = makeWords('deu', {
  Hand: ['Hände'],
  Schuh: ['Schuhe'],
  Handschuh: ['Handschuhe'],
  Fach: ['Fächer', 'Fachs'],
  Arbeit: [],
  Zeit: ['Zeiten'],
  Schule: ['Schulen'],
  Buch: ['Bücher', 'Büchern'],
  Kind: ['Kinder'],
  Garten: [],
  hell: [],
  blau: ['blaue'],
  rot: [],
  Wein: [],
  der: ['die', 'das'],
  ein: [],
  schlafen: [],
  Zimmer: [],
  Wort: ['Worte'],
  ich: [],
  Ei: ['Eier'],
  Richtung: ['Richtungen'],
  rechts: [],
  Recht: ['Rechte'],
  Lage: [],
  tun: ['tat'],
  Ort: ['Orte'],
});

describe('compounds', () => {
  test.each([
    ['|Handschuhfach', 'Handschuhfach: Handschuh (compound), Fach (compound)'],
    ['|Handschuhfächer', 'Handschuhfächer: Handschuh (compound), Fach (compound via fächer)'],
    ['|Arbeitszeit', 'Arbeitszeit: Arbeit (compound), Zeit (compound)'],
    ['|Schulbüchern', 'Schulbüchern: Schule (compound), Buch (compound via büchern)'],
    ['|Kindergarten', 'Kindergarten: Kind (compound via kinder), Garten (compound)'],
    ['|Schlafzimmer', 'Schlafzimmer: schlafen (compound), Zimmer (compound)'],
    ['|Rotwein', 'Rotwein: rot (compound), Wein (compound)'],
    ['|Kinderhandschuhfach', 'Kinderhandschuhfach: Kind (compound via kinder), Handschuh (compound), Fach (compound)'],
    ['ein |hellblaues Kleid', 'hellblaues: hell (compound), blau (compound)'],
    ['|hellblaue', 'hellblaue: hell (compound), blau (compound via blaue)'],
    // An unknown part; a lower-case word whose last part is not a noun; words too short to be distinguished from
    // letters.
    ['|Handschuhwurf', 'nothing'],
    ['|handschuhfach', 'nothing'],
    ['|Derwein', 'nothing'],
    ['|Einwort', 'nothing'],
    ['|Hand', 'Hand: Hand (word)'],
    // `Ei` is not in `Ein-`; a noun with its link goes before an adverb; a verb's past begins no compound.
    ['|Einrichtungen', 'nothing'],
    ['|Rechtslage', 'Rechtslage: Recht (compound), Lage (compound)'],
    ['|Tatorte', 'nothing'],
  ])('%s', (marked, expected) => {
    expect(describeLookup(GERMAN, marked)).toBe(expected.replace(/^.*: nothing$/, 'nothing'));
  });

  test.each([
    ['nld', ['slapen', 'kamer', 'huis'], '|slaapkamer', 'nothing'],
    [
      'nld',
      ['stad', 'huis', 'deur'],
      '|stadhuisdeur',
      'stadhuisdeur: stad (compound), huis (compound), deur (compound)',
    ],
    ['nld', ['dorp', 'plein'], '|dorpsplein', 'dorpsplein: dorp (compound), plein (compound)'],
    // Be- and strijden.
    ['nld', ['best', 'been', 'ten', 'rijden'], 'zij |bestrijden', 'nothing'],
    ['swe', ['ute', 'ande'], 'den |utsande', 'nothing'],
    ['swe', ['arbete', 'rum', 'flicka'], '|flickrum', 'flickrum: flicka (compound), rum (compound)'],
    ['swe', ['arbete', 'rum'], '|arbetsrum', 'arbetsrum: arbete (compound), rum (compound)'],
    ['nor', ['barn', 'hage'], '|barnehage', 'barnehage: barn (compound), hage (compound)'],
    ['fra', ['porte', 'feuille'], '|portefeuille', 'nothing'],
  ])('%s: %j %s', (language, cards, marked, expected) => {
    expect(describeLookup(makeWords(language, cards), marked)).toBe(expected);
  });

  test.each([
    ['Handschuhfach', ['Handschuh', 'Fach'], 'compound'],
    // A name with a capital inside may be made of something else.
    ['AgileBits', ['agil', 'Bit'], 'cut'],
  ])('%s is said to be made of %j: %s', (text, cards, reason) => {
    const { entries } = makeWords('deu', { agil: ['agile'], Bit: ['Bits'], Handschuh: [], Fach: [] }).define(text, 0);
    expect(entries.map(({ why }) => why)).toEqual(cards.map(() => ({ steps: [text, ...cards], reason })));
  });

  test('answer quickly for any word', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('hand', 'schuh', 's', 'zeit', 'x', 'n'), { maxLength: 60 }), (parts) => {
        const text = `H${parts.join('')}`;
        expect(measureCpuMs(() => describeLookup(GERMAN, `|${text}`))).toBeLessThan(250);
      }),
      { numRuns: 50 },
    );
  });
});
