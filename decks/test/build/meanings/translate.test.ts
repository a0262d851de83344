import { expect, test } from 'vitest';
import { Lexicon } from '../../../build/meanings/lexicon.ts';
import { chooseMeanings, isNameLike } from '../../../build/meanings/polish.ts';
import { type Bridge, findMeanings, type Pivot, translateBack } from '../../../build/meanings/translate.ts';
import type { Entry, PartOfSpeech } from '../../../read/freedict.ts';

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

test('over other languages only meanings that two of them share count', () => {
  const pivots = [
    makePivot('spa', [makeEntry('Bank', 'n', ['banco'])], [makeEntry('banco', 'n', ['bank', 'shoal'])]),
    makePivot('swe', [makeEntry('Bank', 'n', ['bank'])], [makeEntry('bank', 'n', ['bank', 'cloud'])]),
  ];
  expect(toWords(findMeanings(undefined, pivots, 'Bank', 'n'))).toEqual(['bank']);
});

test('a way that is sure of a meaning needs no other', () => {
  const way = makePivot('spa', [makeEntry('Bank', 'n', ['banco'])], [makeEntry('banco', 'n', ['bank', 'shoal'])]);
  const isSure = (word: string, meaning: string) => word === 'Bank' && meaning === 'bank';
  expect(toWords(findMeanings(undefined, [way], 'Bank', 'n'))).toEqual([]);
  expect(toWords(findMeanings(undefined, [{ ...way, isSure }], 'Bank', 'n'))).toEqual(['bank']);
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

test('homographs are distinguished by case', () => {
  const direct = makeBridge('deu', 'eng', [makeEntry('Essen', 'n', ['food']), makeEntry('essen', 'v', ['to eat'])]);
  expect(toWords(findMeanings(direct, [], 'essen', ''))).toEqual(['eat']);
  expect(toWords(findMeanings(direct, [], 'Essen', ''))).toEqual(['food']);
});

const score = (...words: string[]) => words.map((word, index) => ({ word, score: 1 / (index + 1), sources: 2 }));

test.each([
  ['spelling variants', score('colour', 'color', 'paint'), ['colour', 'paint']],
  ['inflected forms', score('hold', 'holding', 'keep'), ['hold', 'keep']],
  ['vulgar words', score('shit', 'manure'), ['manure']],
  ['letters and abbreviations', score('x', 'kg', 'go'), ['go']],
  ['what is far from the best', [...score('dog'), { word: 'cur', score: 0.1, sources: 2 }], ['dog']],
])('a card does not show %s', (_, scored, expected) => {
  expect(chooseMeanings(scored, 'eng', 0.2)).toEqual(expected);
});

test('a card has at most four meanings', () => {
  expect(chooseMeanings(score('one', 'two', 'three', 'four', 'five'), 'eng', 0)).toHaveLength(4);
});

test('names are distinguished from months and languages', () => {
  expect(isNameLike('London', 'eng')).toBe(true);
  expect(isNameLike('May', 'eng')).toBe(false);
  expect(isNameLike('Haus', 'deu')).toBe(false);
});

test('a meaning knows whether good dictionaries of both directions give it, and in which senses', () => {
  const backward = new Lexicon([makeEntry('sense', 'n', ['sentido'])], 'eng', 'por');
  const direct = makeBridge('por', 'eng', [makeEntry('sentido', 'n', ['sense', 'meaning'], ['direction'])]);
  const found = findMeanings({ ...direct, backward: [backward] }, [], 'sentido', 'n');
  const evidenceOf = (meaning: string) => found.find(({ word }) => word === meaning)?.evidence;
  expect(evidenceOf('sense')).toMatchObject({ isForward: true, isBackward: true, pivots: 0 });
  expect(evidenceOf('direction')).toMatchObject({ isForward: true, isBackward: false });
  expect(evidenceOf('meaning')?.senses).toEqual(evidenceOf('sense')?.senses);
  expect(evidenceOf('direction')?.senses).not.toEqual(evidenceOf('sense')?.senses);
});

test('a dictionary turned round does not confirm itself', () => {
  const entries = [makeEntry('sense', 'n', ['sentido'])];
  const direct: Bridge = {
    forward: [new Lexicon([makeEntry('sentido', 'n', ['sense'])], 'por', 'eng')],
    backward: [new Lexicon(entries, 'eng', 'por', false, 1, true)],
    targetShare: () => 1e-5,
    caseMatters: false,
  };
  const [meaning] = findMeanings(direct, [], 'sentido', 'n');
  expect(meaning).toMatchObject({ sources: 2, evidence: { isForward: true, isBackward: false } });
});

test('late translations of pivot words count as further senses, far below the best', () => {
  const words = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((word) => `${word}x`);
  const pivots = ['spa', 'swe'].map((language) =>
    makePivot(language, [makeEntry('Bank', 'n', ['x'])], [makeEntry('x', 'n', words)]),
  );
  const found = findMeanings(undefined, pivots, 'Bank', 'n');
  expect(toWords(found)).toEqual(words);
  expect(found[5]?.score).toBeLessThanOrEqual(0.2 * (found[0]?.score ?? 0));
});

test('a meaning is translated back into its own and third languages, with one vote per dictionary', () => {
  const direct = makeBridge('por', 'eng', [
    makeEntry('sentido', 'n', ['sense']),
    makeEntry('rumo', 'n', ['direction']),
  ]);
  const spanish = makeBridge('spa', 'eng', [makeEntry('sentido', 'n', ['sense'])]);
  const bridges = [
    { language: 'por', bridge: direct },
    { language: 'spa', bridge: spanish },
  ];
  expect(translateBack(bridges, 'sense', 'n')).toEqual(
    new Map([
      ['por sentido', 1],
      ['spa sentido', 1],
    ]),
  );
});
