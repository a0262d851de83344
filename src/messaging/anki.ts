import type { AnkiChange, AnkiFollowed, AnkiOffer, AnkiView, SaidProblem, SaidReport } from '../model/anki.ts';
import { MAX_ANKI_WAITING } from '../model/anki.ts';
import { message } from './message.ts';
import { check, empty, list, object, oneOf, optional, pair, sentence, text, word } from './parse.ts';

/** What Anki said, or why it did not. */
type OrSaid<T> = (T & { problem?: undefined }) | { problem: SaidProblem };

/** Its fields are checked by `anki/configuration.ts`, which is loaded only where Anki is used. */
const change = check(
  'an object',
  (value): value is AnkiChange => typeof value === 'object' && value !== null && !Array.isArray(value),
);

const short = optional(word);

export const ANKI_MESSAGES = {
  'anki.look': message<AnkiView>()('pages', empty),
  /** Changes the fields that are given. */
  'anki.change': message<AnkiView>()('pages', object({ change })),
  /** Asks Anki for permission, and for its decks and note types. */
  'anki.connect': message<OrSaid<AnkiOffer>>()('pages', empty),
  'anki.fields': message<OrSaid<{ fields: string[] }>>()('pages', object({ noteType: word })),
  /** Adds words to Anki. A content script says nothing of its page: the background knows it from the browser. */
  'anki.add': message<SaidReport>()(
    'everywhere',
    object({
      words: list(
        object({
          pair,
          word,
          reading: short,
          meanings: list(word, { max: 1_000 }),
          sentence: optional(sentence),
          form: short,
          title: short,
          address: short,
        }),
        { min: 1, max: MAX_ANKI_WAITING },
      ),
    }),
  ),
  /** Tries the words that wait. */
  'anki.retry': message<SaidReport>()('pages', empty),
  /** Words that are known in Anki count as known for a pair; read again, or not any more. `look` asks nothing of Anki. */
  'anki.follow': message<{ followed?: AnkiFollowed | undefined; problem?: SaidProblem | undefined }>()(
    'pages',
    object({ act: oneOf('look', 'read', 'stop'), pair: optional(pair) }),
  ),
  /** Forgets words that wait. */
  'anki.remove': message<AnkiView>()('pages', object({ ids: list(text({}), { max: MAX_ANKI_WAITING }) })),
};
