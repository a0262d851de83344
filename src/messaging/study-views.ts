import type { PairId } from '../contract/language-pair.ts';
import type { LanguageReference } from '../contract/resources.ts';
import type { Definition } from './lookup-views.ts';

/** What the background tells its pages of studying: plain data, nothing secret. */

/** A definition in the list of the learner's own words. */
export interface OwnWord extends Definition {
  /** Undefined for a word that its deck does not have. */
  rank: number | undefined;
  /** Whether it is asked, or will be. */
  isStudied: boolean;
}

export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;
export type Rating = (typeof RATINGS)[number];

/** When a word is asked again after an answer: after days, or after a step of the same day. The other one is 0. */
export interface StudyChoice {
  intervalDays: number;
  delayMs: number;
}

/** A word to be asked. */
export interface StudyCard {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  /** In NFC. */
  word: string;
  /** Undefined when the deck does not have the word any more. */
  rank: number | undefined;
  /** Without the definition. */
  meanings: string[];
  definition: string | undefined;
  /** Where the word was met, if the learner kept it. */
  sentence?: string | undefined;
  /** `learning`: in a step of the day. */
  phase: 'new' | 'learning' | 'review';
  /** How often it was forgotten after it had been learnt. */
  lapses: number;
  /** It is forgotten so often that asking alone does not help. */
  isLeech: boolean;
  /** What the screen knows of the card: an answer to a card that has changed since is not taken. */
  seen: string;
  /** What each answer leads to. It is what is stored, however long the screen waits. */
  choices: Record<Rating, StudyChoice>;
  retention: number;
}

/** Which words a session asks. */
export interface StudyWish {
  /** The deck that new words come from; without it there are none. */
  pair?: PairId | undefined;
  /** Whether words of other decks are asked, too. */
  isOneDeck?: boolean | undefined;
  /** The word to go on with, if it is still to be asked. */
  prefer?: { pair: PairId; word: string } | undefined;
}

/** Where the session stands. */
export interface StudyView {
  /** Undefined when all is done. */
  card: StudyCard | undefined;
  /** What is still to be asked today. `learning` are words in a step of the day, due now or in a few minutes. */
  left: { due: number; learning: number; new: number };
  /** What was done on this study day. */
  today: { reviews: number; again: number; new: number; ms: number };
  /** Words that are due by tomorrow, if nothing more is done. */
  tomorrow: number;
  canUndo: boolean;
  canRedo: boolean;
  /** The clock is more than a day behind what it said at the newest entry of the log. */
  isClockBehind: boolean;
  health: StudyHealth;
}

/** What was taken back, or put back. */
export interface UndoneWord {
  pair: PairId;
  /** Empty for a mark on many words. */
  word: string;
  /** It was only asked for, and never seen in a session. */
  isWish: boolean;
}

/** `lost`: the browser has given back an empty or older database, and the second copy of the log has `missing` ops more. */
export type StudyHealth = { kind: 'fine' } | { kind: 'lost'; ops: number; missing: number; lastAt: number };

export const WORD_STATES = ['new', 'learning', 'due', 'known', 'suspended'] as const;

/** What the learner knows of a word. */
export interface WordState {
  word: string;
  /** `known`: marked so, or kept for three weeks and more. `learning`: anything between new and known that is not due. */
  state: (typeof WORD_STATES)[number];
  /** A new word that the learner has asked to study. */
  isWanted: boolean;
  /** The learner has said that it is known, and can take that back. */
  isMarked?: boolean;
}

/** Why a word is not asked as others are: paused, known, or forgotten again and again. */
export const HELD_KINDS = ['suspended', 'known', 'leech'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

export interface HeldRequest {
  pair: PairId;
  kind: HeldKind;
  /** Words to pass over. */
  offset: number;
  limit: number;
}

export interface HeldWords {
  /** How many there are in all. */
  total: number;
  words: HeldWord[];
  /** Marks on many words at once that still count, the newest first; each is one op, to be taken back by its id. */
  batches: { id: string; at: number; words: number }[];
}

export interface HeldWord {
  /** In NFC. */
  word: string;
  /** Both undefined when the deck does not have the word any more. */
  rank: number | undefined;
  meaning: string | undefined;
  lapses: number;
}

/** Which words of a list a deck has. */
export interface ListedWords {
  /** Words as the deck writes them, each once. */
  words: string[];
  /** Words of the list that no card was found for. */
  missing: string[];
}

/** What statistics are drawn from. */
export interface StudyStats {
  /** Study day of today. */
  day: number;
  /** What was done, by deck and day; days without study are left out. */
  days: {
    pair: PairId;
    day: number;
    new: number;
    reviews: number;
    again: number;
    tested: number;
    recalled: number;
    ms: number;
  }[];
  /** Days without study that a flight over the date line has all but left out. */
  skipped: number[];
  /** Words of all decks that are due today, those of days before among them, tomorrow and so on, for 30 days. */
  forecast: number[];
  /** The words of one deck, in stretches along their ranks. */
  stretches: DeckStretch[];
  /** Desired chance of recall, between 0 and 1. */
  retention: number;
}

export interface DeckStretch {
  /** Ranks, both inclusive. */
  first: number;
  last: number;
  words: number;
  /** Marked so, or kept for three weeks and more. */
  known: number;
  learning: number;
}
