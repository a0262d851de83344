import type { Language } from '../model/language.ts';
import type { LanguagePair } from '../model/pair.ts';
import type { Flashcard } from './resources.ts';

/** Why a source has no flashcard to give. */
export type Absence =
  /** The source has no deck for the pair. */
  | 'unknown-pair'
  /** The deck has no card at this rank. */
  | 'no-card'
  /** The deck is still being synced and may have a card here later. */
  | 'not-synced-yet';

/** What the contract is answered from: a deck on disk, in memory, in the browser's store. */
export interface LookupSource {
  /** All languages known, each once, in the order they are to be listed. */
  languages(): Promise<Language[]>;
  /** @param rank - An integer, 0 or more. */
  flashcard(pair: LanguagePair, rank: number): Promise<Flashcard | Absence>;
}
