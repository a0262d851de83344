import { expect, test } from 'vitest';
import { describeLookup, makeWords } from '../support/deck-words.ts';
import { readFixture } from '../support/lookup-samples.ts';

/** A language, the words of a deck without forms, the pointed position, and the expected match. */
const CASES = readFixture('inflected-words').map((line) => line.split('; ') as [string, string, string, string]);

test.each(CASES)('%s: in a deck of %s, %s', (language, words, marked, expected) => {
  expect(describeLookup(makeWords(language, words.split(', ')), marked)).toBe(expected);
});
