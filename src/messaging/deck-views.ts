import type { PairId } from '../contract/language-pair.ts';
import type { LanguageReference } from '../contract/resources.ts';

/** What the background tells its pages of decks: plain data, nothing secret. */

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

export type DeckOrigin =
  | { kind: 'upstream'; address: string }
  | { kind: 'starter'; licence: { id: string; url: string } }
  | { kind: 'file'; name: string };

/** One flashcard as a deck's copy holds it; `forms` are inflected spellings that lead to it. */
export type CardTuple = [rank: number, word: string, meanings: string[], forms?: string[]];

/** What a deck says of single words beside its cards; see `deck-file/deck-file.ts`. */
export interface WordNotes {
  respelt?: Record<string, string>;
  vulgar?: string[];
}

/** Part of a deck, in rank order. */
export interface DeckPage {
  /** Which copy of the deck the cards are from: another one means that the deck was exchanged meanwhile. */
  copy: string;
  cards: CardTuple[];
  isLast: boolean;
  /** With the first page only. */
  notes?: WordNotes;
}

/** A deck that comes with the extension and can be put on this machine without a network. */
export interface StarterDeckSummary {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  cards: number;
  /** Words of all kinds with their forms, or names of pictures: nouns only. */
  kind: 'words' | 'pictures';
}

/** Under which licence a starter deck is, and what it was made from. */
export interface DeckLicence {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  licence: { id: string; url: string };
  sources: DeckSource[];
  /** What was changed against the sources, in a sentence. */
  changes: string;
}

export interface DeckSource {
  name: string;
  version: string;
  /** SPDX identifier where there is one; several are joined by `AND`. */
  licence: string;
  /** Project page of the source, for people. */
  url: string;
}
