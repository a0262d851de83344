import { expect, test } from 'vitest';
import { findCandidates } from '../../src/lookup/candidates.ts';

/** Finds the first candidate among some words, as a look-up in a deck does; `|` stands before the pointed character. */
function findIn(words: readonly string[], marked: string, language: string): string | undefined {
  const offset = marked.indexOf('|');
  const candidates = findCandidates(marked.replace('|', ''), offset, language);
  return candidates.find(({ wordKey }) => words.includes(wordKey))?.wordKey;
}

test('phrases come before their words, the longest first', () => {
  const keys = findCandidates('at the end', 3, 'eng').map(({ wordKey }) => wordKey);
  expect(keys).toEqual(['at the end', 'at the', 'the end', 'the']);
});

test.each([
  // The browser treats 不知道 as one word, and 半兽人 as three.
  ['我不|知道你在说什么', ['知道', '不'], '知道'],
  ['我|不知道你在说什么', ['知道', '不'], '不'],
  ['他来自中|国。', ['中国', '中', '国'], '中国'],
  // Two words of the text do not share half of each other.
  ['我们研究|生命。', ['研究生', '生命'], '生命'],
  // Unless the browser's words lead nowhere: Firefox cuts 将文|件.
  ['他在中|国工作。', ['国', '国工', '中国'], '中国'],
  ['他在中|国工作。', ['国', '国工'], '国工'],
  ['他又|来学校。', ['来', '来学'], '来'],
  ['他又|来学校。', ['来学'], '来学'],
])('in Chinese %s finds one of %s', (text, words, expected) => {
  expect(findIn(words, text, 'cmn')).toBe(expected);
});

test.each([
  ['その後に|行われる。', ['行', '行わ', '行われる'], '行われる'],
  // The browser cuts 行|われ|な|けれ|ば and 戦|わな|け|れ|ば.
  ['その後に|行われなければならない。', ['行', '行わ'], '行わ'],
  ['彼らは|戦わなければならなかった。', ['戦', '戦わ'], '戦わ'],
  ['彼らは戦|わなければならなかった。', ['わ', '戦わ'], '戦わ'],
  ['考慮して|いない。', ['てい', 'い', 'いない'], 'いない'],
  ['学|校に行く。', ['学', '校', '学校'], '学校'],
])('in Japanese %s finds one of %s', (text, words, expected) => {
  expect(findIn(words, text, 'jpn')).toBe(expected);
});

test('of two equally long ranges the one that begins at the pointer comes first', () => {
  expect(findIn(['てき', 'きて'], '何回出て|きても構わない。', 'jpn')).toBe('きて');
});

test('no range begins after the pointer or ends before it', () => {
  const text = '食べさせてください。';
  for (let offset = 0; offset < text.length - 1; offset += 1)
    for (const { start, end } of findCandidates(text, offset, 'jpn')) {
      expect(start).toBeLessThanOrEqual(offset);
      expect(end).toBeGreaterThan(offset);
    }
});

test('no range cuts a surrogate pair in half', () => {
  // Each 𠮷 and 𩸽 is two code units long.
  const text = '𠮷野家で𩸽を𠮷田が食べた。';
  for (const offset of [0, 2, 3, 4, 5, 7, 8, 10])
    for (const { start, end } of findCandidates(text, offset, 'jpn'))
      expect(text.slice(start, end)).not.toMatch(/\p{Surrogate}/u);
});
