import { expect, test } from 'vitest';
import { toOtherSpellings } from '../../../../scripts/decks/japanese-deck.ts';
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
    commonKanji: ['食べる'],
    kana: ['たべる'],
    usuallyKana: false,
    pos: 'v1',
    senses: [['eat', 'dine']],
    newsRank: 3,
    isBasic: true,
  });
});

const ARTICLE = (head: string, note = '') => `${head}\n1. (Godan verb)\n         ${note}something\n`;

test('notes in notes are no part of a spelling', () => {
  const head =
    ' (ateji (phonetic) reading)  [ichi1]  頑張る /x/,  (gikun (meaning as reading) or jukujikun (special kanji reading))  眼張る /x/,  [ichi1] がんばる /y/';
  expect(parseJapaneseArticle(ARTICLE(head))).toMatchObject({
    kanji: ['頑張る', '眼張る'],
    commonKanji: ['頑張る'],
    kana: ['がんばる'],
  });
});

test.each([
  ['友達', ' [ichi1]  友達 /x/,  友だち /x/,  朋 /x/,  [ichi1] ともだち /y/', '', ['友だち']],
  ['早い', ' [ichi1]  早い /x/,  [news1]  速い /x/,  疾い /x/,  [ichi1] はやい /y/', '', ['速い']],
  ['一', ' [ichi1]  一 /x/,  [spec1]  １ /x/,  壱 /x/,  [ichi1] いち /y/', '', []],
  [
    'おいしい',
    ' 美味しい /x/,  旨しい /x/,  [ichi1] おいしい /y/',
    'Note: word usually written using kana alone',
    ['美味しい'],
  ],
])('%s is also written as other people write it', (word, head, note, expected) => {
  const entry = parseJapaneseArticle(ARTICLE(head, note));
  expect(entry && toOtherSpellings(word, entry)).toEqual(expected);
});
