import type { PairId } from '../model/pair.ts';
import type { Holiday } from './holiday.ts';

/** The settings that decide what a session asks. */
export interface StudySettings {
  /** New words per study day, over all decks. */
  newPerDay: number;
  /** Reviews per study day, over all decks; undefined for no maximum. */
  maxReviews?: number;
  /** Weekdays on which few words are to be due, 0 for Sunday. */
  easyDays?: readonly number[];
  holiday?: Holiday | null;
  /** Hour of the reminder; `null` for none, undefined where the browser has no reminders. */
  remindAt?: number | null;
  /** The newest week in which the summary of the week before is hidden. */
  hiddenWeek?: number;
  /** Whether the learner may be offered the reminder. */
  remindOffer?: boolean;
  /** Whether the statistics show the days in a row; by default they do. */
  streak?: boolean;
  /** Desired retention, between 0 and 1. */
  retention: number;
  /** Whether to introduce vulgar words of decks. */
  vulgar: boolean;
  /** Whether included decks introduce their words strictly by rank; by default they begin as `first-words.ts` says. */
  byRank?: boolean;
  /** Rank at which new words start, by language pair. */
  starts?: Record<PairId, number>;
  /** Pairs whose new words start exactly there, however many the learner dismisses. */
  fixedStarts?: readonly PairId[];
}
