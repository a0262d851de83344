import { readFileSync } from 'node:fs';
import { type DeckFile, parseDeckFile } from '../../src/library/formats/deck-file.ts';

/** Number of cards that one hour of soaking syncs comfortably. */
const CARDS = 2_000;

/** Reads the first cards of a starter deck to serve them. */
export function readServedDeck(pair: string): DeckFile {
  const deck = parseDeckFile(readFileSync(`assets/public/decks/${pair}.json`, 'utf8'));
  return { ...deck, cards: deck.cards.slice(0, CARDS) };
}
