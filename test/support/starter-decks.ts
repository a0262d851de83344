import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER, readDeck, readForms } from '../../scripts/lookup/packaged-decks.ts';
import type { DeckFile, DeckFileCard } from '../../src/library/formats/deck-file.ts';
import { completeCard, type LanguageWords, mergeParts } from '../../src/library/merge-parts.ts';
import { parsePackagedDeck } from '../../src/library/packaged-deck.ts';

const files = new Map<string, DeckFile>();
const words = new Map<string, DeckFile>();
const decks = new Map<string, DeckFile>();
const cardsByWord = new Map<string, ReadonlyMap<string, DeckFileCard>>();

/** Reads a packaged deck once for all tests, which must not change it. Its cards are not checked, and have no forms and details. */
export function readStarterFile(pair: string): DeckFile {
  const file = files.get(pair) ?? parsePackagedDeck(readFileSync(join(PACKAGE_FOLDER, `${pair}.json`), 'utf8'));
  files.set(pair, file);
  return file;
}

/** The same with forms. Merging those of a whole deck takes seconds: prefer `readStarterFile` and `findStarterForms`. */
export function readStarterWords(pair: string): DeckFile {
  const deck = words.get(pair) ?? mergeParts({ file: readStarterFile(pair), ...readWords(pair) });
  words.set(pair, deck);
  return deck;
}

/** Checks and reads a packaged deck with its forms and details once for all tests, which must not change it. */
export function readStarterDeck(pair: string): DeckFile {
  const deck = decks.get(pair) ?? readDeck(pair);
  decks.set(pair, deck);
  return deck;
}

/** The forms of a word of a packaged deck; none for a word that the deck does not have. */
export function findStarterForms(pair: string, word: string): readonly string[] {
  const cards = cardsByWord.get(pair) ?? new Map(readStarterFile(pair).cards.map((card) => [card[0], card]));
  cardsByWord.set(pair, cards);
  const card = cards.get(word);
  return (card && completeCard(card, readWords(pair))[2]) ?? [];
}

/** No test of look-ups reads details, which take a third of the time to read. */
function readWords(pair: string): LanguageWords {
  return { forms: readForms(readStarterFile(pair).from.iso639_3, PACKAGE_FOLDER), details: new Map() };
}
