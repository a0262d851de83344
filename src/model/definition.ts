import type { PairId } from './pair.ts';

export interface Definition {
  pair: PairId;
  word: string;
  text: string;
  /** Where the word was met, if the learner kept it. */
  sentence?: string | undefined;
  updatedAt: number;
}

/** A definition in the list of the learner's own words. */
export interface OwnWord extends Definition {
  /** Undefined for a word that its deck does not have. */
  rank: number | undefined;
  /** Whether it is asked, or will be. */
  isStudied: boolean;
}
