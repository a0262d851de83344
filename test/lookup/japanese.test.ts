import { describe, expect, test } from 'vitest';
import { describeLookup, makeWords } from '../support/deck-words.ts';

const WORDS = makeWords(
  'jpn',
  '私 食べる 見る 行く 行う 読む 飲む 泳ぐ 話す 待つ 死ぬ 遊ぶ 会う 乗る 書く 高い 新しい 勉強する 勉強 入る 動く かなう なくなる 来る 手'.split(
    ' ',
  ),
);

describe('a Japanese word in a deck without forms', () => {
  test.each([
    // Verbs of one row.
    ['昨日|食べました。', '食べました: 食べる (stem)'],
    ['全然食べられなか|ったので', '食べられなかった: 食べる (stem)'],
    ['テレビを|見ながら', '見ながら: 見る (stem)'],
    ['もう|食べよう', '食べよう: 食べる (stem)'],
    ['よく|食べ、よく眠る', '食べ: 食べる (stem)'],
    ['友達が|来ない', '来ない: 来る (stem)'],
    // Of five rows, each with its own sound before た.
    ['学校へ|行った', '行った: 行く (stem), 行う (stem)'],
    ['手紙を|書いて', '書いて: 書く (stem)'],
    ['海で|泳いだ', '泳いだ: 泳ぐ (stem)'],
    ['日本語で|話せば', '話せば: 話す (stem)'],
    ['駅で|待っています', '待って: 待つ (stem)'],
    ['本が|読まれた', '読まれた: 読む (stem)'],
    ['水が飲み|たくない', '飲みたくない: 飲む (stem)'],
    ['公園で|遊ぼう', '遊ぼう: 遊ぶ (stem)'],
    ['友達に|会わない', '会わない: 会う (stem)'],
    ['電車に|乗れなかった', '乗れなかった: 乗る (stem)'],
    ['|なくなった', 'なくなった: なくなる (stem)'],
    // Adjectives, and words derived from nouns.
    ['値段が|高かった', '高かった: 高い (stem)'],
    ['|新しくない', '新しくない: 新しい (stem)'],
    ['日本語を|勉強しました', '勉強しました: 勉強する (stem)'],
    // Spoken short forms of ている, ておく, てしまう and なければ.
    ['ご飯を|食べてる', '食べてる: 食べる (stem)'],
    ['もう|読んじゃった', '読んじゃった: 読む (stem)'],
    ['先に|書いとく', '書いとく: 書く (stem)'],
    ['学校へ|行ってます', '行ってます: 行く (stem), 行う (stem)'],
    ['早く|食べなきゃ', '食べなきゃ: 食べる (stem)'],
    ['字が|読みやすく', '読みやすく: 読む (stem)'],
    // One letter does not end a word in kana, and a single character is not a verb.
    ['しか|かない', 'nothing'],
    ['|入力', 'nothing'],
    ['|手', '手: 手 (word)'],
  ])('%s', (marked, expected) => {
    expect(describeLookup(WORDS, marked)).toBe(expected);
  });
});

describe('a reading in kana', () => {
  const words = makeWords('jpn', {
    ...{ は: [], と: [], て: [], はい: [], すべて: [] },
    ...{ 手: ['て'], 花: ['はな'], 年: ['とし'], 歯: ['は'], 分かる: ['わかる', 'わからない'] },
  });
  test.each([
    ['変更|はない', 'は: は (word)'],
    ['私|はいつも', 'は: は (word)'],
    ['よし、|はい、私だ', 'はい: はい (word)'],
    ['短くしよう|とした', 'と: と (word)'],
    ['見|て', 'て: て (word)'],
    ['よく|わからない', 'わからない: 分かる (form)'],
    ['私は|すべて', 'すべて: すべて (word)'],
  ])('%s', (marked, expected) => {
    expect(describeLookup(words, marked)).toBe(expected);
  });
});

describe('kana that are the reading of a word and the form of a more frequent one', () => {
  const words = makeWords('jpn', {
    ...{ 来る: ['くる'], 話す: ['はなす'], 話: ['はなし'] },
    ...Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`言葉${index}`, []])),
    ...{ 北: ['きた'], 着る: ['きる'] },
  });
  test.each([
    // 北 is much rarer than 来る.
    ['友達が|きた。', 'きた: 来る (stem via くる), 着る (stem via きる), 北 (form)'],
    // 話 is nearly as frequent as 話す.
    ['|はなし', 'はなし: 話 (form), 話す (stem via はなす)'],
  ])('%s', (marked, expected) => {
    expect(describeLookup(words, marked)).toBe(expected);
  });
});

describe('kana that stand alone', () => {
  const words = makeWords('jpn', {
    ...{
      は: [],
      と: [],
      し: [],
      だ: [],
      する: [],
      橋: ['はし'],
      底面: ['ていめん'],
      帝: ['てい'],
      面: ['めん'],
      年: ['とし'],
    },
    ...{ 刷る: ['する'], 飲む: ['のむ'], 去る: [], 者: [], 日々: [], 去る者は日々に疎し: [] },
  });
  test.each([
    ['|はし', 'はし: 橋 (form)'],
    ['は|し', 'はし: 橋 (form)'],
    ['底面（|ていめん）は', 'ていめん: 底面 (form)'],
    ['きのう、|はしを見た', 'はし: 橋 (form)'],
    ['水を|のんだ。', 'のんだ: 飲む (stem via のむ)'],
    // A form of a word in kana, and not of the one that only reads so.
    ['無理を|しないで。', 'しないで: する (stem)'],
    // The sentence goes on behind what is quoted.
    ['「自由」|とし、', 'と: と (word)'],
    ['SONY|とし、', 'と: と (word)'],
    // A phrase of more pieces than words have.
    ['去る者は日々に|疎し', '去る者は日々に疎し: 去る者は日々に疎し (word)'],
    ['それは|去る者は日々に疎しだ', '去る者は日々に疎し: 去る者は日々に疎し (word), 去る (word)'],
  ])('%s', (marked, expected) => {
    expect(describeLookup(words, marked)).toBe(expected);
  });
});

describe('katakana', () => {
  const words = makeWords('jpn', {
    ...{ だめ: [], はまる: [], ウェブ: [], サイト: [], ハンター: [], プリ: [] },
    ...{ 安堵: ['あんど'], 刈る: ['かる', 'かると'], 晩: ['ばん'], 猫: ['ねこ', 'ネコ'] },
  });
  test.each([
    // For another word than a card's own it is a spelling only if the deck has it.
    ['アリス|アンド', 'nothing'],
    ['|カルトだ', 'nothing'],
    ['|バンド', 'nothing'],
    ['|ネコ', 'ネコ: 猫 (form)'],
    ['もう|ダメだ', 'ダメ: だめ (folded)'],
    ['罠に|ハマった', 'ハマった: はまる (stem)'],
    // Part of a longer word counts if the rest may be a word.
    ['|ウェブサイト', 'ウェブ: ウェブ (word)'],
    ['ウェブ|サイト', 'サイト: サイト (word)'],
    ['|ハンターズ', 'ハンター: ハンター (word)'],
    ['|プリースト', 'nothing'],
  ])('%s', (marked, expected) => {
    expect(describeLookup(words, marked)).toBe(expected);
  });
});

describe('a part of a word', () => {
  const words = makeWords('jpn', {
    ...{ 来る: ['来', 'くる'], とき: ['時'], 安心: ['あんしん'], こと: [], 優れる: ['すぐれる'], いたこ: [] },
  });
  test.each([
    // A character beside another one is not a form of a verb.
    ['|来年', 'nothing'],
    ['公判|時', '時: とき (form)'],
    // The browser cuts 安|心して.
    ['でも、|安心して住める', '安心: 安心 (word)'],
    // A verb in kana is found by the reading that the deck has.
    ['効果が|すぐれた', 'すぐれた: 優れる (stem via すぐれる)'],
  ])('%s', (marked, expected) => {
    expect(describeLookup(words, marked)).toBe(expected);
  });
});

test.each([
  ['|時間がかかった', ['時間がかかる', '時間']],
  ['道|に迷う', ['道に迷う']],
  ['|行われた', ['行う']],
])('behind a phrase, the word that is pointed at answers, too: %s', (marked, expected) => {
  const words = makeWords('jpn', ['時間がかかる', '時間', '道に迷う', '道', 'に', '行う', '行']);
  const { entries } = words.define(marked.replace('|', ''), marked.indexOf('|'));
  expect(entries.map(({ word }) => word)).toEqual(expected);
});
