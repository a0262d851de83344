import type { BlockRow, ContentDatabase, DeckId, DeckRow, WordRow } from './content-database.ts';
import { allOf } from './directories.ts';

/** Reads of decks, in one transaction of the browser's own: a look-up is little else, and takes a sixth longer through Dexie. */
export interface Reading {
  decks(): Promise<DeckRow[]>;
  block(deck: DeckId, firstRank: number): Promise<BlockRow | undefined>;
  words(deck: DeckId, firstKey: string): Promise<WordRow | undefined>;
  /** First ranks of all blocks, and first keys of all rows of the word index, ascending. */
  firsts(deck: DeckId): Promise<{ firstRanks: number[]; firstKeys: string[] }>;
}

/**
 * Reads in one transaction.
 *
 * @param work - Waits for nothing but what it reads: else the transaction ends under it.
 * @throws What Dexie says of a database that cannot be opened, or a `DOMException`.
 */
export async function readDecks<T>(content: ContentDatabase, work: (reading: Reading) => Promise<T>): Promise<T> {
  const transaction = await begin(content);
  const table = (name: string) => transaction.objectStore(name);
  return work({
    decks: () => settle(table('decks').getAll()),
    block: (deck, firstRank) => settle(table('blocks').get([deck, firstRank])),
    words: (deck, firstKey) => settle(table('words').get([deck, firstKey])),
    async firsts(deck) {
      const all = IDBKeyRange.bound(...allOf(deck));
      const [blocks, words] = await Promise.all([
        settle<[DeckId, number][]>(table('blocks').getAllKeys(all)),
        settle<[DeckId, string][]>(table('words').getAllKeys(all)),
      ]);
      return { firstRanks: blocks.map(([, first]) => first), firstKeys: words.map(([, first]) => first) };
    },
  });
}

async function begin(content: ContentDatabase): Promise<IDBTransaction> {
  const open = async () => {
    if (!content.isOpen()) await content.open();
    return content.backendDB().transaction(['decks', 'blocks', 'words']);
  };
  try {
    return await open();
  } catch (thrown) {
    if (!(thrown instanceof DOMException) || thrown.name !== 'InvalidStateError') throw thrown;
    // The browser has closed the database under Dexie, which takes it for open.
    content.close({ disableAutoOpen: false });
    return open();
  }
}

function settle<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
