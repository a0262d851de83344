import type { PairId } from './pair.ts';

export interface DeckCheck {
  pair: PairId;
  /** Cards that are readable after the check. */
  cards: number;
  /** `busy`: the deck is being written, so it was not checked. */
  state: 'right' | 'repaired' | 'busy' | 'gone';
  /** Entries of the word index that were missing or wrong; the check rebuilt the index from the cards. */
  indexFaults: number;
  /** Cards that were unreadable. */
  lostCards: number;
  /** Outcome for the lost cards: restored from the package, or lost until the deck is fetched again. */
  cardsAre: 'all-there' | 'restored' | 'lost';
}

export interface StudyCheck {
  answers: number;
  /** Cached rows that differed from the log; the check rebuilt all of them. */
  staleRows: number;
  /** The second copy of the log: equal to the log, rebuilt from it, or holding answers that the log has lost. */
  copy: 'right' | 'rewritten' | 'has-more';
  /** Answers and other entries that only the second copy has. */
  missing: number;
  backups: number;
  /** Backups that lack a part. */
  brokenBackups: number;
  /** Whether the check created a backup because there was none. */
  hasMadeBackup: boolean;
}

/** Losses of the browser's storage, apart from entries of the study log. */
export interface Damage {
  /** `new`: installed, and nothing stored yet. `used`: something was stored. `gone`: everything that was stored is gone. */
  state: 'new' | 'used' | 'gone';
  lostDecks: number;
}

/** Databases that cannot be used: the study log's, and the decks'. */
export interface ClosedStores {
  log: boolean;
  decks: boolean;
}

/** Approximate stored size in bytes: some rows are measured, the others counted. */
export interface StoredSizes {
  decks: number;
  study: number;
}
