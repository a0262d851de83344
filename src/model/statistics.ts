import type { PairId } from './pair.ts';

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
