import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toFoldedKey, toWordKey } from '../../src/language/normalise.ts';

describe('toWordKey', () => {
  test.each([
    ['deu', 'Häuser', 'häuser'],
    ['deu', 'Ha\u0308user', 'häuser'],
    ['deu', 'Stra\u00ADße', 'straße'],
    ['tur', 'İSTANBUL', 'istanbul'],
    ['tur', 'IŞIK', 'ışık'],
    ['eng', 'İstanbul', 'istanbul'],
    ['fra', 'L\u2019HOMME', "l'homme"],
    ['fra', 'aujourd\u02BChui', "aujourd'hui"],
    ['eng', 'well\u2011known', 'well-known'],
    ['eng', '  of \n course ', 'of course'],
    ['jpn', 'が', 'が'],
    ['jpn', 'か\u3099', 'が'],
    ['zho', '中\u200B国', '中国'],
    ['ell', 'ΟΔΟΣ', 'οδος'],
    ['ara', '\u200Fكتاب', 'كتاب'],
  ])('%s: "%s" has the key "%s"', (language, word, key) => {
    expect(toWordKey(word, language)).toBe(key);
  });

  test('is its own key, for any text and language', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('tur', 'deu', undefined), (text, language) => {
        const key = toWordKey(text, language);
        expect(toWordKey(key, language)).toBe(key);
      }),
    );
  });
});

describe('toFoldedKey', () => {
  test.each([
    ['spa', 'Año', 'ano'],
    ['deu', 'Straße', 'strasse'],
    ['tur', 'ışık', 'isik'],
    ['fra', 'cœur', 'coeur'],
    ['pol', 'Łódź', 'lodz'],
    ['rus', 'ещё', 'еще'],
    ['vie', 'Tiếng Việt', 'tieng viet'],
    ['ell', 'οδός', 'οδοσ'],
    ['heb', 'שָׁלוֹם', 'שלום'],
    ['ara', 'كِتَابٌ', 'كتاب'],
    ['hin', 'हिन्दी', 'हिन्दी'],
    ['tha', 'ที่นี่', 'ที่นี่'],
    ['jpn', 'がっこう', 'がっこう'],
  ])('%s: "%s" folds to "%s"', (language, word, key) => {
    expect(toFoldedKey(word, language)).toBe(key);
  });

  test('is the same for a word and its word key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toFoldedKey(toWordKey(text, 'spa'), 'spa')).toBe(toFoldedKey(text, 'spa'));
      }),
    );
  });
});
