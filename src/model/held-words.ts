import type { PairId } from './pair.ts';

/** Lapses from which a word counts as a leech. The text `progress.held.none.leech` says the number. */
export const LEECH_LAPSES = 8;

/** Why a word is not asked as usual: paused, known, or forgotten again and again. */
export const HELD_KINDS = ['suspended', 'known', 'leech'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

export interface HeldRequest {
  pair: PairId;
  kind: HeldKind;
  /** Number of words to skip. */
  offset: number;
  limit: number;
}

export interface HeldWords {
  /** Number of all held words of this kind. */
  total: number;
  words: HeldWord[];
  /** Marks on many words at once that still apply, newest first. Each is one op, and its id undoes it. */
  batches: { id: string; at: number; words: number }[];
}

export interface HeldWord {
  /** In NFC. */
  word: string;
  /** The learner's spelling to show, otherwise the word. */
  headword: string;
  /** Both undefined when no deck has the word or its headword. */
  rank: number | undefined;
  meaning: string | undefined;
  lapses: number;
}
