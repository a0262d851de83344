import type { StoredCard } from './card.ts';
import type { LanguageReference } from './language.ts';
import type { PairId } from './pair.ts';

/** Facts about a deck that are stored beside its cards; see `library/formats/deck-file.ts`. */
export interface DeckNotes {
  respelt?: Record<string, string>;
  vulgar?: string[];
  coverage?: CoveragePoint[];
}

type NotedDeck = { [Note in keyof DeckNotes]?: DeckNotes[Note] | undefined };

/** Picks the notes of a deck or a deck file, without empty fields. */
export function toDeckNotes({ respelt, vulgar, coverage }: NotedDeck): DeckNotes {
  return { ...(respelt ? { respelt } : {}), ...(vulgar ? { vulgar } : {}), ...(coverage ? { coverage } : {}) };
}

/** Whether a stored deck has the notes of a file. */
export function hasDeckNotes(deck: NotedDeck, file: DeckNotes): boolean {
  return JSON.stringify(toDeckNotes(deck)) === JSON.stringify(toDeckNotes(file));
}

/** The words of the cards up to a rank are this share of running text. */
export type CoveragePoint = [rank: number, share: number];

/** Part of a deck, in rank order. */
export interface DeckPage {
  /** The copy of the deck that the cards are from. If it changes between pages, the deck was replaced meanwhile. */
  copy: string;
  cards: StoredCard[];
  isLast: boolean;
  /** Only on the first page. */
  notes?: DeckNotes;
}

/** A deck that comes with the extension and installs without a network. */
export interface StarterDeckSummary {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  cards: number;
  /** Words of all kinds with their forms, or names of pictures: nouns only. */
  kind: 'words' | 'pictures';
}

/** The licence of a starter deck and the sources it was made from. */
export interface DeckLicence {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  licence: { id: string; url: string };
  sources: DeckSource[];
  /** One sentence on the changes against the sources. */
  changes: string;
}

export interface DeckSource {
  name: string;
  version: string;
  /** SPDX identifier if there is one; several are joined by `AND`. */
  licence: string;
  /** Project page of the source, for people. */
  url: string;
}
