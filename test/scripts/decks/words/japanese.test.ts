import { expect, test } from 'vitest';
import { parseJapaneseArticle } from '../../../../scripts/decks/read/jmdict.ts';
import { conjugate, toStemTokens } from '../../../../scripts/decks/words/japanese.ts';

test.each([
  ['行く', 'v5', ['行って', '行かない', '行きます', '行こう']],
  ['書く', 'v5', ['書いて', '書いた']],
  ['飲む', 'v5', ['飲んで', '飲みました']],
  ['食べる', 'v1', ['食べて', '食べない', '食べられる']],
  ['来る', 'vk', ['来て', '来ない']],
  ['高い', 'adj-i', ['高く', '高かった', '高くない']],
  ['猫', 'n', []],
] as const)('%s is conjugated', (word, pos, expected) => {
  expect(conjugate(word, pos)).toEqual(expect.arrayContaining([...expected]));
  expect(conjugate('猫', 'n')).toEqual([]);
});

test('the pieces that a tokeniser leaves lead back to the word', () => {
  expect(toStemTokens('飛ぶ', 'v5')).toEqual(expect.arrayContaining(['飛', '飛び', '飛ん']));
  expect(toStemTokens('集める', 'v1')).toEqual(['集め']);
});

test('an article of JMdict gives spellings, class, senses and rank', () => {
  const text =
    ' [ichi1] [nf03]  食べる /x/,  [ichi1] たべる /y/\n1. (Ichidan verb)\n (transitive verb)\nto eat, to dine\n2. \n         Note: archaismto devour\n';
  expect(parseJapaneseArticle(text)).toEqual({
    kanji: ['食べる'],
    kana: ['たべる'],
    usuallyKana: false,
    pos: 'v1',
    senses: [['eat', 'dine']],
    newsRank: 3,
    isBasic: true,
  });
});
