import { describe, expect, test } from 'vitest';
import { parseHandwork } from '../../../build/cards/handwork.ts';
import { insertAt, orderChineseWords } from '../../../build/words/chinese-order.ts';

describe('insertAt', () => {
  test('puts each word at its position, also beyond the end', () => {
    const places = new Map([
      ['c', 2],
      ['d', 4],
      ['z', 99],
    ]);
    expect(insertAt(['1', '2', '3'], places)).toEqual(['1', 'c', '2', 'd', '3', 'z']);
  });

  test('keeps words of one position together', () => {
    const places = new Map([
      ['b', 1],
      ['a', 1],
    ]);
    expect(insertAt(['1'], places)).toEqual(['a', 'b', '1']);
  });
});

test('parts of words and names come after their share, words by hand at their position', () => {
  const shares = { 罗: 0.04, 狗: 0.03, 上海: 0.02, 朋友: 0.01, 星期一: 0.001 };
  const words = Object.entries(shares).map(([form, share]) => ({
    form,
    spelling: form,
    share,
    capitalised: undefined,
  }));
  const ordered = orderChineseWords(words, {
    handwork: parseHandwork('[places]\n星期一 = 2\n'),
    findEntries: (word) =>
      word === '上海' ? [{ traditional: word, simplified: word, pinyin: 'Shang4 hai3', english: ['Shanghai'] }] : [],
    findEvidence: (character) =>
      character === '狗' ? { alone: 0.4, tag: 'n', translations: 2 } : { alone: 0.1, tag: 'nr', translations: 0 },
  });
  expect(ordered).toEqual(['狗', '星期一', '朋友', '上海', '罗']);
});
