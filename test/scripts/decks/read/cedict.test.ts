import { expect, test } from 'vitest';
import { toPinyin, toSenses, toWorth } from '../../../../scripts/decks/read/cedict.ts';

test.each([
  ['ni3 hao3', 'nǐ hǎo'],
  ['lu:4 se4', 'lǜ sè'],
  ['zhe5', 'zhe'],
  ['dui4', 'duì'],
  ['gou3', 'gǒu'],
  ['liu2 xue2', 'liú xué'],
])('%s is written %s', (numbered, marked) => {
  expect(toPinyin(numbered)).toBe(marked);
});

const makeEntry = (pinyin: string, ...english: string[]) => ({ traditional: '行', simplified: '行', pinyin, english });

test('a surname and a variant are worth less than a word', () => {
  const word = toWorth(makeEntry('xing2', 'to walk', 'to go'));
  expect(toWorth(makeEntry('Xing2', 'surname Xing', 'a place'))).toBeLessThan(word);
  expect(toWorth(makeEntry('hang2', 'variant of 航', 'row'))).toBeLessThan(word);
});

test('senses lose brackets, articles and notes for dictionaries', () => {
  expect(toSenses(makeEntry('gou3', 'dog', 'CL:隻|只[zhi1]', '(dialect) to be mean; a rogue'))).toEqual([
    ['dog'],
    ['be mean', 'rogue'],
  ]);
});
