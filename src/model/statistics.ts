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
  /** The words of one deck, in stretches of ranks. */
  stretches: DeckStretch[];
  achieved: Achieved;
  /** Desired chance of recall, between 0 and 1. */
  retention: number;
  /** Whether the days in a row are shown. */
  hasStreak: boolean;
}

/** The learner's achievements with one deck. */
export interface Achieved {
  /** Words that were answered or marked as known. */
  met: number;
  learning: number;
  known: number;
  /**
   * Share of running text that the known words make up, today and thirty days ago, and with the words in learning. Undefined for a deck
   * without such a count.
   */
  coverage: { now: number; learning: number; before: number } | undefined;
  /** Undefined once all are reached. */
  milestone: Milestone | undefined;
}

/** The words of a deck up to a rank, without those that are left for reading. */
export interface Milestone {
  rank: number;
  words: number;
  known: number;
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
