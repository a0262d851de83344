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
