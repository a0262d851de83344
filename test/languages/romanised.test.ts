import { expect, test } from 'vitest';
import { loadInflections } from '../../scripts/inflections.ts';

const LANGUAGES = ['bul', 'cmn', 'ell', 'jpn', 'kor', 'rus', 'ukr'];
const inflections = await loadInflections(LANGUAGES);
const rulesOf = (language: string) => inflections.get(language)?.romanised;

test.each([
  ['jpn', 'gakkou', 'がっこう'],
  ['jpn', 'gakkō', 'がっこう'],
  ['jpn', 'shimbun', 'しんぶん'],
  ['jpn', 'sinbun', 'しんぶん'],
  ['jpn', "kon'ya", 'こんや'],
  ['jpn', 'konnichiwa', 'こんにちは'],
  ['jpn', 'zyuusyo', 'じゅうしょ'],
  ['jpn', 'matcha', 'まっちゃ'],
  ['jpn', 'tokyo', 'とうきょう'],
  ['jpn', 'ōsaka', 'おおさか'],
  ['jpn', 'koohii', 'コーヒー'],
  ['jpn', 'kēki', 'ケーキ'],
  ['cmn', 'xue2xi2', 'xue xi'],
  ['cmn', 'lü3xing2', 'lu xing'],
  ['cmn', 'lu:3xing2', 'lu xing'],
  ['cmn', "xi'an", 'xi an'],
  ['cmn', 'xian', 'xi an'],
  ['cmn', 'pengy', 'peng y'],
  ['rus', 'zdravstvuyte', 'здравствуйте'],
  ['rus', 'khorosho', 'хорошо'],
  ['rus', 'horosho', 'хорошо'],
  ['rus', 'yazyk', 'язык'],
  ['rus', 'krasnyy', 'красный'],
  ['ukr', 'dyakuyu', 'дякую'],
  ['bul', 'zdravey', 'здравей'],
  ['ell', 'spiti', 'σπιτι'],
  ['ell', 'thalassa', 'θαλασσα'],
  ['kor', 'hakgyo', '학교'],
  ['kor', 'annyeonghaseyo', '안녕하세요'],
  ['kor', 'yeongeo', '영어'],
])('in %s, %s may be %s', (language, text, expected) => {
  expect(rulesOf(language)?.toSpellings(text)).toContain(expected);
});

test.each([
  ['jpn', 'house'.replace('e', 'q')],
  ['cmn', 'the'],
  ['rus', 'été'],
  ['kor', 'x'],
])('in %s, %s is no word', (language, text) => {
  expect(rulesOf(language)?.toSpellings(text)).toEqual([]);
});

test.each(LANGUAGES)('no text has too many spellings in %s', (language) => {
  for (const text of ['aiueoaiueoaiueo', 'titititititititi', 'nanananananan', 'yiyiyiyiyiyi', 'a b c', "'"])
    expect(rulesOf(language)?.toSpellings(text).length).toBeLessThanOrEqual(32);
});

test.each([
  ['xué xí', 'xue2xi2', true],
  ['xuéxí', 'xue xi', true],
  ['xué xí', 'xue3xi2', false],
  ['yǎn jing', 'yan3jing5', true],
  ['yǎn jing', 'yan3jing4', false],
  ['nǚ ér', 'nver', true],
  ['lù', 'lv', false],
  ['lǜ', 'lu', true],
  ['xiān', "xi'an", false],
  ['xī ān', "xi'an", true],
])('the reading %s answers %s: %s', (reading, text, expected) => {
  expect(rulesOf('cmn')?.isReading?.(reading, text)).toBe(expected);
});
