import type { PairId } from './pair.ts';
import type { ShownSentence } from './study.ts';
import type { WordState } from './word-state.ts';

/** Orders of the list of the learner's own words. */
export const OWN_WORD_SORTS = ['newest', 'alphabet', 'state', 'due'] as const;
export type OwnWordSort = (typeof OWN_WORD_SORTS)[number];

/** Actions on own words. `remove` takes them off the list, and out of study if no deck has them. */
export const OWN_WORD_ACTS = ['study', 'know', 'stop', 'remove'] as const;
export type OwnWordAct = (typeof OWN_WORD_ACTS)[number];

/** Names an own word. */
export interface OwnWordKey {
  pair: PairId;
  /** In NFC. */
  word: string;
}

export interface OwnWordQuery {
  /** Part of the word, its definition, a sentence or its page's title; empty for all. */
  text: string;
  /** Undefined for all pairs. */
  pair?: PairId | undefined;
  sort: OwnWordSort;
}

/** A word that the learner defined or took into study by hand. */
export interface OwnWord extends OwnWordKey, Pick<WordState, 'state' | 'isWanted'> {
  /** The spelling to show. */
  headword: string;
  /** The learner's meaning. */
  definition: string | undefined;
  /** Of the decks, without the definition. */
  meanings: string[];
  /** The newest sentence in which the learner met it. */
  sentence: ShownSentence | undefined;
  /** The sentence that belongs to the definition. */
  ownSentence: string | undefined;
  /** Instant of the last change of its definition, or at which it was taken. */
  at: number;
  /** Study day on which it is asked next; undefined if it has none. */
  dueDay: number | undefined;
  /** The deck that has it, as a `SourceId`, and its rank there; both undefined if none has. */
  source: string | undefined;
  rank: number | undefined;
}

/** A part of the list. */
export interface OwnWordPage {
  /** Number of all found words. */
  total: number;
  /** Pairs of all own words. */
  pairs: PairId[];
  words: OwnWord[];
  /** Current study day. */
  day: number;
}
