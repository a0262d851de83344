import type { CardFace } from './card.ts';
import type { LanguageReference } from './language.ts';
import type { PairId } from './pair.ts';
import type { Rating } from './rating.ts';
import type { TextRange } from './text-range.ts';

/** When to ask a word again after an answer: after days, or after a step on the same day. The other field is 0. */
export interface StudyChoice {
  intervalDays: number;
  delayMs: number;
}

/** A word to ask. */
export interface StudyCard extends CardFace {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  /** In NFC. */
  word: string;
  /** The spelling to show: the word, unless the learner has chosen another one. */
  headword: string;
  /** Undefined when the deck no longer has the word. */
  rank: number | undefined;
  /** Without the definition. */
  meanings: string[];
  definition: string | undefined;
  /** The newest sentences in which the learner met the word, otherwise the first example of the dictionary. */
  sentences: ShownSentence[];
  /** Whether the learner met the word in these sentences. Study shows them with the question. */
  isMet: boolean;
  /** Only of a new word that was met nowhere; for other words, Study asks while the question shows. */
  example?: ShownExample | undefined;
  /** `learning`: in one of the day's steps. */
  phase: 'new' | 'learning' | 'review';
  /** Number of times it was forgotten after it had been learnt. */
  lapses: number;
  /** The learner forgets it so often that repetition alone does not help. */
  isLeech: boolean;
  /** Version of the card on the screen. The background rejects an answer if the card has changed since. */
  seen: string;
  /** Result of each rating. The answer stores exactly this, however long the screen waits. */
  choices: Record<Rating, StudyChoice>;
  retention: number;
}

export interface ShownSentence {
  text: string;
  /** Where the word stands in it; undefined if it is not found. */
  marked?: TextRange | undefined;
  /** Title of the page. */
  title?: string | undefined;
  /** Address of the page. */
  address?: string | undefined;
  /** Of a dictionary's example, in the reader's language. */
  translation?: string | undefined;
}

/** An example sentence of the package. */
export interface ShownExample extends Pick<ShownSentence, 'text' | 'marked'> {
  /** In the reader's language, if there is a translation into it. */
  translation: string | undefined;
}

/** Which words a session asks. */
export interface StudyWish {
  /** The deck that supplies new words; without it there are none. */
  pair?: PairId | undefined;
  /** Whether to ask words of this deck only. */
  isOneDeck?: boolean | undefined;
  /** The word to continue with, if it is still left. */
  prefer?: { pair: PairId; word: string } | undefined;
  /** The only words to ask. New ones among them are asked regardless of the day's number of new words. */
  only?: { pair: PairId; word: string }[] | undefined;
  /** New words that the session has shown and not asked yet. */
  introduced?: Introduced[] | undefined;
}

/** A new word that was shown before it is asked. */
export interface Introduced {
  pair: PairId;
  word: string;
  /** Cards since. */
  cards: number;
}

/** Where the session stands. */
export interface StudyView {
  /** Undefined when all is done. */
  card: StudyCard | undefined;
  /** Words left today. `learning`: words in one of the day's steps, due now or in a few minutes. */
  left: { due: number; learning: number; new: number };
  /** Reviews that are due beyond the day's maximum; during a holiday all of them. */
  postponed: number;
  /** Undefined outside of a holiday and the return from it. */
  holiday?: ShownHoliday | undefined;
  /** Answers that finish the day, if each of them is "Remembered". */
  answersLeft: number;
  /** When the next word in a step returns; undefined if none waits. */
  stepAt: number | undefined;
  /** Current study day. */
  day: number;
  /** Work done on this study day. */
  today: { reviews: number; again: number; new: number; ms: number };
  /** Words due by tomorrow if the learner stops now. */
  tomorrow: number;
  /** New words that tomorrow brings. Counted only when all is done. */
  newTomorrow: number;
  /** Rank at which the open deck's new words start: as chosen, or moved on by the words that the learner dismissed; undefined without either. */
  start: number | undefined;
  /** Whether nothing of the open deck was ever answered or marked. Words may have been taken into study. */
  isUntouched: boolean;
  /** The last week, until the learner has hidden it. */
  lastWeek?: WeeklySummary | undefined;
  /** Whether to offer the reminder: from the third day with study on, until the learner chooses. */
  isReminderOffered?: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** The clock is more than a day behind the newest entry of the log. */
  isClockBehind: boolean;
  health: StudyHealth;
}

/** `break`: nothing is asked up to and including the study day `last`. `return`: at most `portion` reviews today. */
export type ShownHoliday = { kind: 'break'; last: number } | { kind: 'return'; portion: number };

/** The work of one week, over all decks. */
export interface WeeklySummary {
  /** The week in which it is shown, counted from 1970. */
  week: number;
  /** Days with study. */
  days: number;
  reviews: number;
  new: number;
  ms: number;
}

/** The word whose answer or mark was undone or redone. */
export interface UndoneWord {
  pair: PairId;
  /** Empty for a mark on many words. */
  word: string;
  /** The learner only asked to study it; no session has shown it. */
  isWish: boolean;
}

/** `lost`: the browser opened an empty or older database; the journal still has the missing ops. */
export type StudyHealth =
  | { kind: 'fine' }
  /** `ops`: how many the log had; `missing`: how many of them are gone; `lastAt`: instant of the newest one. */
  | { kind: 'lost'; ops: number; missing: number; lastAt: number };
