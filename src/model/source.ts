import type { LanguageReference } from './language.ts';
import type { PairId } from './pair.ts';

/** Names a source of the library: its pair for the pair's first one, `spa-eng:2` and so on for others. Never shown. */
export type SourceId = PairId | `${PairId}:${number}`;

export const SOURCE_ID = /^[a-z]{3}-[a-z]{3}(?::[1-9]\d{0,5})?$/;

/** The learner's choices for a source. */
export interface SourceChoices {
  /** The learner's name for it. Empty: the screen shows the name of its origin. */
  name: string;
  /** Whether the contract answers from it and ranks are its ranks. Exactly one source of each pair is main. */
  isMain: boolean;
  /** Whether look-ups search it. */
  inLookups: boolean;
  /** Whether study takes new words from it. */
  inStudy: boolean;
  /** Look-ups search the sources of a pair in ascending order. */
  position: number;
}

/** Where a source came from. */
export type DeckOrigin =
  | { kind: 'upstream'; address: string }
  | { kind: 'starter'; licence: { id: string; url: string } }
  /**
   * `isDictionary`: it is there to look words up in, and not to study from. `credit`: whom the file names as its makers. `isRanked`: its cards
   * are in the order of their frequency. `file`: name of the file, where `name` is the title inside it. `facts`: it is a source of facts.
   */
  | {
      kind: 'file';
      name: string;
      isDictionary?: boolean;
      credit?: string;
      isRanked?: boolean;
      file?: string;
      facts?: FactCounts;
    };

/**
 * A source of facts has no meanings: its cards say how frequent words are and how they are pronounced. Its pair is the language of the words
 * twice. It is never main, and nothing is looked up or studied from it; what it says is shown beside the words of other sources.
 */
export interface FactCounts {
  /** Words with a frequency, with a pitch accent, and with a pronunciation in IPA. */
  frequencies: number;
  pitches: number;
  pronunciations: number;
}

export const isOfFacts = ({ origin }: { origin: DeckOrigin }): boolean =>
  origin.kind === 'file' && origin.facts !== undefined;

export const isDictionary = (origin: DeckOrigin): boolean => origin.kind === 'file' && origin.isDictionary === true;

/** A source that the browser's storage has lost: enough to name it, and to get it again. */
export type LostDeck = Pick<DeckSummary, 'id' | 'name' | 'pair' | 'from' | 'to' | 'origin'>;

/** How a refresh changed the words of a deck. */
export interface DeckChanges {
  added: WordList;
  gone: WordList;
  /** Words whose meanings changed. */
  changed: WordList;
}

/** A count of words; `words` lists only the first of them. */
export interface WordList {
  count: number;
  words: string[];
}

/** A source of the library, as pages see it. */
export interface DeckSummary extends Omit<SourceChoices, 'position'> {
  /** A `SourceId`. */
  id: string;
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  /** Number of flashcards that are stored and readable now. */
  cards: number;
  firstRank: number;
  lastRank: number;
  /** False during the first sync, and while the cards of a starter deck arrive. */
  isComplete: boolean;
  /** Number of all its cards, while only the first ones of a starter deck are stored. */
  expectedCards?: number | undefined;
  origin: DeckOrigin;
  /** Changes of the last refresh; undefined if there was none. */
  changes: DeckChanges | undefined;
  updatedAt: number;
}
