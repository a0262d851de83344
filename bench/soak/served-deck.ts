import { readFileSync } from 'node:fs';
import { type DeckFile, parseDeckFile } from '../../src/library/formats/deck-file.ts';

/** Cards that one hour of soaking syncs without hurry. */
const CARDS = 2_000;

/** Reads the first cards of a starter deck, to be served. */
export function readServedDeck(pair: string): DeckFile {
  const deck = parseDeckFile(readFileSync(`assets/public/decks/${pair}.json`, 'utf8'));
  return { ...deck, cards: deck.cards.slice(0, CARDS) };
}
