import * as z from 'zod/mini';
import { AppError } from '../../app-error.ts';
import { describeIssue } from '../../contract/issues.ts';
import { cardTextSchema, languageReferenceSchema } from '../../contract/resources.ts';

/**
 * Wayword's own deck file: one JSON object, UTF-8, a card a line so that a change reads well in a diff.
 * A card's rank is its place in `cards`, 1 first.
 */

const DECK_FORMAT = 'wayword-deck';

/**
 * Only text that a sync would keep as it is, so that a synced copy answers the same as the file.
 * `[word, meanings]` or `[word, meanings, forms]`; forms are the inflected spellings that lead to the word. A card that lists its own
 * word among them comes after other cards that have this spelling as a form: Dutch `was` is wax, but mostly a form of `zijn`.
 */
const cardSchema = z.tuple([cardTextSchema, z.array(cardTextSchema), z.exactOptional(z.array(cardTextSchema))]);

/** A package or list that a deck was made from. */
export const sourceSchema = z.strictObject({
  name: z.string(),
  version: z.string(),
  /** SPDX identifier where there is one. */
  licence: z.string(),
  /** Project page of the source, for people. */
  url: z.string(),
  sha256: z.optional(z.string()),
});

/** What a deck file says of itself: everything but its cards. */
export const deckHeaderFields = {
  format: z.literal(DECK_FORMAT),
  version: z.literal(1),
  from: languageReferenceSchema,
  to: languageReferenceSchema,
  licence: z.strictObject({ id: z.string(), url: z.string() }),
  sources: z.array(sourceSchema),
  /** What was changed against the sources, in a sentence. */
  changes: z.string(),
  /** Words of earlier versions of the deck, each with the card's word that took its place: what was learnt under one belongs to the other. */
  respelt: z.exactOptional(z.record(cardTextSchema, cardTextSchema)),
  /** Words of cards that study does not introduce unless the learner wants vulgar words. */
  vulgar: z.exactOptional(z.array(cardTextSchema)),
};

const deckFileSchema = z.strictObject({ ...deckHeaderFields, cards: z.array(cardSchema) });

export type DeckFile = z.infer<typeof deckFileSchema>;
export type DeckFileCard = DeckFile['cards'][number];

/**
 * Checks the text of a deck file.
 *
 * @throws {AppError} `deck-file-invalid` naming the first place that is wrong.
 */
export function parseDeckFile(text: string): DeckFile {
  return parseDeckJson(parseJson(text));
}

/**
 * The same for a file that may be something else: a list of decks, another program's file.
 *
 * @returns undefined when the text is JSON but does not call itself a Wayword deck.
 */
export function findDeckFile(text: string): DeckFile | undefined {
  const json = parseJson(text);
  const isDeck = typeof json === 'object' && json !== null && 'format' in json && json.format === DECK_FORMAT;
  return isDeck ? parseDeckJson(json) : undefined;
}

function parseDeckJson(json: unknown): DeckFile {
  const result = z.safeParse(deckFileSchema, json);
  if (result.success) return result.data;
  throw new AppError('deck-file-invalid', describeIssue(result.error, json, 'the file'));
}

function parseJson(text: string): unknown {
  try {
    // A byte order mark, which some editors write, is not part of the JSON.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const position = /at position (\d+)/.exec(reason)?.[1];
    const place = position === undefined ? '' : ` at line ${countLines(text, Number(position))}`;
    throw new AppError('deck-file-invalid', `Expected JSON${place}, got: ${reason}.`, { cause });
  }
}

/** Number of the line, from 1, that a place of the text is in. */
function countLines(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/** Writes a deck file's text: stable key order, one card a line, a newline at the end. */
export function formatDeckFile(deck: DeckFile): string {
  const { cards, ...header } = deck;
  const head = JSON.stringify(header, undefined, 1).replace(/\n}$/, ',\n "cards": [\n');
  return `${head}${cards.map((card) => JSON.stringify(card)).join(',\n')}\n]}\n`;
}
