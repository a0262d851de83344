import * as z from 'zod/mini';
import { MAX_TEXT_LENGTH } from '../model/card.ts';
import type { Language, LanguageReference } from '../model/language.ts';
import { LANGUAGE_CODE } from '../model/pair.ts';

/**
 * The resources of the contract as a server of ours gives them: exact, nothing optional.
 * What an upstream server sends is read more leniently; see `upstream-resources.ts`.
 */

/** A word or meaning as a deck holds it. */
export const cardTextSchema = z.string().check(
  z.minLength(1),
  z.maxLength(MAX_TEXT_LENGTH),
  z.refine((text) => text === text.trim(), { params: { expected: 'without spaces around it' } }),
  z.refine((text) => text.isWellFormed(), { params: { expected: 'without half a character' } }),
);

/** The same rule where a schema for each of a million cards would take too long. */
export function isCardText(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= MAX_TEXT_LENGTH &&
    value === value.trim() &&
    value.isWellFormed()
  );
}

/** ISO 639-3. */
export const languageCodeSchema = z.string().check(z.regex(LANGUAGE_CODE));

/** A word's place in its deck's order, as the deck's source numbers it: an integer, 0 or more. */
export const rankSchema = z.number().check(z.int(), z.nonnegative());

export const languageReferenceSchema = z.strictObject({
  iso639_3: languageCodeSchema,
  /** English display name. */
  name: z.string(),
}) satisfies z.ZodMiniType<LanguageReference>;

export const languageSchema = z.strictObject({
  name: z.string(),
  iso639_3: languageCodeSchema,
  /** True when a deck *from* this language exists. */
  has_flashcards: z.boolean(),
}) satisfies z.ZodMiniType<Language>;

export const flashcardSchema = z.strictObject({
  lang_from: languageReferenceSchema,
  lang_to: languageReferenceSchema,
  word: z.string().check(z.minLength(1)),
  /** Rank to ask for next. */
  next: rankSchema,
  /** In the target language; a user definition, if there is one, is first. May be empty. */
  meanings: z.array(z.string()),
});

export type Flashcard = z.infer<typeof flashcardSchema>;
