import * as z from 'zod/mini';
import { type DeckFile, deckHeaderFields } from '../deck-file/deck-file.ts';

/** What a deck file says of itself: everything but its cards. */
export type DeckHeader = Omit<DeckFile, 'cards'>;

const deckHeaderSchema = z.strictObject(deckHeaderFields);

/**
 * Reads what a deck file says of itself, without the work of checking its cards.
 *
 * @throws When the text is no deck file, which would be a fault of the package.
 */
export function parseDeckHeader(text: string): DeckHeader {
  const { cards: _, ...header } = JSON.parse(text);
  return z.parse(deckHeaderSchema, header);
}
