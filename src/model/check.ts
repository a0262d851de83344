import type { PairId } from './pair.ts';

export interface DeckCheck {
  pair: PairId;
  /** Cards that can be read, now. */
  cards: number;
  /** `busy`: the deck is being written, and was not checked. */
  state: 'right' | 'repaired' | 'busy' | 'gone';
  /** Entries of the word index that were missing or wrong; the index was made anew from the cards. */
  indexFaults: number;
  /** Cards that could not be read. */
  lostCards: number;
  /** What became of them: taken again from the package, or gone until the deck is fetched again. */
  cardsAre: 'all-there' | 'restored' | 'lost';
}

export interface StudyCheck {
  answers: number;
  /** Rows that were not what the log says; all were made anew from it. */
  staleRows: number;
  /** The second copy of the log: as the log; made anew from it; or it has answers that the log has lost. */
  copy: 'right' | 'rewritten' | 'has-more';
  /** Answers and other entries that only the second copy has. */
  missing: number;
  backups: number;
  /** Backups of which a part is gone. */
  brokenBackups: number;
  /** Whether there was none and one was made. */
  hasMadeBackup: boolean;
}

/** About how much is stored, in bytes: some rows are measured, and the others counted. */
export interface StoredSizes {
  decks: number;
  study: number;
}
