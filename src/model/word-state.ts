/** States of a word in study. */
export const WORD_STATES = ['new', 'learning', 'due', 'known', 'suspended'] as const;

/** The learner's knowledge of a word. */
export interface WordState {
  word: string;
  /** `known`: marked as known, or remembered for three weeks or more. `learning`: between new and known, and not due. */
  state: (typeof WORD_STATES)[number];
  /** A new word that the learner asked to study. */
  isWanted: boolean;
  /** The learner marked it as known and can undo that. */
  isMarked?: boolean;
}
