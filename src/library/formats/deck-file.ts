import * as z from 'zod/mini';
import { AppError } from '../../app-error.ts';
import { describeIssue } from '../../contract/issues.ts';
import { cardTextSchema, languageReferenceSchema } from '../../contract/resources.ts';
import { type CardDetails, GENDERS, WORD_CLASSES } from '../../model/card.ts';
import type { DeckNotes } from '../../model/deck.ts';
import { MAX_EXAMPLES, MAX_PARTS } from '../../model/limits.ts';
import { parseJson } from './parse-json.ts';

/** Most points of a deck's curve of coverage: more would not be seen in it. */
export const MAX_COVERAGE_POINTS = 100;

/**
 * Wayword's own deck file: one JSON object, UTF-8, a card a line so that a change reads well in a diff.
 * A card's rank is its place in `cards`, 1 first.
 *
 * Version 2 adds the details of cards, and `kind` and `coverage` of the deck. A file of version 1 is read as one of version 2 that has none
 * of them. Version 2 is what is written.
 */

const DECK_FORMAT = 'wayword-deck';
const DECK_VERSION = 2;

const listOf = <T extends z.ZodMiniType>(item: T, most: number) =>
  z.exactOptional(z.array(item).check(z.minLength(1), z.maxLength(most)));

const detailsSchema = z.strictObject({
  reading: z.exactOptional(cardTextSchema),
  classes: listOf(z.enum(WORD_CLASSES), WORD_CLASSES.length),
  meaningClasses: z.exactOptional(z.array(z.enum(WORD_CLASSES)).check(z.minLength(1))),
  genders: listOf(z.enum(GENDERS), GENDERS.length),
  parts: listOf(cardTextSchema, MAX_PARTS),
  examples: listOf(z.tuple([cardTextSchema, z.exactOptional(cardTextSchema)]), MAX_EXAMPLES),
}) satisfies z.ZodMiniType<CardDetails>;

/**
 * Only text that a sync would keep as it is, so that a synced copy answers the same as the file.
 * `[word, meanings]`, `[word, meanings, forms]` or `[word, meanings, forms, details]`; forms are the inflected spellings that lead to the
 * word. A card that lists its own word among them comes after other cards that have this spelling as a form: Dutch `was` is wax, but mostly
 * a form of `zijn`.
 */
export const cardSchema = z.tuple([
  cardTextSchema,
  z.array(cardTextSchema),
  z.exactOptional(z.array(cardTextSchema)),
  z.exactOptional(detailsSchema),
]);

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

const coverageSchema = z
  .array(z.tuple([z.number().check(z.int(), z.positive()), z.number().check(z.positive(), z.maximum(1))]))
  .check(
    z.minLength(1),
    z.maxLength(MAX_COVERAGE_POINTS),
    z.refine((points) => points.every(([rank, share], index) => isAbove([rank, share], points[index - 1])), {
      params: { expected: 'ascending' },
    }),
  );

const isAbove = ([rank, share]: [number, number], [lastRank, lastShare]: [number, number] = [0, 0]) =>
  rank > lastRank && share >= lastShare;

/** The header of a deck file: everything but its cards. */
export const deckHeaderFields = {
  format: z.literal(DECK_FORMAT),
  version: z.literal([1, DECK_VERSION]),
  /** Absent: a deck to study and to look words up in. A dictionary is only looked up. */
  kind: z.exactOptional(z.literal('dictionary')),
  from: languageReferenceSchema,
  to: languageReferenceSchema,
  licence: z.strictObject({ id: z.string(), url: z.string() }),
  sources: z.array(sourceSchema),
  /** The changes from the sources, in one sentence. */
  changes: z.string(),
  /** Words of earlier versions of the deck, each with the card's word that took its place: what was learnt under one belongs to the other. */
  respelt: z.exactOptional(z.record(cardTextSchema, cardTextSchema)),
  /** Words of cards that study does not introduce unless the learner wants vulgar words. */
  vulgar: z.exactOptional(z.array(cardTextSchema)),
  /**
   * How much of running text the first cards make up: `[[100, 0.46], [1000, 0.74]]` says that the words of the first 1,000 cards are 74 % of
   * all words of a text. Ranks and shares ascend.
   */
  coverage: z.exactOptional(coverageSchema),
};

const deckNotesSchema = z.strictObject({
  respelt: deckHeaderFields.respelt,
  vulgar: deckHeaderFields.vulgar,
  coverage: deckHeaderFields.coverage,
});

/**
 * Checks a deck's notes, as JSON.
 *
 * @throws {AppError} `bad-request` naming the first place that is wrong.
 */
export function parseDeckNotes(text: string): DeckNotes {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad-request', 'Expected the notes to be JSON.', { cause });
  }
  const result = z.safeParse(deckNotesSchema, json);
  if (result.success) return result.data;
  throw new AppError('bad-request', describeIssue(result.error, json, 'the notes'));
}

export const deckFileSchema = z.strictObject({ ...deckHeaderFields, cards: z.array(cardSchema) });

/** A deck file as it was read, of whichever version. */
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

export function parseDeckJson(json: unknown): DeckFile {
  return { ...checkDeckJson(deckFileSchema, json, nameDeckPlace), version: DECK_VERSION };
}

/** @throws {AppError} `deck-file-invalid` naming the first place that is wrong. */
export function checkDeckJson<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: unknown,
  namePlace: (path: readonly PropertyKey[]) => string,
): z.infer<Schema> {
  const result = z.safeParse(schema, json);
  if (result.success) return result.data;
  throw new AppError('deck-file-invalid', describeIssue(result.error, json, 'the file', namePlace));
}

/** "meaning 2 of card 250,000". Cards are counted from 1, as their ranks are. */
export function nameDeckPlace([field, index, part, ...more]: readonly PropertyKey[]): string {
  if (field !== 'cards' || typeof index !== 'number') {
    return [field, index, part, ...more]
      .flatMap((key) => (key === undefined ? [] : [quoteKey(key)]))
      .reverse()
      .join(' of ');
  }
  const card = `card ${(index + 1).toLocaleString('en')}`;
  if (part === undefined) return card;
  if (part === 0) return `the word of ${card}`;
  const [item] = more;
  if (part === 1) return item === undefined ? `the meanings of ${card}` : `meaning ${Number(item) + 1} of ${card}`;
  if (part === 2) return item === undefined ? `the forms of ${card}` : `form ${Number(item) + 1} of ${card}`;
  return [...more.map(quoteKey).reverse(), `the details of ${card}`].join(' of ');
}

const quoteKey = (key: PropertyKey) => (typeof key === 'number' ? `item ${key + 1}` : `"${String(key)}"`);

/** Writes a deck file's text: stable key order, one card a line, a newline at the end. */
export function formatDeckFile(deck: DeckFile): string {
  const { cards, ...header } = deck;
  const head = JSON.stringify({ ...header, version: DECK_VERSION }, undefined, 1).replace(/\n}$/, ',\n "cards": [\n');
  return `${head}${cards.map((card) => JSON.stringify(card)).join(',\n')}\n]}\n`;
}
