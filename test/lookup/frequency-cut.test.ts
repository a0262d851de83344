import { describe, expect, test } from 'vitest';
import { findCutWord, findWindow, listRanges } from '../../src/lookup/frequency-cut.ts';

describe('findWindow', () => {
  test('stops at the end of the Chinese text, and says where it continues', () => {
    expect(findWindow('a我们好', 1)).toEqual({ start: 1, end: 4, continues: [false, false] });
    expect(findWindow('一二三四五六七八九十', 9)).toEqual({ start: 3, end: 10, continues: [true, false] });
  });

  test('finds nothing beside Chinese characters', () => {
    expect(findWindow('abc', 1)).toBeUndefined();
  });
});

/** Cuts the text around the character behind `|` by words with their ranks; `/` marks where the browser sees an end. */
function cut(marked: string, ranks: Record<string, number>): string | undefined {
  const plain = marked.replace('|', '');
  const text = plain.replaceAll('/', '');
  const offset = marked.replaceAll('/', '').indexOf('|');
  const ends = new Set([0, text.length]);
  for (let at = 0, found = 0; at < plain.length; at += 1) {
    if (plain[at] === '/') ends.add(at - found++);
  }
  const window = findWindow(text, offset);
  if (!window) return undefined;
  const words = listRanges(window).flatMap((range) => {
    const rank = ranks[text.slice(range.start, range.end)];
    return rank === undefined ? [] : [{ ...range, rank }];
  });
  const word = findCutWord(window, { words, ends }, offset);
  return word && text.slice(word.start, word.end);
}

describe('findCutWord', () => {
  const ranks = {
    产品: 725,
    和: 19,
    服务: 633,
    和服: 9000,
    不: 7,
    知道: 30,
    不知道: 1500,
    的: 1,
    话: 232,
    的话: 239,
    他: 9,
    说: 18,
  };

  test.each([
    // Two words compete for a character: the commoner split wins at every pointer position.
    ['产品|和服务', '和'],
    ['产品和|服务', '服务'],
    ['产品和服|务', '服务'],
    // A word of three characters costs less than its parts.
    ['|不知道', '不知道'],
    ['他说|的话', '的话'],
    // Nothing else explains the last character.
    ['|和服', '和服'],
  ])('%s', (marked, expected) => {
    expect(cut(marked, ranks)).toBe(expected);
  });

  test('of two nearly equally likely cuts takes the one that ends at the browser’s word boundary', () => {
    const close = { 研究: 300, 研究生: 2000, 生命: 500, 命: 2500 };
    expect(cut('|研究/生命', close)).toBe('研究');
    expect(cut('|研究生/命', { ...close, 生命: 8000, 命: 900 })).toBe('研究生');
  });

  test('finds nothing where no word covers the character', () => {
    expect(cut('他|鑫说', ranks)).toBeUndefined();
  });
});
