import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatIncluded, insertIncluded, readDeckIndex } from '../../../build/package/included.ts';

const README = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');

test('the README says how many words each committed deck has', () => {
  expect(insertIncluded(README, formatIncluded(readDeckIndex()))).toBe(README);
});

test('a text without markers for the numbers is rejected', () => {
  expect(() => insertIncluded('# Wayword', 'numbers')).toThrow('marks');
});

test('decks of words are rows, and picture decks one sentence', () => {
  const english = { iso639_3: 'eng', name: 'English' };
  const german = { iso639_3: 'deu', name: 'German' };
  const welsh = { iso639_3: 'cym', name: 'Welsh' };
  const text = formatIncluded([
    { kind: 'words', from: german, to: english, cards: 15_311 },
    { kind: 'pictures', from: english, to: welsh, cards: 472 },
    { kind: 'pictures', from: welsh, to: english, cards: 471 },
  ]);
  expect(text).toContain('| German | English | 15,311 |');
  expect(text).toContain('have 471 to 472 words, all of them nouns, into English and out of it: Welsh.');
});
