import * as z from 'zod/mini';
import { type DeckFile, type DeckFileCard, deckHeaderFields } from './formats/deck-file.ts';

/**
 * Words and meanings apart, a line a card, and a tab between two meanings: the compressed file is a sixteenth smaller than with one row a
 * card.
 */
interface Columns {
  words: string;
  meanings: string;
}

const packagedDeckSchema = z.strictObject({
  ...deckHeaderFields,
  // To check tens of thousands takes longer than everything else until the first card shows. The tests check those of the package.
  cards: z.union([
    z.custom<DeckFileCard[]>(Array.isArray),
    z.strictObject({ words: z.string(), meanings: z.string() }),
  ]),
});

/**
 * Reads a deck file of the package. Its cards are not checked one by one.
 *
 * @throws When the text is another file, which would be a fault of the package.
 */
export function parsePackagedDeck(text: string): DeckFile {
  const { cards, ...header } = z.parse(packagedDeckSchema, JSON.parse(text));
  return { ...header, cards: Array.isArray(cards) ? cards : toRows(cards) };
}

/** Writes a deck file as columns. A deck whose cards have more than words and meanings stays as it is. */
export function toPackagedDeck(text: string): string {
  const { cards, ...header } = parsePackagedDeck(text);
  if (!cards.every(fitsColumns)) return text;
  const columns: Columns = {
    words: cards.map(([word]) => word).join('\n'),
    meanings: cards.map(([, meanings]) => meanings.join('\t')).join('\n'),
  };
  return JSON.stringify({ ...header, cards: columns });
}

const fitsColumns = ([word, meanings, ...others]: DeckFileCard) =>
  others.length === 0 &&
  meanings.length > 0 &&
  [word, ...meanings].every((text) => text !== '' && !/[\t\n]/.test(text));

function toRows({ words, meanings }: Columns): DeckFileCard[] {
  if (words === '') return [];
  const lines = meanings.split('\n');
  return words.split('\n').map((word, index): DeckFileCard => [word, (lines[index] ?? '').split('\t')]);
}
