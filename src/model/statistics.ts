import type { PairId } from './pair.ts';

/** The work of one study day. Days are counted from 1970-01-01, each from 04:00 local time. */
export interface StudyDay {
  day: number;
  /** Words answered for the first time. */
  new: number;
  reviews: number;
  /** Answers that were "Forgot". */
  again: number;
  /** Answers to due words, without steps of the same day, and how many of these were recalled. */
  tested: number;
  recalled: number;
  ms: number;
}

/** The work of one study day on the words of one deck. */
export interface DeckDay extends StudyDay {
  pair: PairId;
}

/** The data behind the statistics. */
export interface StudyStats {
  /** Today's study day. */
  day: number;
  /** Work done, by deck and day, without days that had no study. */
  days: DeckDay[];
  /** Days that a flight across the date line shortened to almost nothing. */
  skipped: number[];
  /** Words of all decks due today (overdue ones included), tomorrow and so on, for 30 days. */
  forecast: number[];
  /** The words of one deck up to where the learner has come, in stretches of ranks. */
  stretches: DeckStretch[];
  /** All words of the deck behind them; undefined without any. */
  rest: DeckStretch | undefined;
  achieved: Achieved;
  /** Desired chance of recall, between 0 and 1. */
  retention: number;
  /** Whether the days in a row are shown. */
  hasStreak: boolean;
}

/** The learner's achievements in one pair of languages: the words of its main deck, and all others that the learner took from pages. */
export interface Achieved {
  /** Words that were answered, marked as known, or taken into study. */
  met: number;
  learning: number;
  known: number;
  /** Words that the learner took into study and that were not asked yet. */
  waiting: number;
  /** Words of the main deck, and how many of them are known. */
  deck: { words: number; known: number };
  /**
   * Share of running text that the known words make up, today and thirty days ago, and with the words in learning. Undefined for a deck
   * without such a count.
   */
  coverage: { now: number; learning: number; before: number } | undefined;
  /** Undefined once all are reached. */
  milestone: Milestone | undefined;
}

/** The first words of a deck, without those that are left for reading. */
export interface Milestone {
  words: number;
  known: number;
  /** Words in between that are left for reading. */
  left: number;
}

export interface DeckStretch {
  /** Ranks, both inclusive. */
  first: number;
  last: number;
  words: number;
  /** Marked as known, or remembered for three weeks or more. */
  known: number;
  learning: number;
}
