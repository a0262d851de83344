// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCluster, findClusterIn } from '../../src/page/cluster.ts';

describe('findCluster', () => {
  test.each([
    ['a letter', 'Haus', 2, 'u'],
    ['a letter with a point, from the letter', 'הַבַּיִת', 0, 'הַ'],
    ['a letter with two points, from the last', 'הַבַּיִת', 4, 'בַּ'],
    ['Thai with a tone and a vowel that has a place of its own', 'ดื่มน้ำเย็น', 4, 'น้ำ'],
    ['the same from that vowel', 'ดื่มน้ำเย็น', 6, 'น้ำ'],
    ['two letters that Hindi joins', 'क्षमा', 3, 'मा'],
    ['parts of a Korean syllable', '물'.normalize('NFD'), 1, '물'.normalize('NFD')],
    ['a letter with a mark of its own', 'cafe\u0301', 3, 'e\u0301'],
    ['half of a letter that is a pair', 'a𝒲b', 2, '𝒲'],
    ['a family', 'x👩‍👩‍👧y', 4, '👩‍👩‍👧'],
    ['behind a long text', `${'wörter '.repeat(10)}ใหม่`, 72, 'ม่'],
  ])('%s', (_name, text, offset, expected) => {
    const { start, end } = findCluster(text, offset);
    expect(text.slice(start, end)).toBe(expected);
  });

  test('finds the browser’s clusters for any characters', () => {
    const character = fc.oneof(
      fc.constantFrom(...'aé1 \n\r\t.かガ漢я\u0301\u200D\u00AD\u093F\u3099\u0600\u{1F469}©'),
      fc.integer({ min: 9, max: 0x2100 }).map((code) => String.fromCharCode(code)),
      fc.integer({ min: 0x3000, max: 0xd7ff }).map((code) => String.fromCharCode(code)),
    );
    const browser = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.string({ unit: character, minLength: 1, maxLength: 6 }), fc.nat({ max: 5 }), (text, place) => {
        const offset = place % text.length;
        const { index, segment } = browser.segment(text).containing(offset) as Intl.SegmentData;
        expect(findCluster(text, offset)).toEqual({ start: index, end: index + segment.length });
      }),
      { numRuns: 3_000 },
    );
  });

  test('finds the same in a text node', () => {
    const node = document.createTextNode(`${'מים '.repeat(20)}הַבַּיִת`);
    expect(findClusterIn(node, 83)).toEqual({ start: 82, end: 85 });
  });
});
