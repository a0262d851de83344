import { listCoreWords } from '../languages/core-words.ts';
import type { LoadInflections } from '../lookup/inflections.ts';
import type { SourcedEntry } from '../lookup/join-sources.ts';
import type { FindStates } from '../lookup/word-states.ts';
import type { StoredCard } from '../model/card.ts';
import type { LookupEntry, LookupResult } from '../model/lookup.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { Fit } from '../model/search.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import type { Store } from '../store/store.ts';

export interface SearchParts {
  store: Store;
  /** Looks a position of a text up, with the rules of its language. */
  define: (request: { text: string; offset: number; language: string; isWord?: true }) => Promise<LookupResult>;
  loadInflections: LoadInflections;
  findStates: FindStates;
  /** Milliseconds. */
  now: () => number;
}

/** A word of one source that answers. */
export interface Found {
  sourced: SourcedEntry;
  fit: Fit;
  rank: number;
  /** The entry already has the meanings of all sources. */
  isJoined?: true;
}

export function toFound(card: StoredCard, source: SourceRow, fit: Fit): Found {
  const [rank, word, meanings] = card;
  const entry = { ...toEntry(source.pair, word), rank, meanings };
  return { sourced: { entry, card, source }, fit, rank };
}

/** @param rank - The order among words that answer as well. */
export function toJoinedFound(entry: LookupEntry, fit: Fit, rank = entry.rank ?? 0): Found {
  return { sourced: { entry, card: undefined, source: undefined }, fit, rank, isJoined: true };
}

export function toEntry(pair: PairId, word: string): LookupEntry {
  const [core, ...others] = listCoreWords(word, toLanguagePair(pair).from);
  const isCore = core !== undefined && core !== word && others.length === 0;
  const entry: LookupEntry = { pair, word, rank: undefined, definition: undefined, meanings: [], match: 'word' };
  return isCore ? { ...entry, core } : entry;
}
