import { expect } from 'vitest';
import { countLookups } from '../../scripts/lookup/count-lookups.ts';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { readSamples } from './lookup-samples.ts';
import { readStarterWords } from './starter-decks.ts';

/**
 * Shares of the inflected words of a starter deck: those that must lead to their word (minimum), and those that may answer with another
 * word first (maximum); with forms and without.
 */
export type Shares = readonly [pair: string, found: number, wrong: number, foundAlone: number, wrongAlone: number];

export function expectShares([pair, found, wrong, foundAlone, wrongAlone]: Shares): void {
  const deck = readStarterWords(pair);
  const known = new Set(deck.cards.map(([word]) => word));
  // A word that is a card as written may answer, too: alone, `abrazo` is a noun as well as a form of `abrazar`.
  const samples = readSamples(pair).map((sample) => {
    const own = [sample.form, sample.form.toLowerCase()].filter((word) => known.has(word));
    return { ...sample, lemmas: [...sample.lemmas, ...own] };
  });
  expect(samples.length).toBeGreaterThan(200);
  for (const [withForms, leastFound, mostWrong] of [
    [true, found, wrong],
    [false, foundAlone, wrongAlone],
  ] as const) {
    // Server decks, which have no forms, rarely have more cards than this.
    const cards = withForms ? deck.cards : deck.cards.filter(([word]) => !word.includes(' ')).slice(0, 2000);
    const count = countLookups(new DeckWords({ ...deck, cards }, withForms), samples);
    expect(count.found / count.tokens, count.missed.slice(0, 20).join(', ')).toBeGreaterThanOrEqual(leastFound);
    expect(count.wrong / count.tokens, count.mistaken.slice(0, 20).join(', ')).toBeLessThanOrEqual(mostWrong);
  }
}

/** @param cases - `minutes minute, means mean`: forms that are, or were, also another word of the deck, each with its usual word. */
export function expectUsualWords(pair: string, cases: string): void {
  const words = new DeckWords(readStarterWords(pair));
  for (const [form = '', word] of cases.split(', ').map((row) => row.split(' '))) {
    expect(words.define(form, 0).entries[0]?.word, form).toBe(word);
  }
}
