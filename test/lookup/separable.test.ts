import { describe, expect, test } from 'vitest';
import { describeLookup, makeWords } from '../support/deck-words.ts';

const GERMAN = makeWords('deu', {
  auf: [],
  an: [],
  zurück: [],
  räumen: ['räumt'],
  aufräumen: ['aufräumt', 'aufgeräumt'],
  fangen: ['fängt', 'fange'],
  anfangen: ['anfängt'],
  rufen: ['rufe', 'Rufe'],
  anrufen: [],
  gehen: ['geht', 'ging'],
  ausgehen: ['ausgeht'],
  zurückgehen: ['zurückging'],
  hinein: [],
  ein: ['eines'],
  Anfang: ['Anfänge'],
  machen: ['macht'],
  aufmachen: ['aufmacht'],
});

describe('separable verbs', () => {
  test.each([
    ['Er |räumt das Zimmer auf.', 'räumt: aufräumen (separable "räumt … auf" via aufräumt), räumen (form)'],
    ['Er räumt das Zimmer |auf.', 'auf: aufräumen (separable "räumt … auf" via aufräumt), auf (word)'],
    ['Der Film |fängt um acht an, wenn', 'fängt: anfangen (separable "fängt … an" via anfängt), fangen (form)'],
    ['Es |fängt an zu regnen', 'fängt: anfangen (separable "fängt … an" via anfängt), fangen (form)'],
    // The deck lacks this verb's form, so it is found through the bare verb.
    ['Ich |rufe dich morgen an und komme', 'rufe: anrufen (separable "rufe … an"), rufen (form)'],
    [
      'Er ging langsam |zurück nach Hause',
      'zurück: zurückgehen (separable "ging … zurück" via zurückging), zurück (word)',
    ],
    ['das |aufgeräumte Zimmer', 'aufgeräumte: aufräumen (stem via aufgeräumt)'],
    ['um die Tür |aufzumachen', 'aufzumachen: aufmachen (stem)'],
    ['die Tür wird |aufgemacht', 'aufgemacht: aufmachen (stem via aufmacht)'],
    // An imperative without its `e`, at the start only: `Sein Ruf kam gut an` has the noun Ruf, not `anrufen`.
    ['|Ruf mich an, wenn', 'Ruf: anrufen (separable "ruf … an")'],
    ['Fang bitte |an!', 'an: anfangen (separable "fang … an"), an (word)'],
    ['Sein |Ruf kam gut an.', 'nothing'],
    // A preposition inside the clause is not a particle, nor is one in the next clause.
    ['Er |räumt auf dem Tisch', 'räumt: räumen (form)'],
    ['Er |räumt, und sie macht auf.', 'räumt: räumen (form)'],
    // Before a quotation, a number or a sign it is a preposition.
    ['Er |räumt auf „Ablage“.', 'räumt: räumen (form)'],
    ['Er |räumt auf 3 Tischen.', 'räumt: räumen (form)'],
    ['Er räumt |auf ▸ und geht.', 'auf: auf (word)'],
    ['„Er |räumt auf“, sagt sie.', 'räumt: aufräumen (separable "räumt … auf" via aufräumt), räumen (form)'],
    ['Er wartet |auf sie.', 'auf: auf (word)'],
    ['hin und das Ende |eines Tages', 'eines: ein (form)'],
  ])('%s', (marked, expected) => {
    expect(describeLookup(GERMAN, marked)).toBe(expected);
  });

  test('without forms in the deck, and without the bare verb', () => {
    const words = makeWords('deu', { aufräumen: [], holen: [], abholen: [], spielen: [] });
    expect(describeLookup(words, 'Sie |räumt das Zimmer auf.')).toBe('räumt: aufräumen (separable "räumt … auf")');
    expect(describeLookup(words, 'Er |holt die Kinder ab.')).toBe('holt: abholen (separable "holt … ab")');
    expect(describeLookup(words, 'Er |holt die Kinder vom Bus.')).toBe('holt: holen (stem)');
    expect(describeLookup(words, 'Sie |spielt im Zimmer auf.')).toBe('spielt: spielen (stem)');
  });

  test('in Dutch', () => {
    const words = makeWords('nld', { op: [], bellen: ['belt'], opbellen: ['opbelt'], opstaan: ['opstaat'] });
    expect(describeLookup(words, 'Hij |belt mij morgen op.')).toBe(
      'belt: opbellen (separable "belt … op" via opbelt), bellen (form)',
    );
    expect(describeLookup(words, 'Hij staat vroeg |op.')).toBe(
      'op: opstaan (separable "staat … op" via opstaat), op (word)',
    );
  });

  test('other languages do not join the parts', () => {
    expect(describeLookup(makeWords('swe', { om: [], omtycka: ['omtycker'] }), 'Jag tycker |om.')).toBe(
      'om: om (word)',
    );
  });
});

test.each([
  ['De vader trapte |de ruit in', { innen: ['inde'], de: [] }, 'de: de (word)'],
  ['Zij lieten |de mannen vrij', { vrijen: ['vrijde'], de: [] }, 'de: de (word)'],
  ['Hij |gaf het op', { geven: ['gaf'], opgeven: [] }, 'gaf: opgeven (separable "gaf … op"), geven (form)'],
])('Dutch %s: a verb without its particle is not joined', (marked, cards, expected) => {
  expect(describeLookup(makeWords('nld', cards), marked)).toBe(expected);
});

test('German verbs of tun are not joined, either', () => {
  const words = makeWords('deu', { tun: ['tut'], antun: [] });
  expect(describeLookup(words, 'Er |tut mir das an')).toBe('tut: antun (separable "tut … an"), tun (form)');
});
