import { type DatabaseReads, settle } from '../reads.ts';
import type { BlockRow, DeckId, DirectoryRow, SourceRow, WordRow } from './content-database.ts';
import { allOf } from './directories.ts';

/** Reads of decks, in one transaction. */
export interface Reading {
  sources(): Promise<SourceRow[]>;
  block(deck: DeckId, firstRank: number): Promise<BlockRow | undefined>;
  words(deck: DeckId, firstKey: string): Promise<WordRow | undefined>;
  /** Those that are kept: of some decks none, of others that of an older revision. */
  directories(): Promise<DirectoryRow[]>;
  directory(deck: DeckId): Promise<DirectoryRow | undefined>;
  /** First ranks of all blocks, and first keys of all rows of the word index, ascending. Browsers pass over the whole rows for it. */
  firsts(deck: DeckId): Promise<{ firstRanks: number[]; firstKeys: string[] }>;
}

/**
 * Reads in one transaction.
 *
 * @param work - Waits for nothing but what it reads: else the transaction ends under it.
 * @throws As {@link DatabaseReads.begin}.
 */
export async function readDecks<T>(contentReads: DatabaseReads, work: (reading: Reading) => Promise<T>): Promise<T> {
  const transaction = await contentReads.begin(['sources', 'directories', 'blocks', 'words']);
  const table = (name: string) => transaction.objectStore(name);
  return work({
    sources: () => settle(table('sources').getAll()),
    directories: () => settle(table('directories').getAll()),
    directory: (deck) => settle(table('directories').get(deck)),
    block: (deck, firstRank) => settle(table('blocks').get([deck, firstRank])),
    words: (deck, firstKey) => settle(table('words').get([deck, firstKey])),
    async firsts(deck) {
      const all = IDBKeyRange.bound(...allOf(deck));
      const [blocks, words] = await Promise.all([
        settle(table('blocks').getAllKeys(all)) as Promise<[DeckId, number][]>,
        settle(table('words').getAllKeys(all)) as Promise<[DeckId, string][]>,
      ]);
      return { firstRanks: blocks.map(([, first]) => first), firstKeys: words.map(([, first]) => first) };
    },
  });
}
