import { expect, test } from 'vitest';
import type { LookupEntry, LookupResult } from '../../../../src/model/lookup.ts';
import { type AnsweredWord, countCoverage, toAnswer } from '../../../measure/text/measure-coverage.ts';
import { collectNames, toRunningWords } from '../../../measure/text/running-words.ts';

function makeEntry(word: string, rank: number, fields: Partial<LookupEntry> = {}): LookupEntry {
  return { pair: 'deu-eng', word, rank, definition: undefined, meanings: ['x'], match: 'word', ...fields };
}

const WORD = { text: 'Im Handschuhfach lag nichts.', offset: 3, form: 'Handschuhfach' };
const WHOLE = { start: 3, end: 16 };

test.each([
  ['no entry', { range: undefined, entries: [] }, 'none'],
  ['the word itself', { range: WHOLE, entries: [makeEntry('Handschuhfach', 9)] }, 'certain'],
  ['a form that the deck knows', { range: WHOLE, entries: [makeEntry('x', 9, { match: 'form' })] }, 'certain'],
  ['a word that an elision joins', { range: WHOLE, entries: [makeEntry('x', 9, { rule: 'elision' })] }, 'certain'],
  ['a form by a rule', { range: WHOLE, entries: [makeEntry('x', 9, { rule: 'stem' })] }, 'rule'],
  ['parts of a compound', { range: WHOLE, entries: [makeEntry('Fach', 9, { rule: 'compound' })] }, 'parts'],
  ['a card for a part of the word', { range: { start: 3, end: 12 }, entries: [makeEntry('Handschuh', 9)] }, 'parts'],
] satisfies [string, LookupResult, string][])('%s counts as such', (_, result, kind) => {
  expect(toAnswer(WORD, result).kind).toBe(kind);
});

test('a different word counts once, and the first 1,000 cards are left out of the words beyond them', () => {
  const answer = (form: string, kind: AnsweredWord['kind'], rank?: number): AnsweredWord => ({
    text: form,
    offset: 0,
    form,
    kind,
    rank,
    answer: undefined,
  });
  const { running, different, beyond } = countCoverage([
    answer('Haus', 'certain', 100),
    answer('haus', 'certain', 100),
    answer('Erker', 'certain', 9000),
    answer('Zwerchfell', 'none'),
  ]);
  expect([running.all, running.certain]).toEqual([4, 3]);
  expect([different.all, different.certain]).toEqual([3, 2]);
  expect([beyond.all, beyond.certain, beyond.none]).toEqual([2, 1, 1]);
});

test('names, words in capitals and the apostrophe of an elision do not count as running words', () => {
  const words = toRunningWords(["Alors Napoléon prit l'épée de l'ONU."], 'fra', {
    names: new Set(),
    nounsAreCapitalised: false,
  });
  expect(words.map(({ form }) => form)).toEqual(['Alors', 'prit', "l'", 'épée', 'de', "l'"]);
});

test('in German only the names of the English original are names', () => {
  const names = collectNames(['Then Napoleon took the sword.']);
  const words = toRunningWords(['Dann nahm Napoleon das Schwert.'], 'deu', { names, nounsAreCapitalised: true });
  expect(words.map(({ form }) => form)).toEqual(['Dann', 'nahm', 'das', 'Schwert']);
});

test('a Catalan elision is a word of its own, and a pronoun behind a verb is not', () => {
  const words = toRunningWords(["Apaga l'ordinador i agafa'l."], 'cat', {
    names: new Set(),
    nounsAreCapitalised: false,
  });
  expect(words.map(({ form }) => form)).toEqual(['Apaga', "l'", 'ordinador', 'i', "agafa'l"]);
});
