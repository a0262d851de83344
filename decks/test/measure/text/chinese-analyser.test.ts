import { expect, test } from 'vitest';
import { segmentChinese } from '../../../measure/text/chinese-analyser.ts';
import { toChineseTokens } from '../../../measure/text/measure-unspaced.ts';
import { parseCountedWords } from '../../../read/jieba.ts';

const WORDS = parseCountedWords(
  '研究 50 vn\n研究生 5 n\n生命 40 vn\n命 5 n\n我们 90 r\n的 900 uj\n北京 30 ns\n也 60 d\n',
);

test('cuts a sentence into the likeliest sequence of words', () => {
  expect(segmentChinese(WORDS, '我们研究生命').map(({ word }) => word)).toEqual(['我们', '研究', '生命']);
});

test('cuts unknown text by character', () => {
  expect(segmentChinese(WORDS, '研究。鱼').map(({ word, start }) => [word, start])).toEqual([
    ['研究', 0],
    ['。', 2],
    ['鱼', 3],
  ]);
});

test('marks function words, and leaves out names and punctuation', () => {
  const tokens = toChineseTokens(WORDS, new Set(['也']), '我们也研究北京的。');
  expect(tokens.map(({ form, kind }) => `${form} ${kind}`)).toEqual([
    '我们 function',
    '也 function',
    '研究 content',
    '北京 other',
    '的 function',
    '。 other',
  ]);
});
