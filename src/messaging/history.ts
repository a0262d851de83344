import { MAX_SCAN_LENGTH, MAX_TEXT_LENGTH } from '../model/limits.ts';
import { LOOKED_UP_FILTERS, LOOKED_UP_SORTS, type LookedUpPage, type LookedUpWord } from '../model/look-up.ts';
import { OWN_WORD_ACTS, type OwnWordKey } from '../model/own-word.ts';
import { message } from './message.ts';
import { empty, id, integer, list, object, oneOf, optional, pair, text, word } from './parse.ts';
import { MAX_WORDS_PER_PAGE } from './study.ts';
import { MAX_WORDS_PER_ACT } from './word.ts';

/** The fields of a `LookedUpQuery`. */
const query = {
  text: text({ max: MAX_TEXT_LENGTH }),
  pair: optional(pair),
  sort: oneOf(...LOOKED_UP_SORTS),
  filters: list(oneOf(...LOOKED_UP_FILTERS), { max: LOOKED_UP_FILTERS.length }),
  page: optional(text({ max: MAX_TEXT_LENGTH })),
  address: optional(text({ max: MAX_TEXT_LENGTH })),
};

const offset = integer({ max: MAX_SCAN_LENGTH });
const words = list(object({ pair, word }), { min: 1, max: MAX_WORDS_PER_ACT });

export const HISTORY_MESSAGES = {
  /** A look-up that counts. The background finds out on which page it was, and whether it may be remembered. */
  'history.note': message<void>()(
    'everywhere',
    object({
      pair,
      word,
      /** Running text around the word on a page, as in `lookup.define`; absent in a search, as all of these. */
      text: optional(text({ max: MAX_SCAN_LENGTH })),
      /** Of the glyph. */
      offset: optional(offset),
      /** Range of the word. */
      start: optional(offset),
      end: optional(offset),
    }),
  ),
  /** A page of the words that were looked up. */
  'history.list': message<LookedUpPage>()(
    'pages',
    object({ ...query, offset: integer(), limit: integer({ min: 1, max: MAX_WORDS_PER_PAGE }) }),
  ),
  /** All words of that list. */
  'history.keys': message<OwnWordKey[]>()('pages', object(query)),
  /** Changes many of them, or removes them from the history. `id` undoes it by `history.takeBack`. */
  'history.act': message<{ words: number }>()('pages', object({ id, act: oneOf(...OWN_WORD_ACTS), words })),
  'history.takeBack': message<void>()('pages', object({ id, ref: id })),
  'history.clear': message<void>()('pages', empty),
  /** Words to study that were looked up often, once a day. */
  'history.suggest': message<LookedUpWord[]>()('pages', empty),
  /** Does not suggest some words again. */
  'history.decline': message<void>()('pages', object({ words })),
};
