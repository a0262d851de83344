import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '../model/limits.ts';
import { LANGUAGE_CODE, PAIR_ID } from '../model/pair.ts';
import { SOURCE_ID } from '../model/source.ts';
import { integer, object, text } from './parse.ts';

/** Longest sentence that a card remembers, in UTF-16 code units. */
export const MAX_SENTENCE_LENGTH = 1_000;

/** Longest address of a server or path of the contract, in UTF-16 code units. */
export const MAX_ADDRESS_LENGTH = 2_048;

/** Fields that messages of several nouns have. */

export const languageCode = text({ pattern: LANGUAGE_CODE });
export const pair = text({ pattern: PAIR_ID });
/** A `SourceId`. */
export const sourceId = text({ pattern: SOURCE_ID });
/** Name of a source or a file. */
export const name = text({ max: MAX_NAME_LENGTH });
export const word = text({ min: 1, max: MAX_TEXT_LENGTH });
/** Where a word was met. */
export const sentence = text({ max: MAX_SENTENCE_LENGTH });
export const rank = integer();
/** Made by the sender, so that a message sent twice is done once. */
export const id = text({ pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i });

export const empty = object({});
