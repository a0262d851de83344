import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { languageReferenceSchema, MAX_TEXT_LENGTH } from '../contract/resources.ts';

/**
 * Wayword's own deck file: one JSON object, UTF-8, a card a line so that a change reads well in a diff.
 * A card's rank is its place in `cards`, 1 first.
 */

const textSchema = z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH));

/** `[word, meanings]` or `[word, meanings, forms]`; forms are the inflected spellings that lead to the word. */
const cardSchema = z.union([
  z.tuple([textSchema, z.array(textSchema)]),
  z.tuple([textSchema, z.array(textSchema), z.array(textSchema)]),
]);

const sourceSchema = z.strictObject({
  name: z.string(),
  version: z.string(),
  /** SPDX identifier where there is one. */
  licence: z.string(),
  /** Project page of the source, for people. */
  url: z.string(),
  sha256: z.optional(z.string()),
});

export const deckFileSchema = z.strictObject({
  format: z.literal('wayword-deck'),
  version: z.literal(1),
  from: languageReferenceSchema,
  to: languageReferenceSchema,
  licence: z.strictObject({ id: z.string(), url: z.string() }),
  sources: z.array(sourceSchema),
  /** What was changed against the sources, in a sentence. */
  changes: z.string(),
  cards: z.array(cardSchema),
});

export type DeckFile = z.infer<typeof deckFileSchema>;
export type DeckFileCard = DeckFile['cards'][number];

/**
 * Checks the text of a deck file.
 *
 * @throws {AppError} `deck-file-invalid` naming the first place that is wrong.
 */
export function parseDeckFile(text: string): DeckFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new AppError('deck-file-invalid', `expected JSON, got: ${String(cause)}`, { cause });
  }
  const result = z.safeParse(deckFileSchema, json);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const place = issue?.path.length ? issue.path.map(String).join('.') : 'the file';
  throw new AppError('deck-file-invalid', `at ${place}: ${issue?.message ?? 'not a Wayword deck file'}`);
}

/** Writes a deck file's text: stable key order, one card a line, a newline at the end. */
export function formatDeckFile(deck: DeckFile): string {
  const { cards, ...header } = deck;
  const head = JSON.stringify(header, undefined, 1).replace(/\n}$/, ',\n "cards": [\n');
  return `${head}${cards.map((card) => JSON.stringify(card)).join(',\n')}\n]}\n`;
}
