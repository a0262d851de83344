import type { LanguageReference } from './language.ts';
import type { PairId } from './pair.ts';
import type { Rating } from './rating.ts';

/** When a word is asked again after an answer: after days, or after a step of the same day. The other one is 0. */
export interface StudyChoice {
  intervalDays: number;
  delayMs: number;
}

/** A word to be asked. */
export interface StudyCard {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  /** In NFC. */
  word: string;
  /** Undefined when the deck does not have the word any more. */
  rank: number | undefined;
  /** Without the definition. */
  meanings: string[];
  definition: string | undefined;
  /** Where the word was met, if the learner kept it. */
  sentence?: string | undefined;
  /** `learning`: in a step of the day. */
  phase: 'new' | 'learning' | 'review';
  /** How often it was forgotten after it had been learnt. */
  lapses: number;
  /** It is forgotten so often that asking alone does not help. */
  isLeech: boolean;
  /** What the screen knows of the card: an answer to a card that has changed since is not taken. */
  seen: string;
  /** What each answer leads to. It is what is stored, however long the screen waits. */
  choices: Record<Rating, StudyChoice>;
  retention: number;
}

/** Which words a session asks. */
export interface StudyWish {
  /** The deck that new words come from; without it there are none. */
  pair?: PairId | undefined;
  /** Whether words of other decks are asked, too. */
  isOneDeck?: boolean | undefined;
  /** The word to go on with, if it is still to be asked. */
  prefer?: { pair: PairId; word: string } | undefined;
}

/** Where the session stands. */
export interface StudyView {
  /** Undefined when all is done. */
  card: StudyCard | undefined;
  /** What is still to be asked today. `learning` are words in a step of the day, due now or in a few minutes. */
  left: { due: number; learning: number; new: number };
  /** What was done on this study day. */
  today: { reviews: number; again: number; new: number; ms: number };
  /** Words that are due by tomorrow, if nothing more is done. */
  tomorrow: number;
  canUndo: boolean;
  canRedo: boolean;
  /** The clock is more than a day behind what it said at the newest entry of the log. */
  isClockBehind: boolean;
  health: StudyHealth;
}

/** What was taken back, or put back. */
export interface UndoneWord {
  pair: PairId;
  /** Empty for a mark on many words. */
  word: string;
  /** It was only asked for, and never seen in a session. */
  isWish: boolean;
}

/** `lost`: the browser has given back an empty or older database; the journal still has what was there. */
export type StudyHealth =
  | { kind: 'fine' }
  /** `ops`: how many the log had; `missing`: of those how many are not here; `lastAt`: of the newest one. */
  | { kind: 'lost'; ops: number; missing: number; lastAt: number };
