import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Segment } from '../../src/language/plain-segments.ts';
import { segmentPlain } from '../../src/language/plain-segments.ts';

/** The browser's own segmentation of a text. */
const segmentByBrowser = (text: string, language: string | undefined): Segment[] =>
  Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(text), ({ index, segment, isWordLike }) => {
    return { start: index, end: index + segment.length, isWord: isWordLike === true };
  });

/** Finnish and Swedish have rules of their own for the colon, Greek for the question mark. */
const LANGUAGES = [undefined, 'spa', 'deu', 'fra', 'cat', 'swe', 'fin', 'ell', 'rus', 'vie'];

describe('segmentPlain', () => {
  test.each([
    ['spa', '¿Qué hora es? Son las 3.30, o las 3,5… «casi» 4.000.000'],
    ['fra', "l’homme d'aujourd'hui n'a « rien » dit. Et puis 'voilà'"],
    ['cat', 'col·lega · un·dos l·'],
    ['ell', 'Τι ώρα είναι; Είναι τρεις.'],
    ['rus', 'Ёлка — это дерево, г. Москва, «здесь».'],
    ['vie', 'Tiếng Việt: sáu thanh điệu'],
    ['swe', 'Klockan 3:30: en fråga :) a: 1'],
    ['deu', "3-mal, 5x; A4-Blatt 1'000.50 a1.2b"],
    ['tur', 'İstanbul’da  ışık\u00A0var\n\nmı?'],
  ])('cuts %s as the browser does: "%s"', (language, text) => {
    expect(segmentPlain(text)).toEqual(segmentByBrowser(text, language));
  });

  test('splits every accepted text as the browser does', () => {
    const character = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...'aÉß1 .\'’·,;:-_\n"…') },
      { weight: 1, arbitrary: fc.integer({ min: 0x20, max: 0x530 }).map((code) => String.fromCharCode(code)) },
      { weight: 1, arbitrary: fc.integer({ min: 0x1e00, max: 0x2044 }).map((code) => String.fromCharCode(code)) },
    );
    let cut = 0;
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 12 }), fc.constantFrom(...LANGUAGES), (text, language) => {
        const segments = segmentPlain(text);
        if (segments === undefined) return;
        cut += 1;
        expect(segments).toEqual(segmentByBrowser(text, language));
      }),
      { numRuns: 2_000 },
    );
    expect(cut).toBeGreaterThan(200);
  });

  test.each(['日本語', 'עברית', 'cafe\u0301', 'a\u00ADb', '😀', 'sn:t', 'z.B.', 'a_b', 'a\r\nb'])(
    'leaves "%s" to the browser',
    (text) => {
      expect(segmentPlain(text)).toBeUndefined();
    },
  );
});
