import * as z from 'zod/mini';
import type { Language, LanguageReference } from '../model/language.ts';
import { MAX_TEXT_LENGTH } from '../model/limits.ts';
import { LANGUAGE_CODE } from '../model/pair.ts';

/**
 * The resources of the contract as our servers return them: exact, without optional parts.
 * Resources of upstream servers are read more leniently; see `upstream-resources.ts`.
 */

/** A word or meaning in a deck, by the rule of `isCardText`. */
export const cardTextSchema = z.string().check(
  z.minLength(1),
  z.maxLength(MAX_TEXT_LENGTH),
  z.refine((text) => text === text.trim(), { params: { expected: 'without spaces around it' } }),
  z.refine((text) => text.isWellFormed(), { params: { expected: 'without half a character' } }),
);

/** ISO 639-3. */
export const languageCodeSchema = z
  .string()
  .check(z.refine((code) => LANGUAGE_CODE.test(code), { params: { expected: 'a code of three letters from a to z' } }));

/** A word's position in its deck, as its source numbers it: an integer of at least 0. */
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
