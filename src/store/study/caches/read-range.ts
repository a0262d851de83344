import type { Table } from 'dexie';
import type { PairId } from '../../../model/pair.ts';

/**
 * Reads the rows of some words of a pair, and those that stand between them: one request, where each word would take one. It is fast for words
 * that are near each other.
 */
export function readRange<Row>(
  table: Table<Row, [PairId, string]>,
  pair: PairId,
  words: readonly string[],
): PromiseLike<Row[]> {
  const { first, last } = findEnds(words);
  return table.where('[pair+word]').between([pair, first], [pair, last], true, true).toArray();
}

/** The first and the last of some words, in the order of the database. */
export function findEnds(words: readonly string[]): { first: string; last: string } {
  let [first = '', last = ''] = [words[0], words[0]];
  for (const word of words) {
    if (word < first) first = word;
    if (word > last) last = word;
  }
  return { first, last };
}
