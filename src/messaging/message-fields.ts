import * as z from 'zod/mini';
import { pairIdSchema } from '../contract/pair-schemas.ts';
import { MAX_TEXT_LENGTH } from '../contract/resources.ts';
import { MAX_SCAN_LENGTH, MAX_TAG_LENGTH } from './look-up-messages.ts';

/** Schemas that several messages have in common, each made when it is first asked for. */

export const makeEmptySchema = () => z.strictObject({});
/** A content script says nothing of its site: the background knows it from the browser. */
export const makeSiteNameSchema = () => z.optional(z.string().check(z.minLength(1), z.maxLength(255)));
/** A `SourceId`. */
export const makeSourceIdSchema = () => z.string().check(z.regex(/^[a-z]{3}-[a-z]{3}(?::[1-9]\d{0,5})?$/));
/** Name of a source or a file. */
export const makeNameSchema = () => z.string().check(z.maxLength(255));
export const makePairSchema = () => z.strictObject({ pair: pairIdSchema });
export const makeWordSchema = () => z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH));
/** Made by the sender, so that a message sent twice is done once. */
export const makeOpIdSchema = () => z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i));
export const makeStudyWordFields = () => ({ pair: pairIdSchema, word: makeWordSchema() });
/** A `StudyWish`. */
export const makeStudyWishSchema = () =>
  z.strictObject({
    pair: z.optional(pairIdSchema),
    isOneDeck: z.optional(z.boolean()),
    prefer: z.optional(z.strictObject(makeStudyWordFields())),
  });
/** Whole numbers up to a hundred years in days, or a day in milliseconds: more than any button says. */
export const makeIntervalDaysSchema = () => z.number().check(z.int(), z.nonnegative(), z.maximum(40_000));
export const makeMsSchema = () => z.number().check(z.int(), z.nonnegative(), z.maximum(86_400_000));
export const makeRetentionSchema = () => z.number().check(z.gt(0), z.lt(1));

export const makeCountSchema = () => z.number().check(z.int(), z.nonnegative());
/** A `BackupPlace`. */
export const makeBackupPlaceSchema = () =>
  z.discriminatedUnion('source', [
    z.strictObject({ source: z.literal('log'), device: z.string().check(z.maxLength(64)), seq: makeCountSchema() }),
    z.strictObject({ source: z.literal('copy'), chunk: makeCountSchema() }),
  ]);
/** What a backup says of itself; its fields are checked by the study. */
export const makeBackupHeadSchema = () => z.record(z.string().check(z.maxLength(64)), z.unknown());
/** Longest part of a backup, in UTF-16 code units. Chrome takes messages of at most 64 MiB. */
export const MAX_BACKUP_PART_LENGTH = 16_000_000;

/** Where a word was met. */
export const makeSentenceSchema = () => z.string().check(z.maxLength(1_000));

/** Words of one page of a list. */
export const MAX_WORDS_PER_PAGE = 200;

/** A place in a stretch of running text. */
export const makePassageSchema = () =>
  z.strictObject({
    text: z.string().check(z.minLength(1), z.maxLength(MAX_SCAN_LENGTH)),
    /** Place of the glyph in `text`, in UTF-16 code units. */
    offset: z.number().check(z.int(), z.nonnegative(), z.maximum(MAX_SCAN_LENGTH)),
    /** The text's language: the tag that the page gives (BCP 47, or close to it) or an ISO 639-3 code. Absent when unknown. */
    language: z.optional(z.string().check(z.maxLength(MAX_TAG_LENGTH))),
    /** `text` with spaces instead of what the page declares to be in another language. Absent where there is nothing of the kind. */
    ownText: z.optional(z.string().check(z.maxLength(MAX_SCAN_LENGTH))),
    /** Set when the person asked for this very text, by a selection, a command or a menu. */
    asked: z.optional(z.literal(true)),
  });
