import { expect, test } from 'vitest';
import { DeckWords } from '../../scripts/decks/text/deck-words.ts';
import { countLookups } from '../../scripts/decks/text/measure-lookup.ts';
import { readStarterDeck } from '../support/deck-words.ts';
import { readSamples } from '../support/lookup-samples.ts';

/** Inflected forms that lead to their word, at least, and answers with another word first, at most; with forms and without. */
test.each([
  ['spa-eng', 0.97, 0.02, 0.9, 0.04],
  ['fra-eng', 0.97, 0.02, 0.88, 0.04],
  ['deu-eng', 0.95, 0.04, 0.88, 0.08],
  ['pol-eng', 0.97, 0.02, 0.85, 0.06],
  ['eng-deu', 0.97, 0.02, 0.95, 0.06],
])(
  'most inflected words of %s lead to their card, and few to another first',
  (pair, found, wrong, foundAlone, wrongAlone) => {
    const samples = readSamples(pair);
    expect(samples.length).toBeGreaterThan(200);
    const deck = readStarterDeck(pair);
    for (const [withForms, leastFound, mostWrong] of [
      [true, found, wrong],
      [false, foundAlone, wrongAlone],
    ] as const) {
      const count = countLookups(new DeckWords(deck, withForms), samples);
      expect(count.found / count.tokens, count.missed.slice(0, 20).join(', ')).toBeGreaterThanOrEqual(leastFound);
      expect(count.wrong / count.tokens, count.mistaken.slice(0, 20).join(', ')).toBeLessThanOrEqual(mostWrong);
    }
  },
);
