import { describe, expect, test } from 'vitest';
import { findAcross, findInnerRanges } from '../../src/lookup/unspaced.ts';

/** The ranges within a word of the browser, with the pointer before `|`. */
function findIn(marked: string): string[] {
  const text = marked.replace('|', '');
  const word = { start: 0, end: text.length, isWord: true };
  return findInnerRanges(text, [word], 0, marked.indexOf('|')).map(({ start, end }) => text.slice(start, end));
}

describe('findInnerRanges', () => {
  test('returns the beginnings of a Thai word around the pointer', () => {
    expect(findIn('|น้ำเย็น')).toEqual(['น้ำ', 'น้ำเ', 'น้ำเย็']);
    // Also from the vowel in the middle of the syllable.
    expect(findIn('น้|ำเย็น')).toContain('น้ำ');
  });

  test('returns the ends of a Thai word around the pointer', () => {
    expect(findIn('น้ำเ|ย็น')).toEqual(['เย็น', 'ย็น', 'น้ำเย็']);
  });

  test('returns no single letters', () => {
    expect(findIn('|กา')).toEqual([]);
  });

  test('begins at the pointer or the word in Chinese', () => {
    expect(findIn('不|知道')).toEqual(['不知', '不知道', '知', '知道']);
  });
});

describe('findAcross', () => {
  /** The ranges around the character behind `|`. */
  function findIn(marked: string): string[] {
    const text = marked.replace('|', '');
    return findAcross(text, marked.indexOf('|')).map(({ start, end }) => text.slice(start, end));
  }

  test('returns all ranges of Chinese characters around the pointer, as far as the text goes', () => {
    expect(findIn('将|文件')).toEqual(['将文', '将文件', '文', '文件']);
    expect(findIn('我在中|国学')).toEqual(['我在中国', '在中国', '在中国学', '中国', '中国学', '国', '国学']);
  });

  test('returns only Chinese characters', () => {
    expect(findIn('第3|天')).toEqual(['天']);
  });
});
