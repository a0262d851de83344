import { type Connection, readFrom } from '../../connection.ts';
import type { DirectoryRow, HashRow, SourceRow } from '../content-database.ts';
import { LEAST_HASHED_ROWS, readHashRow } from '../hash-index.ts';
import type { DeckQueries } from '../read/deck-queries.ts';
import { type ContentCache, type Directory, findDirectory } from './content-cache.ts';

/**
 * Gets the deck's directory from the cache, or reads it in the running transaction: its stored row if that is of the deck's revision, and
 * otherwise the keys of all blocks and words. With a directory, a row is found by `get`; a cursor costs ten times as much.
 *
 * @param stored - All stored directories, where they were read already.
 */
export async function getDirectory(
  cache: ContentCache,
  queries: DeckQueries,
  deck: SourceRow,
  stored?: readonly DirectoryRow[],
): Promise<Directory> {
  const known = findDirectory(cache, deck);
  if (known) return known;
  const row = stored ? stored.find((each) => each.deck === deck.deck) : await queries.directory(deck.deck);
  const { firstRanks, firstKeys } = row?.revision === deck.revision ? row : await queries.firsts(deck.deck);
  const directory = { deck: deck.deck, revision: deck.revision, firstRanks, firstKeys, hashes: undefined };
  cache.directories.set(deck.id, directory);
  return directory;
}

/** Directories whose hash index was requested. */
const asked = new WeakSet<Directory>();

/** Starts reading the hash indexes of the large decks in the cache. It reports no failure, because look-ups can do without them. */
export function readHashes({ directories }: ContentCache, connection: Connection): void {
  for (const directory of directories.values()) {
    if (asked.has(directory) || directory.firstKeys.length <= LEAST_HASHED_ROWS) continue;
    asked.add(directory);
    readFrom<HashRow | undefined>(connection, 'hashes', (table) => table.get(directory.deck))
      .then(async (row) => {
        directory.hashes = row && (await readHashRow(row));
      })
      .catch(() => undefined);
  }
}

/**
 * Finds the row that may hold a value: the index of the last first key that is not above it.
 *
 * @returns -1 when all are above it.
 */
export function findRowIndex<T extends number | string>(ascending: readonly T[], value: T): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    // `middle` is below `high`, so the list has it.
    if ((ascending[middle] as T) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
