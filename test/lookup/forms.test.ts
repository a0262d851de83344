import { expect, test } from 'vitest';
import { DeckWords } from '../../scripts/decks/text/deck-words.ts';
import { countLookups } from '../../scripts/decks/text/measure-lookup.ts';
import { readStarterDeck } from '../support/deck-words.ts';
import { readSamples } from '../support/lookup-samples.ts';

/**
 * Inflected forms that must lead to their word (minimum), and that may answer with another word first (maximum); with
 * forms and without.
 */
test.each([
  ['spa-eng', 0.97, 0.02, 0.9, 0.04],
  ['fra-eng', 0.97, 0.02, 0.88, 0.04],
  ['deu-eng', 0.95, 0.04, 0.88, 0.08],
  ['pol-eng', 0.97, 0.02, 0.8, 0.06],
  ['eng-deu', 0.97, 0.02, 0.95, 0.06],
])(
  'most inflected words of %s lead to their card, and few to another first',
  (pair, found, wrong, foundAlone, wrongAlone) => {
    const deck = readStarterDeck(pair);
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
      const cards = withForms ? deck.cards : deck.cards.slice(0, 2000);
      const count = countLookups(new DeckWords({ ...deck, cards }, withForms), samples);
      expect(count.found / count.tokens, count.missed.slice(0, 20).join(', ')).toBeGreaterThanOrEqual(leastFound);
      expect(count.wrong / count.tokens, count.mistaken.slice(0, 20).join(', ')).toBeLessThanOrEqual(mostWrong);
    }
  },
);

/** The usual meaning of a form that is, or was, also another word of the deck. */
test.each([
  ['eng-spa', 'minutes minute, means mean, running run, trying try, standing stand, expected expect'],
  ['eng-deu', 'minutes minute, means mean, running run, found find'],
  ['eng-fra', 'minutes minute, means mean, running run, standing stand, found find'],
  ['rus-eng', 'том тот, молодая молодой'],
  ['nld-eng', 'zweer zweren, kost kosten'],
  ['pol-eng', 'ręku ręka, dwojga dwa, kilkoro kilka, obojga oba'],
])('%s leads first to %s', (pair, cases) => {
  const words = new DeckWords(readStarterDeck(pair));
  for (const [form = '', word] of cases.split(', ').map((row) => row.split(' '))) {
    expect(words.define(form, 0).entries[0]?.word, form).toBe(word);
  }
});
