import type { PairId } from '../model/pair.ts';

/** The settings that decide what a session asks. */
export interface StudySettings {
  /** New words per study day, over all decks. */
  newPerDay: number;
  /** Reviews per study day, over all decks; undefined for no maximum. */
  maxReviews?: number;
  /** Desired retention, between 0 and 1. */
  retention: number;
  /** Whether to introduce vulgar words of decks. */
  vulgar: boolean;
  /** Rank at which new words start, by language pair. */
  starts?: Record<PairId, number>;
}
