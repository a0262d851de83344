import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeWords } from '../support/deck-words.ts';

const FOLDER = new URL('../fixtures/lookup/', import.meta.url);
const listLanguages = (kind: string) => readdirSync(new URL(kind, FOLDER)).map((name) => name.slice(0, 3));
const readPairs = (kind: string, language: string) =>
  readFileSync(new URL(`${kind}/${language}.txt`, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('=') as [word: string, base: string]);

/** Looks the word up in a deck of one card. */
function findIn(language: string, word: string, base: string): string {
  const [entry] = makeWords(language, [base]).define(`« ${word} »`, 2).entries;
  return entry ? `${entry.word} (${entry.rule ?? entry.match})` : 'nothing';
}

describe('a deck with the base alone', () => {
  test.each(listLanguages('derived'))('finds derived words of %s', (language) => {
    const pairs = readPairs('derived', language);
    const missed = pairs.filter(([word, base]) => !findIn(language, word, base).startsWith(`${base} (`));
    expect(missed.length / pairs.length, missed.join(' ')).toBeLessThanOrEqual(0.05);
  });

  test.each(listLanguages('look-alikes'))('does not find words of %s that only look derived', (language) => {
    const found = readPairs('look-alikes', language)
      .map(([word, base]) => `${word} ${findIn(language, word, base)}`)
      .filter((line) => !line.endsWith(' nothing'));
    expect(found).toEqual([]);
  });
});

test('words that drop their g are found as they are spoken', () => {
  const deck = makeWords('eng', ['run', 'nothing', 'make', 'robin']);
  const find = (text: string, offset: number) => deck.define(text, offset).entries.map(({ word }) => word);
  expect(find("he's runnin' home", 6)).toEqual(['run']);
  expect(find('nothin’ else', 2)).toEqual(['nothing']);
  expect(find("I'm makin' it", 5)).toEqual(['make']);
  expect(find('a robin', 3)).toEqual(['robin']);
  expect(find('runnin home', 2)).toEqual([]);
});
