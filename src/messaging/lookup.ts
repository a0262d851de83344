import type { ContractReply } from '../contract/reply.ts';
import type { FullAnswer } from '../model/full-entry.ts';
import {
  MAX_BLOCK_LENGTH,
  MAX_BLOCKS,
  MAX_FIT_MEANINGS,
  MAX_LANGUAGE_TAG_LENGTH,
  MAX_SCAN_LENGTH,
  MAX_TEXT_LENGTH,
} from '../model/limits.ts';
import type { LookupEntry, LookupResult, MeaningsFit } from '../model/lookup.ts';
import type { ClassifiedPage } from '../model/page-word.ts';
import type { PairId } from '../model/pair.ts';
import { message } from './message.ts';
import { integer, list, MAX_ADDRESS_LENGTH, object, oneOf, optional, pair, text, word } from './parse.ts';

/** A place in a stretch of running text. */
const passage = object({
  text: text({ min: 1, max: MAX_SCAN_LENGTH }),
  /** Of the glyph in `text`, in UTF-16 code units. */
  offset: integer({ max: MAX_SCAN_LENGTH }),
  /** The text's language: the tag that the page gives (BCP 47, or close to it) or an ISO 639-3 code. Absent when unknown. */
  language: optional(text({ max: MAX_LANGUAGE_TAG_LENGTH })),
  /** `text` with spaces instead of what the page declares to be in another language. Absent where there is nothing of the kind. */
  ownText: optional(text({ max: MAX_SCAN_LENGTH })),
  /** Set when the person asked for this very text, by a selection, a command or a menu. */
  asked: optional(oneOf(true)),
});

export const LOOKUP_MESSAGES = {
  /** The contract: path and query as in HTTP. An error status is an answer like any other. */
  'lookup.get': message<ContractReply>()(
    'everywhere',
    object({ path: text({ max: MAX_ADDRESS_LENGTH, pattern: /^\// }) }),
  ),
  /** Finds what a stretch of running text says at `offset`. Nothing found is an empty `entries`. */
  'lookup.define': message<LookupResult>()('everywhere', passage),
  /** Finds the languages that a word of a text may be defined in though no deck has it: those of the deck that would have had it. */
  'lookup.findPair': message<{ pair: PairId | undefined }>()('everywhere', passage),
  /** Finds what the learner knows of each word of some texts. A page asks for some two hundred words at a time. */
  'lookup.classify': message<ClassifiedPage>()(
    'everywhere',
    object({
      texts: list(text({ max: MAX_BLOCK_LENGTH }), { max: MAX_BLOCKS }),
      language: optional(text({ max: MAX_LANGUAGE_TAG_LENGTH })),
    }),
  ),
  /** Finds words that a word which no deck has is made of, or that differ from it in one letter, and whether it has a recording. */
  'lookup.findNear': message<{ entries: LookupEntry[]; isRecorded?: boolean | undefined }>()(
    'everywhere',
    object({ pair, word }),
  ),
  /** Finds which meanings of a card the translation of its sentence uses, and whether it uses that of the word alone. */
  'lookup.findFit': message<MeaningsFit>()(
    'everywhere',
    object({
      pair,
      meanings: list(text({ max: MAX_TEXT_LENGTH }), { max: MAX_FIT_MEANINGS }),
      translation: text({ max: MAX_BLOCK_LENGTH }),
      /** Translation of the word alone; empty for none. */
      word: text({ max: MAX_TEXT_LENGTH }),
    }),
  ),
  /** Finds all that dictionaries from files say about a word, and an example sentence of the package. */
  'lookup.findFull': message<FullAnswer>()('everywhere', object({ pair, word })),
};
