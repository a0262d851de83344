import { expect, test } from 'vitest';
import { toChineseCharacters } from '../../read/japanese-characters.ts';

test('a Japanese word is written with simplified Chinese characters', () => {
  expect(['実験', '学術', '一般', '対話', 'お茶'].map(toChineseCharacters)).toEqual([
    '实验',
    '学术',
    '一般',
    '对话',
    'お茶',
  ]);
});
