import type { Definition, OwnWord } from '../model/definition.ts';
import { empty, id, pair, sentence, word } from './fields.ts';
import { message } from './message.ts';
import { object, optional, type Parse } from './parse.ts';

/** As long as a word or meaning of a deck may be, without the spaces around it. */
const definition: Parse<string> = (value) => word(typeof value === 'string' ? value.trim() : value);

export const DEFINITION_MESSAGES = {
  /** Everything that the learner has defined, the newest first. */
  'definition.list': message<OwnWord[]>()('pages', empty),
  'definition.put': message<Definition>()(
    'everywhere',
    object({ id, pair, word, text: definition, sentence: optional(sentence) }),
  ),
  'definition.remove': message<void>()('everywhere', object({ id, pair, word })),
};
