import { HELD_KINDS, type HeldWords } from '../model/held-words.ts';
import {
  MAX_ID_LENGTH,
  MAX_INSTANT,
  MAX_KNOWN_WORDS,
  MAX_OP_INTERVAL_DAYS,
  MAX_OP_MS,
  MAX_PAST_ANSWERS,
  MAX_TEXT_LENGTH,
  MAX_WEIGHED_PAIRS,
  MAX_ZONE_MINUTES,
} from '../model/limits.ts';
import type { ListedWords } from '../model/listed-words.ts';
import { RATINGS } from '../model/rating.ts';
import type { StudyStats } from '../model/statistics.ts';
import type { ShownExample, StudyCard, StudyHealth, StudyView, UndoneWord } from '../model/study.ts';
import type { ImportCounts, UnfinishedImport } from '../model/vocabulary.ts';
import { WEIGHTS } from '../model/weights.ts';
import type { WordState } from '../model/word-state.ts';
import { MAX_NEW_PER_DAY } from '../settings/settings.ts';
import { message } from './message.ts';
import {
  check,
  empty,
  flag,
  id,
  integer,
  list,
  object,
  oneOf,
  optional,
  pair,
  rank,
  sentence,
  text,
  where,
  word,
} from './parse.ts';

/** Most words of a list that are looked for at once: each of them may take a look-up. */
export const MAX_LISTED_WORDS = 500;

/** Most words whose cards are found at once: a fraction of a second, for which a look-up may have to wait. */
export const MAX_MATCHED_WORDS = 1_000;

/** Most words of one part of an import: a part is one transaction, for which a look-up may have to wait. */
export const MAX_IMPORTED_WORDS = 2_000;
/** Longest id of a part, which stands in the ids of its ops behind that of the import. */
const MAX_PART_LENGTH = 16;

/** Words of one page of a list. */
export const MAX_WORDS_PER_PAGE = 200;

/** A `StudyWish`. */
const wish = object({
  pair: optional(pair),
  isOneDeck: optional(flag),
  prefer: optional(object({ pair, word })),
  introduced: optional(list(object({ pair, word, cards: integer() }), { max: MAX_NEW_PER_DAY })),
  only: optional(list(object({ pair, word }), { max: MAX_LISTED_WORDS })),
});
/** More than any button says: a hundred years in days, or a day in milliseconds. */
const intervalDays = integer({ max: MAX_OP_INTERVAL_DAYS });
const ms = integer({ max: MAX_OP_MS });

/** A `StudyChoice`. */
const choice = where(
  object({ intervalDays, delayMs: ms }),
  'either days or a delay',
  ({ intervalDays, delayMs }) => intervalDays > 0 !== delayMs > 0,
);
const retention = check(
  'a number between 0 and 1',
  (value): value is number => typeof value === 'number' && value > 0 && value < 1,
);

/** Weights of the memory model: all, or none. */
const weights = where(
  list(
    check('a number', (value): value is number => typeof value === 'number' && Number.isFinite(value)),
    { max: WEIGHTS },
  ),
  'all weights or none',
  ({ length }) => length === 0 || length === WEIGHTS,
);

const instant = integer({ max: MAX_INSTANT });

/** A `PastAnswer`. */
const pastAnswer = object({
  at: instant,
  zoneMinutes: integer({ min: -MAX_ZONE_MINUTES, max: MAX_ZONE_MINUTES }),
  day: integer({ max: 100_000_000 }),
  rating: oneOf(...RATINGS, 'reset'),
  intervalDays,
  delayMs: ms,
  spentMs: ms,
});

/** An `ImportedWord`. */
const importedWord = object({
  word,
  isInDeck: flag,
  outcome: oneOf('continue', 'study'),
  meaning: optional(text({ max: MAX_TEXT_LENGTH })),
  reading: optional(text({ max: MAX_TEXT_LENGTH })),
  sentence: optional(sentence),
  title: optional(text({ max: MAX_TEXT_LENGTH })),
  last: optional(
    object({
      at: instant,
      rating: oneOf(...RATINGS),
      intervalDays: integer({ min: 1, max: MAX_OP_INTERVAL_DAYS }),
    }),
  ),
  past: optional(
    object({
      card: instant,
      newest: instant,
      history: optional(
        object({
          answers: list(pastAnswer, { max: MAX_PAST_ANSWERS }),
          retention,
          leftOut: optional(object({ kind: oneOf('suspend', 'bury'), at: instant })),
        }),
      ),
    }),
  ),
});

export const STUDY_MESSAGES = {
  /** The word to be asked now, and where the session stands. */
  'study.next': message<StudyView>()('pages', wish),
  /** Stores an answer, unless another window has answered the card meanwhile; gives what comes next. */
  'study.answer': message<{ isStored: boolean; view: StudyView }>()(
    'pages',
    object({
      id,
      pair,
      word,
      rating: oneOf(...RATINGS),
      choice,
      retention,
      spentMs: ms,
      seen: text({ max: MAX_ID_LENGTH }),
      wish,
    }),
  ),
  /** Words to ask again just so, those closest to being forgotten first; nothing is stored of it. */
  'study.practise': message<StudyCard[]>()('pages', object({ pair: optional(pair) })),
  /** Takes the newest answer or mark back and continues with its word, or redoes the one that was taken back last. */
  'study.undo': message<{ undone: UndoneWord | undefined; view: StudyView }>()(
    'pages',
    object({ id, direction: oneOf('undo', 'redo'), wish }),
  ),
  /** The learner's knowledge of a word, and their own text about it. */
  'study.find': message<{ state: WordState | undefined; definition: string | undefined }>()(
    'pages',
    object({ pair, word }),
  ),
  /** An example sentence of the package for a word: of one that is often forgotten another one after each time. */
  'study.example': message<{ example: ShownExample | undefined }>()('pages', object({ pair, word, lapses: integer() })),
  /** The marks that a word may be given on a web page, too: known, known no more, and to be studied soon. */
  'study.mark': message<WordState>()(
    'everywhere',
    object({ id, pair, word, mark: oneOf('know', 'unknow', 'want'), sentence: optional(sentence) }),
  ),
  /** Takes a mark of `study.mark` back, by the id it was sent with. Undefined where that was done already. */
  'study.undoMark': message<{ state: WordState | undefined }>()('everywhere', object({ id, ref: id })),
  /** Pauses a word, puts it off till tomorrow, or forgets what was learnt of it. */
  'study.hold': message<WordState>()('pages', object({ id, pair, word, mark: oneOf('suspend', 'bury', 'reset') })),
  /** All words of a deck up to a rank that are still new become known. */
  'study.knowUpTo': message<{ words: number }>()('pages', object({ id, pair, rank, isDryRun: flag })),
  /** Finds the cards of one deck that a list of words is about, forms and words with an article among them. */
  'study.findListed': message<ListedWords>()(
    'pages',
    object({ pair, words: list(word, { min: 1, max: MAX_LISTED_WORDS }) }),
  ),
  /** Words of a deck that are still new become known, all by one mark. */
  'study.knowWords': message<{ words: number }>()(
    'pages',
    object({ id, pair, words: list(word, { max: MAX_KNOWN_WORDS }), isDryRun: flag }),
  ),
  /** Finds the cards of words: for each word that of its card, or null. `forms`: indexes of the words that are forms of their card's. */
  'study.matchWords': message<{ found: (string | null)[]; forms: number[] }>()(
    'pages',
    object({ pair, words: list(word, { max: MAX_MATCHED_WORDS }) }),
  ),
  /** Begins an import of words from another program. The answer is its id, also that of an interrupted one of the same source. */
  'study.beginImport': message<UnfinishedImport>()('pages', object({ id, source: text({ max: MAX_TEXT_LENGTH }) })),
  /** Finds the import that has begun and not ended, as after its page was closed. */
  'study.findImport': message<UnfinishedImport | undefined>()('pages', empty),
  /** Imports some of the words. */
  'study.importWords': message<ImportCounts>()(
    'pages',
    object({
      id,
      part: text({ max: MAX_PART_LENGTH }),
      pair,
      known: list(word, { max: MAX_IMPORTED_WORDS }),
      words: list(importedWord, { max: MAX_IMPORTED_WORDS }),
      isLast: flag,
      isDryRun: flag,
    }),
  ),
  /** Undoes an import by its id, also an unfinished one. */
  'study.takeBackImport': message<void>()('pages', object({ id, ref: id })),
  /** Undoes one mark or answer by the id of its op, even after later ones. */
  'study.takeBack': message<{ isDone: boolean }>()('pages', object({ id, ref: id })),
  /** The data of the statistics: all decks, and one deck's words along their ranks. */
  'study.stats': message<StudyStats>()('pages', object({ pair })),
  /** Gives pairs weights of their own from now on; none return to the published ones. `part`: with an import, whose id it has. */
  'study.adoptWeights': message<void>()(
    'pages',
    object({
      id,
      part: optional(text({ max: MAX_PART_LENGTH })),
      pairs: list(pair, { min: 1, max: MAX_WEIGHED_PAIRS }),
      weights,
    }),
  ),
  /** Words that are not asked as others are. */
  'study.held': message<HeldWords>()(
    'pages',
    object({
      pair,
      kind: oneOf(...HELD_KINDS),
      offset: integer(),
      limit: integer({ min: 1, max: MAX_WORDS_PER_PAGE }),
    }),
  ),
  /** After the browser has lost the study log: restores it from its second copy, or starts an empty one. */
  'study.rescue': message<StudyHealth>()('pages', object({ choice: oneOf('restore', 'give-up') })),
};
