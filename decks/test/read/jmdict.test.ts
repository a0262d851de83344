import { expect, test } from 'vitest';
import { parseEdictLine } from '../../read/edict.ts';
import { toJapaneseMeaning } from '../../read/japanese-meaning.ts';
import { type JapaneseRank, parseJapaneseHead, toJapaneseEntry } from '../../read/jmdict.ts';

const toEntry = (lines: readonly string[], rank?: JapaneseRank) =>
  toJapaneseEntry(
    lines.flatMap((line) => parseEdictLine(line) ?? []),
    () => rank,
  );

test('a head of FreeDict gives the spellings in order and the marks of the lists', () => {
  const head = ' [ichi1] [nf03]  食べる /x/,  (out-dated) 喰べる /x/,  [ichi1] たべる /y/';
  expect(parseJapaneseHead(head)).toEqual({ spellings: ['食べる', '喰べる', 'たべる'], newsRank: 3, isBasic: true });
});

test('an entry has the spellings, the class, the meanings and the rank of a word', () => {
  const rank = { spellings: ['食べる', 'たべる'], newsRank: 3, isBasic: true };
  const lines = ['喰べる [たべる] /(oK) (v1,vt) (1) to eat/', '食べる [たべる] /(v1,vt) (1) to eat/(P)/'];
  expect(toEntry(lines, rank)).toEqual({
    kanji: ['食べる'],
    commonKanji: ['食べる'],
    kana: ['たべる'],
    usuallyKana: false,
    pos: 'v1',
    senses: [['eat']],
    newsRank: 3,
    isBasic: true,
    isCommon: true,
    isBound: false,
    isPhrase: false,
    isExclamation: false,
    isMarked: false,
    isNoun: false,
    isAdjectival: false,
  });
});

test.each([
  ['a suffix comes behind the free word', '人 [ひと] /(suf) (1) -er/(n) (2) person/', [['person'], ['-er']]],
  ['slang and old senses are left out', '鬼 [おに] /(n) (1) ogre/(n) (2) (arch) spirit/(n) (3) (sl) very/', [['ogre']]],
  ['a trade keeps its sense if the word has no other', '塁 [るい] /(n) (1) (sumo) base/', [['base']]],
  ['titles are left out', 'こころ /(n) (1) heart/(n) (2) (work) Kokoro (novel)/', [['heart']]],
])('%s', (_, line, expected) => {
  expect(toEntry([line])?.senses).toEqual(expected);
});

test('a word whose meanings are all obsolete has no card', () => {
  expect(toEntry(['猫 [ねこま] /(n) (arch) cat/'])).toBeUndefined();
});

test.each([
  // FreeDict appends a loanword's origin directly to its meaning.
  ['coffee (eng: coffee, dut: koffie)', 'coffee'],
  ['beer (dut: bier)', 'beer'],
  ['bread (por:)', 'bread'],
  ['part-time job (ger: Arbeit)', 'part-time job'],
  ['to be (of animate objects)', 'be'],
  ['(sweet) pastry', 'pastry'],
  // Without its note it says the opposite.
  ['(not) at all', '(not) at all'],
  ['-ical', '-ical'],
  ['in order to ...', 'in order to'],
  ["measure of a Japanese-style boat's loading capacity", undefined],
])('the gloss "%s" stands on a card as %s', (gloss, expected) => {
  expect(toJapaneseMeaning(gloss, false)).toBe(expected);
});
