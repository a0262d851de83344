import { toFoldedKey, toWordKey } from '../language/normalise.ts';
import type { DeckId, StoredCard, WordEntry, WordRow } from './content-database.ts';

/** Entries in one row, at least. */
const ROW_SIZE = 256;

/** Places of match kinds in a `WordEntry`, best first. */
export const WORD = 0;
export const FOLDED = 1;
export const FORM = 2;
export const FOLDED_FORM = 3;

/**
 * Makes the word index of a deck copy: every key that leads to a card, sorted.
 *
 * @param language - ISO 639-3 code of the words' language.
 * @param knownForms - Inflected forms by word, for cards that bring none of their own.
 */
export function buildWordIndex(
  deck: DeckId,
  cards: Iterable<StoredCard>,
  language: string,
  knownForms: ReadonlyMap<string, readonly string[]> = new Map(),
): WordRow[] {
  const entries: WordEntry[] = [];
  for (const [rank, word, , forms = knownForms.get(word) ?? []] of cards) {
    entries.push(...toEntries(rank, word, forms, language));
  }
  entries.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[2] - b[2] || a[1] - b[1]));
  const rows: WordRow[] = [];
  let start = 0;
  while (start < entries.length) {
    let end = Math.min(start + ROW_SIZE, entries.length);
    while (end < entries.length && entries[end]?.[0] === entries[end - 1]?.[0]) end++;
    rows.push({ deck, firstKey: entries[start]?.[0] ?? '', entries: JSON.stringify(entries.slice(start, end)) });
    start = end;
  }
  return rows;
}

function toEntries(rank: number, word: string, forms: readonly string[], language: string): WordEntry[] {
  const kinds = new Map<string, number>();
  const add = (key: string, kind: number) => {
    if (key !== '' && (kinds.get(key) ?? Number.POSITIVE_INFINITY) > kind) kinds.set(key, kind);
  };
  add(toWordKey(word, language), WORD);
  add(toFoldedKey(word, language), FOLDED);
  for (const form of forms) {
    add(toWordKey(form, language), FORM);
    add(toFoldedKey(form, language), FOLDED_FORM);
  }
  return Array.from(kinds, ([key, kind]) => [key, rank, kind]);
}

export function unpackEntries(row: WordRow): WordEntry[] {
  // Written by `buildWordIndex` alone.
  return JSON.parse(row.entries) as WordEntry[];
}

/** Finds the entries of the given keys in one row. */
export function findEntries(row: WordRow, keys: ReadonlySet<string>): WordEntry[] {
  return unpackEntries(row).filter(([key]) => keys.has(key));
}
