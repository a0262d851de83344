import * as z from 'zod/mini';
import { languageReferenceSchema } from '../contract/resources.ts';
import type { DeckLicence } from '../model/deck.ts';
import { sourceSchema } from './formats/deck-file.ts';

/** The list of included decks, written by the deck builder. */
const deckIndexSchema = z.object({
  format: z.literal('wayword-deck-index'),
  version: z.literal(2),
  /** URLs of licences, by SPDX identifier. */
  licences: z.record(z.string(), z.string()),
  /** Sources of the decks, without duplicates. */
  sources: z.array(sourceSchema),
  /** Changes to the sources, one sentence each, without duplicates. */
  changes: z.array(z.string()),
  forms: z.array(
    z.object({
      /** ISO 639-3. */
      language: z.string(),
      /** Names of the files beside the list that together contain the language's forms. */
      files: z.array(z.string()),
    }),
  ),
  decks: z.array(
    z.object({
      /** Name of the deck's file beside the list. */
      file: z.string(),
      /** Name of the file of its words' details; see `details-file.ts`. */
      details: z.exactOptional(z.string()),
      /** Words by frequency with their forms, or names of pictures. */
      kind: z.enum(['words', 'pictures']),
      from: languageReferenceSchema,
      to: languageReferenceSchema,
      cards: z.number(),
      /** SPDX identifier, a key of `licences`. */
      licence: z.string(),
      /** Positions in the list of sources, from 0. */
      sources: z.array(z.number()),
      /** Position in the list of changes, from 0. */
      changes: z.number(),
    }),
  ),
});

export type DeckIndex = z.infer<typeof deckIndexSchema>;
export type StarterDeck = DeckIndex['decks'][number];

/** Licence and sources of a starter deck. */
export type StarterLicence = Omit<DeckLicence, 'pair'>;

/** @throws If the text is not such a list, which means a broken package. */
export function parseDeckIndex(text: string): DeckIndex {
  return z.parse(deckIndexSchema, JSON.parse(text));
}

/** Lists the licences and sources of all decks in an index. */
export function listLicences(index: DeckIndex): StarterLicence[] {
  return index.decks.map(({ from, to, licence, sources, changes }) => ({
    from,
    to,
    licence: { id: licence, url: index.licences[licence] ?? '' },
    sources: sources.flatMap((position) => index.sources[position] ?? []),
    changes: index.changes[changes] ?? '',
  }));
}
