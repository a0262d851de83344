import { expect, test } from 'vitest';
import { conjugate, toPotentialForms, toStemTokens } from '../../../build/words/japanese.ts';
import { toOtherSpellings } from '../../../build/words/japanese-spellings.ts';

test.each([
  ['行く', 'v5', ['行って', '行かない', '行きます', '行こう']],
  ['書く', 'v5', ['書いて', '書いた']],
  ['飲む', 'v5', ['飲んで', '飲みました']],
  ['食べる', 'v1', ['食べて', '食べない', '食べられる']],
  ['来る', 'vk', ['来て', '来ない']],
  ['仰る', 'v5', ['仰って', '仰います', '仰いました', '仰らない']],
  ['高い', 'adj-i', ['高く', '高かった', '高くない']],
  ['猫', 'n', []],
] as const)('%s is conjugated', (word, pos, expected) => {
  expect(conjugate(word, pos)).toEqual(expect.arrayContaining([...expected]));
  expect(conjugate('猫', 'n')).toEqual([]);
});

test('an honorific verb has no stem in り', () => {
  expect(conjugate('くださる', 'v5')).toContain('ください');
  expect(conjugate('くださる', 'v5')).not.toContain('くださり');
});

test('the pieces that a tokeniser leaves lead back to the word', () => {
  expect(toStemTokens('飛ぶ', 'v5')).toEqual(expect.arrayContaining(['飛', '飛び', '飛ん']));
  expect(toStemTokens('集める', 'v1')).toEqual(['集め']);
});

test.each([
  ['込む', ['込める'], ['込め', '込める']],
  ['込む', ['込む'], []],
  ['飲む', ['飲める', '飲む'], ['飲め', '飲める']],
])('%s leaves its forms to %s', (word, words, expected) => {
  expect(toPotentialForms(word, new Set(words))).toEqual(expected);
});

const WORD = { commonKanji: [] as string[], usuallyKana: false };

test.each([
  ['友達', { ...WORD, kanji: ['友達', '友だち', '朋'], kana: ['ともだち'] }, ['友だち']],
  ['早い', { ...WORD, kanji: ['早い', '速い', '疾い'], commonKanji: ['早い', '速い'], kana: ['はやい'] }, ['速い']],
  ['一', { ...WORD, kanji: ['一', '１', '壱'], kana: ['いち'] }, []],
  ['おいしい', { ...WORD, kanji: ['美味しい', '旨しい'], kana: ['おいしい'], usuallyKana: true }, ['美味しい']],
  // Katakana is a spelling of a native word if the dictionary has it; a loanword has all its katakana spellings.
  ['猫', { ...WORD, kanji: ['猫'], kana: ['ねこ', 'ネコ'] }, ['ネコ']],
  ['アカデミー', { ...WORD, kanji: [], kana: ['アカデミー', 'アカデミィ'], usuallyKana: true }, ['アカデミィ']],
])('%s has the usual other spellings', (word, entry, expected) => {
  expect(toOtherSpellings(word, entry)).toEqual(expected);
});
