import type { LanguageReference } from './language.ts';
import type { PairId } from './pair.ts';

/** Names a source of the library: its pair for the pair's first one, `spa-eng:2` and so on for others. Never shown. */
export type SourceId = PairId | `${PairId}:${number}`;

/** What the learner has chosen for a source. */
export interface SourceChoices {
  /** As shown. Empty: the screen names it by its origin. */
  name: string;
  /** Whether the contract answers from it, and ranks are its ranks. One source of each pair has it. */
  isMain: boolean;
  /** Whether look-ups ask it. */
  inLookups: boolean;
  /** Whether study takes new words from it. */
  inStudy: boolean;
  /** Sources of a pair are asked in ascending order. */
  position: number;
}

export type DeckOrigin =
  | { kind: 'upstream'; address: string }
  | { kind: 'starter'; licence: { id: string; url: string } }
  | { kind: 'file'; name: string };

/** What a refresh has made of a deck's words. */
export interface DeckChanges {
  added: WordList;
  gone: WordList;
  /** Words with other meanings than before. */
  changed: WordList;
}

/** `words` names the first of them. */
export interface WordList {
  count: number;
  words: string[];
}

/** A source of the library. */
export interface DeckSummary {
  /** Names the source in messages. */
  id: string;
  /** As the learner has named it; empty: the screen names it by its origin. */
  name: string;
  /** Whether the contract answers from it, and ranks are its ranks. One source of each pair has it. */
  isMain: boolean;
  /** Whether look-ups ask it. */
  inLookups: boolean;
  /** Whether study takes new words from it. */
  inStudy: boolean;
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  /** Number of flashcards that are on this machine and can be read now. */
  cards: number;
  firstRank: number;
  lastRank: number;
  /** False while the deck is still being synced for the first time. */
  isComplete: boolean;
  origin: DeckOrigin;
  /** What the last refresh has changed, where there was one. */
  changes: DeckChanges | undefined;
  updatedAt: number;
}
