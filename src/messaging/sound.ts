import { message } from './message.ts';
import { empty, flag, list, object, optional, pair, word } from './parse.ts';

export const SOUND_MESSAGES = {
  /** Plays a recording of a word, slowly if it is repeated, and stops another one. Answered with whether there is one, once it plays. */
  'sound.play': message<boolean>()(
    'everywhere',
    object({
      pair,
      /** Its spellings, best first. */
      words: list(word, { min: 1, max: 2 }),
      /** The form on the page, if that is wanted. */
      form: optional(word),
      reading: optional(word),
      /** Whether the page can say the form otherwise. */
      hasVoice: flag,
    }),
  ),
  /** Recordings were added or removed. */
  'sound.changed': message<void>()('pages', empty),
};
