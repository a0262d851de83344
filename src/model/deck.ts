import type { StoredCard } from './card.ts';
import type { LanguageReference } from './language.ts';
import type { PairId } from './pair.ts';

/** What a deck says of single words beside its cards; see `deck-file/deck-file.ts`. */
export interface WordNotes {
  respelt?: Record<string, string>;
  vulgar?: string[];
}

/** Part of a deck, in rank order. */
export interface DeckPage {
  /** Which copy of the deck the cards are from: another one means that the deck was exchanged meanwhile. */
  copy: string;
  cards: StoredCard[];
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
