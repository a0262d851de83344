import { type Connection, settle } from '../../connection.ts';
import type { BlockRow, DeckId, DirectoryRow, SourceRow, WordRow } from '../content-database.ts';
import { allOf } from '../key-range.ts';

/** Reads of decks, all in one transaction. */
export interface DeckQueries {
  sources(): Promise<SourceRow[]>;
  block(deck: DeckId, firstRank: number): Promise<BlockRow | undefined>;
  words(deck: DeckId, firstKey: string): Promise<WordRow | undefined>;
  /** All stored directories. Some decks have none, and some have one of an older revision. */
  directories(): Promise<DirectoryRow[]>;
  directory(deck: DeckId): Promise<DirectoryRow | undefined>;
  /** First ranks of all blocks, and first keys of all rows of the word index, ascending. Browsers read the whole rows for them. */
  firsts(deck: DeckId): Promise<{ firstRanks: number[]; firstKeys: string[] }>;
}

/**
 * Runs queries in one transaction.
 *
 * @param work - Must await only its queries, or the browser ends the transaction.
 * @throws As {@link Connection.read}.
 */
export function queryDecks<T>(connection: Connection, work: (queries: DeckQueries) => Promise<T>): Promise<T> {
  return connection.read(['sources', 'directories', 'blocks', 'words'], (transaction) => {
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
  });
}
