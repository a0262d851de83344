import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countLookups } from '../../scripts/lookup/count-lookups.ts';
import { DeckWords, toPlainDeck } from '../../scripts/lookup/deck-words.ts';
import { readSamples } from '../support/lookup-samples.ts';

const LANGUAGES = readdirSync(new URL('../fixtures/lookup/grammars', import.meta.url)).map((name) => name.slice(0, 3));

test.each(LANGUAGES)('the forms of a grammar of %s lead to their word', (language) => {
  const samples = readSamples(`grammars/${language}`);
  const deck = new DeckWords(toPlainDeck(language, new Set(samples.flatMap(({ lemmas }) => lemmas))));
  const { tokens, found, wrong, missed, mistaken } = countLookups(deck, samples);
  expect(tokens).toBeGreaterThanOrEqual(50);
  expect(found / tokens, missed.slice(0, 20).join(', ')).toBeGreaterThanOrEqual(0.95);
  expect(wrong / tokens, mistaken.slice(0, 20).join(', ')).toBeLessThanOrEqual(0.02);
});
