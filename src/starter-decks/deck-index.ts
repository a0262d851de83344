import * as z from 'zod/mini';
import { languageReferenceSchema } from '../contract/resources.ts';

/** The list of the decks that come with the extension, written by the deck builder. */
const deckIndexSchema = z.object({
  format: z.literal('wayword-deck-index'),
  version: z.literal(1),
  decks: z.array(
    z.object({
      /** Name of the file beside the list. */
      file: z.string(),
      /** Words in order of frequency with their forms, or the names of pictures. */
      kind: z.enum(['words', 'pictures']),
      from: languageReferenceSchema,
      to: languageReferenceSchema,
      cards: z.number(),
    }),
  ),
});

export type StarterDeck = z.infer<typeof deckIndexSchema>['decks'][number];

/** @throws When the text is no such list, which would be a fault of the package. */
export function parseDeckIndex(text: string): StarterDeck[] {
  return z.parse(deckIndexSchema, JSON.parse(text)).decks;
}
