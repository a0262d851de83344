import { expect, test } from 'vitest';
import {
  type SenseCandidate,
  type SenseInput,
  withClasses,
  withOtherSenses,
  withUsualFirst,
} from '../../../build/meanings/senses.ts';

const evidence = { isForward: true, isBackward: true, pivots: 2, senses: new Set<string>() };

const makeMeaning = (word: string, score: number, more: Partial<SenseCandidate> = {}): SenseCandidate => ({
  word,
  score,
  sources: 4,
  pos: 'n',
  evidence,
  ...more,
});

/**
 * The input of the German word `Schloss`, whose meanings translate back as given and are as common as the word by
 * default.
 */
function makeInput(
  backs: Readonly<Record<string, string>> = {},
  shares: Readonly<Record<string, number>> = {},
): SenseInput {
  return {
    from: 'deu',
    to: 'eng',
    word: 'Schloss',
    share: 1e-5,
    parts: new Map(),
    shareOf: (meaning) => shares[meaning] ?? 1e-5,
    findBack: (meaning) =>
      new Map(['Schloss', ...(backs[meaning] ?? meaning).split(' ')].map((word) => [`deu ${word}`, 1])),
  };
}

const toWords = (meanings: readonly SenseCandidate[]) => meanings.map(({ word }) => word);

/** The card of `Schloss` with one more meaning below the near ones. */
function addOne(more: Partial<SenseCandidate>, input = makeInput()): string[] {
  const castle = makeMeaning('castle', 1);
  return toWords(withOtherSenses([castle], [castle, makeMeaning('lock', 0.1, more)], input));
}

test('a well confirmed sense far below the best one stands on the card', () => {
  expect(addOne({})).toEqual(['castle', 'lock']);
});

test.each([
  ['has next to no score', { score: 0.05 }],
  ['has one source', { sources: 1 }],
  [
    'comes by three languages alone',
    { score: 0.09, sources: 3, evidence: { ...evidence, isForward: false, isBackward: false } },
  ],
  [
    'has one dictionary, read in both directions, and little score',
    { sources: 2, evidence: { ...evidence, isBackward: false, pivots: 0 } },
  ],
  ['is the same word in another form', { word: 'castles' }],
  ['is kin of the first', { word: 'castellan' }],
  ['is a name', { word: 'Windsor' }],
  ['is a long phrase', { word: 'locking device assembly' }],
])('no sense is added that %s', (_, more) => {
  expect(addOne(more)).toEqual(['castle']);
});

test('no sense is added that is far rarer than the word, or far commoner with few sources', () => {
  expect(addOne({}, makeInput({}, { lock: 1e-7 }))).toEqual(['castle']);
  expect(addOne({}, makeInput({}, { lock: 1e-3 }))).toEqual(['castle']);
  expect(addOne({ sources: 6 }, makeInput({}, { lock: 1e-3 }))).toEqual(['castle', 'lock']);
});

test('a synonym is not another sense: it translates back into the same words, or shares a sense in a dictionary', () => {
  expect(addOne({}, makeInput({ castle: 'Burg Palast', lock: 'Burg Verschluss' }))).toEqual(['castle']);
  const sense = { ...evidence, senses: new Set(['0:7']) };
  const castle = makeMeaning('castle', 1, { evidence: sense });
  const lock = makeMeaning('lock', 0.1, { evidence: sense });
  expect(toWords(withOtherSenses([castle], [castle, lock], makeInput()))).toEqual(['castle']);
});

test('on a full card another sense comes before the third synonym', () => {
  const near = ['castle', 'palace', 'chateau', 'fortress'].map((word) => makeMeaning(word, 1));
  const backs = { castle: 'Burg', palace: 'Burg', chateau: 'Burg', fortress: 'Burg' };
  const showable = [...near, makeMeaning('lock', 0.1)];
  expect(toWords(withOtherSenses(near, showable, makeInput(backs)))).toEqual(['castle', 'palace', 'lock', 'chateau']);
});

test('a sense takes the fourth position only with a higher score', () => {
  const near = ['castle', 'bolt', 'clasp'].map((word) => makeMeaning(word, 1));
  const build = (score: number) =>
    toWords(withOtherSenses(near, [...near, makeMeaning('lock', score)], makeInput())).includes('lock');
  expect([build(0.1), build(0.2)]).toEqual([false, true]);
});

test('the best meanings of noun and verb stand among the first three where both are much used', () => {
  const nouns = ['ship', 'boat', 'barge'].map((word) => makeMeaning(word, 1));
  const showable = [...nouns, makeMeaning('carry', 0.3, { pos: 'v' })];
  const build = (noun: number, verb: number) => {
    const parts = new Map([
      ['n', noun],
      ['v', verb],
    ] as const);
    return toWords(withClasses(nouns, showable, { parts, to: 'eng' }));
  };
  expect(build(0.8, 0.2)).toEqual(['ship', 'boat', 'carry', 'barge']);
  expect(build(0.95, 0.05)).toEqual(['ship', 'boat', 'barge']);
  const sail = makeMeaning('ships', 0.5, { pos: 'v' });
  const parts = new Map([['n', 0.5] as const, ['v', 0.5] as const]);
  expect(toWords(withClasses(nouns, [...nouns, sail], { parts, to: 'eng' }))).toEqual(['ship', 'boat', 'barge']);
});

test('a rare first meaning with few sources yields to a common one with more', () => {
  const one = { ...evidence, isBackward: false, pivots: 1 };
  const build = (sources: number, share: number) => {
    const first = makeMeaning('donjon', 1, { sources, evidence: one });
    const showable = [first, makeMeaning('castle', 0.8), makeMeaning('lock', 0.7)];
    return toWords(withUsualFirst(showable, makeInput({}, { donjon: share })));
  };
  expect(build(2, 1e-7)).toEqual(['castle', 'donjon', 'lock']);
  expect(build(2, 1e-5)).toEqual(['donjon', 'castle', 'lock']);
  expect(build(4, 1e-7)).toEqual(['donjon', 'castle', 'lock']);
});
