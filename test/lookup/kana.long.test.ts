import { expect, test } from 'vitest';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { findReading } from '../../src/languages/find-reading.ts';
import { readStarterWords } from '../support/starter-decks.ts';

/** Words of the first 20,000 cards, from all of them. */
const SAMPLE = 300;

test('words that are written in kana lead to their cards in characters, alone and in a sentence', () => {
  const { cards, ...deck } = readStarterWords('jpn-eng');
  const words = new DeckWords({ cards, ...deck });
  const read = cards.slice(0, 20_000).flatMap(([word, , forms = []]) => {
    const reading = findReading(word, forms, 'jpn');
    return reading !== undefined && reading.length > 1 && /^\p{Script=Han}/u.test(word) ? [{ word, reading }] : [];
  });
  const sample = read.filter((_, index) => index % Math.floor(read.length / SAMPLE) === 0);
  const countFound = (before: string, after: string) =>
    sample.filter(({ word, reading }) => {
      const { range, entries } = words.define(before + reading + after, before.length);
      return range?.end === before.length + reading.length && entries.some((entry) => entry.word === word);
    }).length / sample.length;
  expect(countFound('', '')).toBeGreaterThan(0.95);
  expect(countFound('', 'を見た。')).toBeGreaterThan(0.95);
  expect(countFound('私の', 'が好きだ。')).toBeGreaterThan(0.9);
  expect(countFound('これは', 'です。')).toBeGreaterThan(0.85);
}, 120_000);
