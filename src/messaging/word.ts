import { MAX_TEXT_LENGTH } from '../model/limits.ts';
import { OWN_WORD_ACTS, OWN_WORD_SORTS, type OwnWordKey, type OwnWordPage } from '../model/own-word.ts';
import { message } from './message.ts';
import { id, integer, list, object, oneOf, optional, pair, text, word } from './parse.ts';
import { MAX_WORDS_PER_PAGE } from './study.ts';

/** Most own words that one message changes: all of them in one transaction. */
export const MAX_WORDS_PER_ACT = 1_000;

/** The fields of an `OwnWordQuery`. */
const query = { text: text({ max: MAX_TEXT_LENGTH }), pair: optional(pair), sort: oneOf(...OWN_WORD_SORTS) };

export const WORD_MESSAGES = {
  /** A page of the words that the learner defined or took into study by hand. */
  'word.list': message<OwnWordPage>()(
    'pages',
    object({ ...query, offset: integer(), limit: integer({ min: 1, max: MAX_WORDS_PER_PAGE }) }),
  ),
  /** All words of that list. */
  'word.keys': message<OwnWordKey[]>()('pages', object(query)),
  /** Changes many of them. `id` undoes it by `word.takeBack`. */
  'word.act': message<{ words: number }>()(
    'pages',
    object({
      id,
      act: oneOf(...OWN_WORD_ACTS),
      words: list(object({ pair, word }), { min: 1, max: MAX_WORDS_PER_ACT }),
    }),
  ),
  'word.takeBack': message<void>()('pages', object({ id, ref: id })),
};
