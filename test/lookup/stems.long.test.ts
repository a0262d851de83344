import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countLookups } from '../../scripts/lookup/count-lookups.ts';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import type { DeckFile } from '../../src/library/formats/deck-file.ts';
import { readSamples } from '../support/lookup-samples.ts';
import { readStarterWords } from '../support/starter-decks.ts';

/** Hebrew plurals of `ילד` and `ילדה`, boy and girl, are written alike; a Basque picture deck has `ospitale` beside `ospitala`. */
const MOST_MISTAKEN: Readonly<Record<string, number>> = { heb: 0.06, eus: 0.03 };

const LANGUAGES = readdirSync(new URL('../fixtures/lookup/stems', import.meta.url)).map((name) => name.slice(0, 3));

test.each(LANGUAGES)('inflected words of %s lead to their card, and almost none to another', (language) => {
  const starter = readDeck(language);
  const known = new Set(starter.cards.map(([word]) => word));
  // A form with a card of its own may answer for itself.
  const samples = readSamples(`stems/${language}`).filter(({ form }) => !known.has(form));
  const deck = new DeckWords(withWords(starter, new Set(samples.flatMap(({ lemmas }) => lemmas))));
  const count = countLookups(deck, samples);
  expect(count.tokens).toBeGreaterThan(40);
  expect(count.found / count.tokens, count.missed.slice(0, 20).join(', ')).toBeGreaterThanOrEqual(0.9);
  expect(count.wrong / count.tokens, count.mistaken.slice(0, 20).join(', ')).toBeLessThanOrEqual(
    MOST_MISTAKEN[language] ?? 0.02,
  );
});

/** The starter deck from a language, or an empty one. */
function readDeck(language: string): DeckFile {
  const hasStarter = existsSync(new URL(`../../assets/public/decks/${language}-eng.json`, import.meta.url));
  if (hasStarter) return readStarterWords(`${language}-eng`);
  return { ...readStarterWords('spa-eng'), from: { iso639_3: language, name: language }, cards: [] };
}

/** Adds a card for each missing word: picture decks hardly have verbs. */
function withWords(deck: DeckFile, words: ReadonlySet<string>): DeckFile {
  const known = new Set(deck.cards.map(([word]) => word));
  const added = [...words].filter((word) => !known.has(word));
  return { ...deck, cards: [...deck.cards, ...added.map((word): DeckFile['cards'][number] => [word, [word], []])] };
}
