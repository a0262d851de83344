import type { Definition } from '../model/definition.ts';
import { MAX_TEXT_LENGTH } from '../model/limits.ts';
import { message } from './message.ts';
import { id, object, optional, type Parse, pair, sentence, text, word } from './parse.ts';

/** As long as a word or meaning of a deck may be, without the spaces around it. */
const definition: Parse<string> = (value) => word(typeof value === 'string' ? value.trim() : value);

/** Empty to show the word itself again. */
const headword = text({ max: MAX_TEXT_LENGTH });
/** A page's title or address. */
const origin = text({ max: MAX_TEXT_LENGTH });

export const DEFINITION_MESSAGES = {
  'definition.put': message<Definition>()(
    'everywhere',
    object({
      id,
      pair,
      word,
      text: definition,
      headword: optional(headword),
      sentence: optional(sentence),
      title: optional(origin),
      address: optional(origin),
    }),
  ),
  'definition.remove': message<void>()('everywhere', object({ id, pair, word })),
};
