import { describe, expect, test } from 'vitest';
import { isPersonName, toMeasureWord, toPinyin, toSenses, toTargets, toWorth } from '../../read/cedict.ts';

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
const wordsOf = (...english: string[]) => toSenses(makeEntry('xing2', ...english)).map(({ words }) => words);

describe('toWorth', () => {
  const word = toWorth(makeEntry('xing2', 'to walk', 'to go'));

  test('a surname and a variant of the same word are worth less than a word', () => {
    expect(toWorth(makeEntry('Xing2', 'surname Xing', 'a place'))).toBeLessThan(word);
    expect(toWorth(makeEntry('hang2', 'row', 'variant of 行[hang2]'))).toBeLessThan(word);
    expect(toWorth(makeEntry('hang2', 'variant of 航', 'row'))).toBeLessThan(word);
  });

  test('a word that is also written for another keeps its worth', () => {
    expect(toWorth(makeEntry('xing2', 'to walk', 'variant of 航[hang2]'))).toBe(word);
    expect(toWorth(makeEntry('xing2', 'surname and given name', 'full name'))).toBe(word);
  });
});

describe('toSenses', () => {
  test('loses brackets, articles and notes for dictionaries', () => {
    expect(wordsOf('dog', 'CL:隻|只[zhi1]', '(dialect) to be mean; a rogue')).toEqual([['dog'], ['be mean', 'rogue']]);
  });

  test.each([
    ['lit. like bamboo shoots after rain; fig. rapid growth', ['rapid growth']],
    ['Hurry up!', ['hurry up']],
    ['to accompany sb', ['accompany']],
    ['Buddhism', ['Buddhism']],
    ['Fudan University, Shanghai, abbr. for 復旦大學|复旦大学[Fu4 dan4 Da4 xue2]', ['Fudan University, Shanghai']],
  ])('of "%s" keeps what it means', (text, words) => {
    expect(wordsOf(text)).toEqual([words]);
  });

  test.each([
    'used in 仿佛[fang3 fu2]',
    'variant of 航[hang2]',
    'surname Xing',
    'classifier for rows',
    'abbr. for 中國|中国[Zhong1 guo2]',
  ])('"%s" gives no meaning', (text) => {
    expect(wordsOf(text)).toEqual([]);
  });

  test('an old sense, or one that is part of longer words, weighs less', () => {
    const [plain, bound] = toSenses(makeEntry('xing2', 'to walk', '(bound form) to travel'));
    expect(bound?.weight).toBeLessThan(plain?.weight ?? 0);
  });

  test('a long gloss loses its explanations', () => {
    const [sense] = toSenses(makeEntry('fang4 xue2', 'to dismiss students at the end of the school day'));
    expect(sense).toMatchObject({ words: [], long: ['dismiss students'] });
  });
});

test.each([
  ['classifier for vehicles', '(measure word: vehicles)'],
  ['(classifier for small spheres, pearls etc)', '(measure word: small spheres)'],
  ['to walk', undefined],
])('"%s" counts %s', (text, expected) => {
  expect(toMeasureWord(makeEntry('liang4', text))).toBe(expected);
});

test.each([
  ['erhua variant of 花[hua1]', ['花']],
  ['abbr. for 大學|大学[da4 xue2], university', ['大学']],
  ['variant of 行[xing2]', []],
])('"%s" points to %j', (text, targets) => {
  expect(toTargets(makeEntry('xing2', text))).toEqual(targets);
});

test.each([
  ['Yue1 han4', 'John (name)', true],
  ['Luo2', 'surname Luo', true],
  ['Sun1 Zhong1 shan1', 'Dr Sun Yat-sen (1866-1925), first president of the Republic of China', true],
  ['Shang4 hai3', 'Shanghai municipality (abbr. to 滬|沪[Hu4])', false],
  ['De2 guo2', 'Germany; German', false],
  ['ming2 zi5', 'name (of a person or thing)', false],
])('whether %s names a person only: %s', (pinyin, english, expected) => {
  expect(isPersonName(makeEntry(pinyin, english))).toBe(expected);
});
