import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toFoldedKey, toWordKey } from '../../src/language/normalise.ts';

describe('toWordKey', () => {
  test.each([
    ['deu', 'Häuser', 'häuser'],
    ['deu', 'Ha\u0308user', 'häuser'],
    ['deu', 'Stra\u00ADße', 'straße'],
    ['ell', 'σ\u1FEFαὐτό', "σ'αὐτό"],
    ['ell', 'σ\u1FFDαὐτό', "σ'αὐτό"],
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
    ['ara', '\uFEDB\uFE98\uFE8E\uFE8F', 'كتاب'],
    ['nld', '\u0133s', 'ijs'],
    ['hrv', '\u01C8ubav', 'ljubav'],
    ['cat', 'co\u0140legi', 'col·legi'],
    ['haw', '\u02BBohana', "'ohana"],
    ['ron', 'oraşul ţării', 'orașul țării'],
    ['tur', 'ağaç işi', 'ağaç işi'],
    ['vie', 'hoà', 'hòa'],
    ['vie', 'thuỷ', 'thủy'],
    ['vie', 'hoàn', 'hoàn'],
    ['vie', 'quý', 'quý'],
    ['vie', 'bác sỹ', 'bác sĩ'],
    ['vie', 'Mỹ', 'mĩ'],
    ['vie', 'tay', 'tay'],
    ['srp', 'Људи', 'ljudi'],
    ['hbs', 'Људи', 'ljudi'],
    ['mkd', 'Људи', 'људи'],
    ['tha', 'น\u0E4D\u0E49า', 'น้ำ'],
    ['tha', 'น\u0E49\u0E4Dา', 'น้ำ'],
    ['tha', 'เเม่', 'แม่'],
    ['lao', 'ນ\u0ECD\u0EC9າ', 'ນ້ຳ'],
    ['yid', '\u05F0\u05F2סט', 'ווייסט'],
    ['yid', 'ה\u05F1ז', 'הויז'],
    ['eng', 'o\uFB03ce', 'office'],
    ['eng', '\u{1D5D5}\u{1D5FC}\u{1D5F9}\u{1D5F1}', 'bold'],
    ['jpn', '\uFF34シャツ', 'tシャツ'],
    ['jpn', '\uFF8B\uFF9E\uFF70\uFF99', 'ビール'],
  ])('%s: "%s" has the key "%s"', (language, word, key) => {
    expect(toWordKey(word, language)).toBe(key);
  });

  test('is its own key, for any text and language', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('tur', 'deu', 'ron', 'srp', 'vie', undefined),
        (text, language) => {
          const key = toWordKey(text, language);
          expect(toWordKey(key, language)).toBe(key);
        },
      ),
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
    ['ara', 'أُسْرَة', 'اسره'],
    ['ara', 'ٱلكِتَـٰب', 'الكتب'],
    ['ara', 'علىٰ', 'علي'],
    ['fas', 'کتاب', 'كتاب'],
    ['heb', 'בֵּית־סֵפֶר', 'בית-ספר'],
    ['hin', 'हिन्दी', 'हिंदी'],
    ['hin', 'सम्बन्ध', 'संबंध'],
    ['hin', 'जन्म', 'जन्म'],
    ['hin', 'ज़रूर', 'जरूर'],
    ['hin', 'हँसना', 'हंसना'],
    ['urd', 'ہے', 'هے'],
    ['fas', 'خانۀ', 'خانه'],
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

describe('the fast and the slow computation of a key agree', () => {
  const letters = fc.constantFrom(..."aZ-'`. é ÀÿßñÖ×İıЙйЁёъЯ がカーヴ・漢字ÅΣσ".split(''));
  const word = fc.array(letters, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('').normalize('NFC'));

  test('of the word', () => {
    fc.assert(
      fc.property(word, (text) => {
        // A soft hyphen is invisible, but a word with one does not count as plain.
        expect(toWordKey(text, 'rus')).toBe(toWordKey(`${text}\u00AD`, 'rus'));
      }),
      { numRuns: 1_000 },
    );
  });

  test('of the word without marks', () => {
    fc.assert(
      fc.property(word, (text) => {
        const key = toWordKey(text, 'rus');
        expect(`${toFoldedKey(key, 'rus')}e`).toBe(toFoldedKey(`${key}é`, 'rus'));
      }),
      { numRuns: 1_000 },
    );
  });
});
