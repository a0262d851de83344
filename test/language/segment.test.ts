import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { segmentWords } from '../../src/language/segment.ts';

const words = (text: string, language: string) =>
  segmentWords(text, language)
    .filter(({ isWord }) => isWord)
    .map(({ start, end }) => text.slice(start, end));

describe('segmentWords', () => {
  test.each([
    ['spa', '¿Qué hora es?', ['Qué', 'hora', 'es']],
    ['deu', 'Donaudampfschiff, 3-mal!', ['Donaudampfschiff', '3', 'mal']],
    ['fra', 'l’homme n’a rien', ['l’homme', 'n’a', 'rien']],
    ['fra', '«\u202Fvraiment\u202F» 10\u202F000\u202Feuros\u202F!', ['vraiment', '10', '000', 'euros']],
    ['ara', 'هذا كتاب جديد', ['هذا', 'كتاب', 'جديد']],
    ['hin', 'पानी पीना', ['पानी', 'पीना']],
    ['cmn', '我来自中国。', ['我', '来自', '中国']],
    ['tha', 'ภาษาไทย', ['ภาษา', 'ไทย']],
    ['spa', '😀 👨‍👩‍👧‍👦 …', []],
  ])('%s: "%s"', (language, text, expected) => {
    expect(words(text, language)).toEqual(expected);
  });

  test('returns pieces that add up to the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(
          segmentWords(text, 'spa')
            .map(({ start, end }) => text.slice(start, end))
            .join(''),
        ).toBe(text);
      }),
    );
  });

  test('treats letters as a word even where the browser does not', () => {
    const { Segmenter } = Intl;
    const original = Segmenter.prototype.segment;
    vi.spyOn(Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, text: string) {
      const segments = Array.from(original.call(this, text), (segment) => ({ ...segment, isWordLike: false }));
      return segments as unknown as Intl.Segments;
    });
    expect(words('पानी पीना', 'hin')).toEqual(['पानी', 'पीना']);
  });
});

test('a text is segmented once for all questions of one look-up, and again for another language', () => {
  const cut = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  const text = '昨日友達と東京へ行きました。';
  const first = segmentWords(text, 'jpn');
  expect(segmentWords(text, 'jpn')).toEqual(first);
  expect(cut).toHaveBeenCalledTimes(1);
  segmentWords(text, 'zho');
  segmentWords('友達と', 'jpn');
  expect(segmentWords(text, 'jpn')).toEqual(first);
  expect(cut).toHaveBeenCalledTimes(4);
});
