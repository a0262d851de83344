import { describe, expect, test } from 'vitest';
import { findAcross, findInnerStretches } from '../../src/lookup/unspaced.ts';

/** The stretches of a word that a browser takes for one, with the pointer before `|`. */
function findIn(marked: string): string[] {
  const text = marked.replace('|', '');
  const word = { start: 0, end: text.length, isWord: true };
  return findInnerStretches(text, [word], 0, marked.indexOf('|')).map(({ start, end }) => text.slice(start, end));
}

describe('findInnerStretches', () => {
  test('gives what a Thai word begins with around the pointer', () => {
    expect(findIn('|น้ำเย็น')).toEqual(['น้ำ', 'น้ำเ', 'น้ำเย็']);
    // From the vowel in the middle of the syllable, too.
    expect(findIn('น้|ำเย็น')).toContain('น้ำ');
  });

  test('gives what a Thai word ends with around the pointer', () => {
    expect(findIn('น้ำเ|ย็น')).toEqual(['เย็น', 'ย็น', 'น้ำเย็']);
  });

  test('gives no single letter', () => {
    expect(findIn('|กา')).toEqual([]);
  });

  test('begins at the pointer or the word in Chinese', () => {
    expect(findIn('不|知道')).toEqual(['不知', '不知道', '知', '知道']);
  });
});

describe('findAcross', () => {
  /** The stretches around the character behind `|`. */
  function findIn(marked: string): string[] {
    const text = marked.replace('|', '');
    return findAcross(text, marked.indexOf('|')).map(({ start, end }) => text.slice(start, end));
  }

  test('gives all stretches of Chinese characters around the pointer, as far as the text goes', () => {
    expect(findIn('将|文件')).toEqual(['将文', '将文件', '文', '文件']);
    expect(findIn('我在中|国学')).toEqual(['我在中国', '在中国', '在中国学', '中国', '中国学', '国', '国学']);
  });

  test('gives nothing but Chinese characters', () => {
    expect(findIn('第3|天')).toEqual(['天']);
  });
});
