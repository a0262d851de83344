import { expect, test } from 'vitest';
import { joinHomographs } from '../../../build/words/japanese-homographs.ts';
import type { ReadingCost } from '../../../read/ipadic.ts';
import type { JapaneseEntry } from '../../../read/jmdict.ts';

const makeEntry = (kanji: string[], kana: string, fields: Partial<JapaneseEntry> = {}): JapaneseEntry => ({
  kanji,
  commonKanji: kanji,
  kana: [kana],
  usuallyKana: kanji.length === 0,
  pos: 'n',
  senses: [[`meaning of ${kana}`]],
  newsRank: undefined,
  isBasic: false,
  isCommon: true,
  isBound: false,
  isPhrase: false,
  isAdjectival: false,
  isNoun: true,
  isExclamation: false,
  isMarked: false,
  ...fields,
});

const makeCost = (reading: string, cost: number, fields: Partial<ReadingCost> = {}): ReadingCost => ({
  reading,
  cost,
  isBound: false,
  isName: false,
  ...fields,
});

const listReadings = (entries: JapaneseEntry[], readings: Record<string, ReadingCost[]>) =>
  joinHomographs(entries, new Map(Object.entries(readings))).map(
    ({ word, entries: homographs }) => `${word}: ${homographs.map(({ kana: [kana] }) => kana).join(' ')}`,
  );

test('the commoner reading of a spelling comes first', () => {
  const entries = [makeEntry(['石'], 'こく', { newsRank: 3 }), makeEntry(['石'], 'いし')];
  expect(listReadings(entries, { 石: [makeCost('いし', 6017), makeCost('こく', 9239)] })).toEqual(['石: いし こく']);
});

test('a free word comes before a suffix, a common one before slang, any other before an exclamation', () => {
  const bound = [makeEntry(['会'], 'え', { isBound: true }), makeEntry(['会'], 'かい')];
  expect(listReadings(bound, {})).toEqual(['会: かい え']);
  const slang = [makeEntry([], 'コップ', { isMarked: true, senses: [['cop']] }), makeEntry([], 'コップ')];
  expect(joinHomographs(slang, new Map())[0]?.entries[0].senses).toEqual([['meaning of コップ']]);
  const exclaimed = [makeEntry([], 'やや', { isExclamation: true, senses: [['oh']] }), makeEntry([], 'やや')];
  expect(joinHomographs(exclaimed, new Map())[0]?.entries[0].senses).toEqual([['meaning of やや']]);
});

test('a spelling of a common word in kana is not the card of a rare word', () => {
  const entries = [makeEntry(['猿'], 'さる', { usuallyKana: true }), makeEntry(['猿'], 'ましら', { isCommon: false })];
  expect(listReadings(entries, {})).toEqual(['さる: さる']);
});

test('katakana that is mostly a name is known as one', () => {
  const readings = new Map([
    ['サム', [makeCost('さむ', 4421, { isName: true })]],
    ['ジム', [makeCost('じむ', 4207), makeCost('じむ', 5053, { isName: true })]],
  ]);
  const words = joinHomographs([makeEntry([], 'サム'), makeEntry([], 'ジム')], readings);
  expect(words.map(({ word, isName }) => [word, isName])).toEqual([
    ['サム', true],
    ['ジム', false],
  ]);
});
