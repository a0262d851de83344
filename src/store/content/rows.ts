import type { Reader } from '../reader.ts';
import { type CardBlock, toCardBlock } from './blocks.ts';
import { type ContentCache, type Directory, findDirectory, type KeptRows, trim } from './cache.ts';
import type { EntryList, SourceRow } from './content-database.ts';
import { type DeckQueries, queryDecks } from './deck-queries.ts';
import { getDirectory, readHashes } from './directories.ts';

/**
 * The rows of decks for synchronous reading code. An uncached row is thrown as {@link Missing}; `readRows` loads it and restarts. So
 * reading code is short and free of caching.
 */
export interface Rows {
  sources(): readonly SourceRow[];
  /** Runs independent reads. Their missing rows are loaded in parallel. */
  all<T>(reads: readonly (() => T)[]): T[];
  directory(deck: SourceRow): Directory;
  /** @param firstRanks - From the directory. @returns One block for each. */
  blocks(deck: SourceRow, firstRanks: readonly number[]): CardBlock[];
  /** @param firstKeys - From the directory. @returns One row for each. */
  entries(deck: SourceRow, firstKeys: readonly string[]): EntryList[];
}

class Missing {
  readonly load: (queries: DeckQueries) => Promise<void>;
  constructor(load: (queries: DeckQueries) => Promise<void>) {
    this.load = load;
  }
}

/**
 * Reads rows from memory if it has them all, and otherwise in one read transaction.
 *
 * @param work - Called again after each load, so it must do nothing but read.
 * @throws {AppError} `storage-unavailable`.
 */
export async function readRows<T>(reader: Reader, work: (rows: Rows) => T): Promise<T> {
  const { contentReads, cache } = reader;
  if (cache.ahead) await cache.ahead;
  const rows = createRows(reader);
  const first = attempt(() => work(rows));
  if (!(first instanceof Missing)) return first;
  const found = await queryDecks(contentReads, async (queries) => {
    for (let result: T | Missing = first; ; result = attempt(() => work(rows))) {
      if (!(result instanceof Missing)) {
        // Only at the end, as one look-up may need more rows than are kept.
        trim(cache.blocks);
        trim(cache.entries);
        return result;
      }
      await result.load(queries);
    }
  });
  // Only now, as it takes as long as many look-ups.
  readHashes(cache, contentReads);
  return found;
}

function attempt<T>(work: () => T): T | Missing {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof Missing) return thrown;
    throw thrown;
  }
}

function createRows(reader: Reader): Rows {
  const { cache } = reader;
  return {
    sources() {
      if (cache.sources) return cache.sources;
      throw new Missing(async (queries) => {
        cache.sources = await queries.sources();
      });
    },
    all<T>(reads: readonly (() => T)[]) {
      const results = reads.map(attempt);
      const missing = results.filter((result) => result instanceof Missing);
      if (missing.length === 0) return results as T[];
      throw new Missing(async (queries) => {
        await Promise.all(missing.map(({ load }) => load(queries)));
      });
    },
    directory(deck) {
      const known = findDirectory(cache, deck);
      if (known) return known;
      throw new Missing(async (queries) => {
        await getDirectory(cache, queries, deck);
      });
    },
    blocks: (deck, firstRanks) =>
      collect(cache, cache.blocks, deck, firstRanks, async (queries, firstRank) => {
        const row = await queries.block(deck.deck, firstRank);
        return row && toCardBlock(row);
      }),
    entries: (deck, firstKeys) =>
      collect(cache, cache.entries, deck, firstKeys, async (queries, firstKey) => {
        const row = await queries.words(deck.deck, firstKey);
        return row?.entries;
      }),
  };
}

function collect<Row, First extends number | string>(
  cache: ContentCache,
  kept: KeptRows<Row>,
  deck: SourceRow,
  firsts: readonly First[],
  load: (queries: DeckQueries, first: First) => Promise<Row | undefined>,
): Row[] {
  const keyOf = (first: First) => `${deck.deck} ${deck.revision} ${first}`;
  const missing = firsts.filter((first) => !kept.rows.has(keyOf(first)));
  if (missing.length > 0) {
    throw new Missing(async (queries) => {
      const rows = await Promise.all(missing.map((first) => load(queries, first)));
      // The sources and the directory were read earlier and may name rows that are gone, so both are read again.
      if (rows.includes(undefined)) {
        cache.sources = undefined;
        cache.directories.delete(deck.id);
      }
      missing.forEach((first, index) => {
        const row = rows[index];
        if (row !== undefined) kept.rows.set(keyOf(first), row);
      });
    });
  }
  return firsts.map((first) => {
    // No row is missing here.
    const row = kept.rows.get(keyOf(first)) as Row;
    kept.rows.delete(keyOf(first));
    kept.rows.set(keyOf(first), row);
    return row;
  });
}
