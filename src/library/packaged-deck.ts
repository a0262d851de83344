import * as z from 'zod/mini';
import { type DeckFile, type DeckFileCard, deckHeaderFields } from './formats/deck-file.ts';

const packagedDeckSchema = z.strictObject({
  ...deckHeaderFields,
  // To check tens of thousands takes longer than everything else until the first card shows. The tests check those of the package.
  cards: z.custom<DeckFileCard[]>(Array.isArray),
});

/**
 * Reads a deck file of the package. Its cards are not checked one by one.
 *
 * @throws When the text is another file, which would be a fault of the package.
 */
export function parsePackagedDeck(text: string): DeckFile {
  return z.parse(packagedDeckSchema, JSON.parse(text));
}
