import { expect, test } from 'vitest';
import { Lexicon } from '../../../../scripts/decks/meanings/lexicon.ts';
import { chooseMeanings, isNameLike } from '../../../../scripts/decks/meanings/polish.ts';
import { type Bridge, findMeanings, type Pivot } from '../../../../scripts/decks/meanings/translate.ts';
import type { Entry, PartOfSpeech } from '../../../../scripts/decks/read/freedict.ts';

const makeEntry = (word: string, pos: PartOfSpeech, ...senses: string[][]): Entry => ({
  word,
  pos,
  senses: senses.map((translations) => ({ translations, weight: 1 })),
});

function makeBridge(from: string, to: string, entries: Entry[], shares: Readonly<Record<string, number>> = {}): Bridge {
  return {
    forward: [new Lexicon(entries, from, to)],
    backward: [],
    targetShare: (word) => shares[word] ?? 1e-6,
    caseMatters: false,
  };
}

const makePivot = (language: string, first: Entry[], second: Entry[]): Pivot => ({
  language,
  first: makeBridge('deu', language, first),
  second: makeBridge(language, 'eng', second),
});

const toWords = (meanings: { word: string }[]) => meanings.map(({ word }) => word);

test('a translation of several senses is best, then those that come early', () => {
  const direct = makeBridge('spa', 'eng', [makeEntry('casa', 'n', ['house', 'home', 'household'], ['firm', 'house'])]);
  expect(toWords(findMeanings(direct, [], 'casa', 'n'))).toEqual(['house', 'firm', 'home', 'household']);
});

test('read backwards, the word that means little else wins over one that only also means it', () => {
  const backward = new Lexicon(
    [makeEntry('dog', 'n', ['perro']), makeEntry('bad', 'n', ['malo'], ['perro'])],
    'eng',
    'spa',
  );
  const direct: Bridge = { forward: [], backward: [backward], targetShare: () => 1e-5, caseMatters: false };
  expect(toWords(findMeanings(direct, [], 'perro', 'n'))).toEqual(['dog', 'bad']);
});

test('over other languages only what two of them agree on counts', () => {
  const pivots = [
    makePivot('spa', [makeEntry('Bank', 'n', ['banco'])], [makeEntry('banco', 'n', ['bank', 'shoal'])]),
    makePivot('swe', [makeEntry('Bank', 'n', ['bank'])], [makeEntry('bank', 'n', ['bank', 'cloud'])]),
  ];
  expect(toWords(findMeanings(undefined, pivots, 'Bank', 'n'))).toEqual(['bank']);
});

test('a noun is not translated by way of a verb', () => {
  const pivots = ['spa', 'swe'].map((language) =>
    makePivot(
      language,
      [makeEntry('Fang', 'n', ['x'])],
      [makeEntry('x', 'n', ['catch']), makeEntry('x', 'v', ['run'])],
    ),
  );
  expect(toWords(findMeanings(undefined, pivots, 'Fang', 'n'))).toEqual(['catch']);
});

test('homographs are told apart by their case', () => {
  const direct = makeBridge('deu', 'eng', [makeEntry('Essen', 'n', ['food']), makeEntry('essen', 'v', ['to eat'])]);
  expect(toWords(findMeanings(direct, [], 'essen', ''))).toEqual(['eat']);
  expect(toWords(findMeanings(direct, [], 'Essen', ''))).toEqual(['food']);
});

const score = (...words: string[]) => words.map((word, place) => ({ word, score: 1 / (place + 1), sources: 2 }));

test.each([
  ['spelling variants', score('colour', 'color', 'paint'), ['colour', 'paint']],
  ['inflected forms', score('hold', 'holding', 'keep'), ['hold', 'keep']],
  ['vulgar words', score('shit', 'manure'), ['manure']],
  ['letters and abbreviations', score('x', 'kg', 'go'), ['go']],
  ['what is far from the best', [...score('dog'), { word: 'cur', score: 0.1, sources: 2 }], ['dog']],
])('a card is spared %s', (_, scored, expected) => {
  expect(chooseMeanings(scored, 'eng', 0.2)).toEqual(expected);
});

test('a card has at most four meanings', () => {
  expect(chooseMeanings(score('one', 'two', 'three', 'four', 'five'), 'eng', 0)).toHaveLength(4);
});

test('names are told from months and languages', () => {
  expect(isNameLike('London', 'eng')).toBe(true);
  expect(isNameLike('May', 'eng')).toBe(false);
  expect(isNameLike('Haus', 'deu')).toBe(false);
});
