import type { PairId } from './pair.ts';

/** Why a word is not asked as others are: paused, known, or forgotten again and again. */
export const HELD_KINDS = ['suspended', 'known', 'leech'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

export interface HeldRequest {
  pair: PairId;
  kind: HeldKind;
  /** Words to pass over. */
  offset: number;
  limit: number;
}

export interface HeldWords {
  /** How many there are in all. */
  total: number;
  words: HeldWord[];
  /** Marks on many words at once that still count, the newest first; each is one op, to be taken back by its id. */
  batches: { id: string; at: number; words: number }[];
}

export interface HeldWord {
  /** In NFC. */
  word: string;
  /** Both undefined when the deck does not have the word any more. */
  rank: number | undefined;
  meaning: string | undefined;
  lapses: number;
}
