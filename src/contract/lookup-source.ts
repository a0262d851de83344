import type { Language } from '../model/language.ts';
import type { LanguagePair } from '../model/pair.ts';
import type { Flashcard } from './resources.ts';

/** Reasons why a source has no flashcard. */
export type Absence =
  /** The source has no deck for the pair. */
  | 'unknown-pair'
  /** The deck has no card at this rank. */
  | 'no-card'
  /** The deck is still being synced and may have a card here later. */
  | 'not-synced-yet';

/** Data source of the contract: decks on disk, in memory, or in the browser's store. */
export interface LookupSource {
  /** All known languages in list order, without duplicates. */
  languages(): Promise<Language[]>;
  /** Digest of all decks, which changes with every edition; absent if decks change while they are served. */
  edition?(): string;
  /** @param rank - An integer, 0 or more. */
  flashcard(pair: LanguagePair, rank: number): Promise<Flashcard | Absence>;
}
