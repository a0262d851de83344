import type { DeckId, WordEntry } from '../content-database.ts';
import { type EntryLine, unpackEntries } from '../word-entries.ts';

/**
 * Index entries, by key, of cards that a sync has stored since its copy's word index was built. Only memory has them: the entries of a few cards
 * are spread over all rows of the index, so that adding them there would write most of it again.
 */
export type FreshWords = Map<string, WordEntry[]>;

/** By copy. */
export type AllFreshWords = Map<DeckId, FreshWords>;

export function addFreshWords(all: AllFreshWords, deck: DeckId, lines: readonly EntryLine[]): void {
  const words = all.get(deck) ?? new Map();
  all.set(deck, words);
  for (const entry of lines.length === 0 ? [] : unpackEntries(lines.join('\n'))) {
    const ofKey = words.get(entry[0]);
    if (ofKey) ofKey.push(entry);
    else words.set(entry[0], [entry]);
  }
}

/** Removes the entries of cards up to a rank, which the word index has now. */
export function dropFreshWords(all: AllFreshWords, deck: DeckId, lastRank: number): void {
  const words = all.get(deck);
  for (const [key, entries] of words ?? []) {
    const left = entries.filter(([, rank]) => rank > lastRank);
    if (left.length > 0) words?.set(key, left);
    else words?.delete(key);
  }
  if (words?.size === 0) all.delete(deck);
}
