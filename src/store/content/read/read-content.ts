import type { LookupStore } from '../../lookup-store.ts';
import { type CardBlock, toCardBlock } from '../blocks.ts';
import { type Directory, findDirectory, type KeptRows, trim } from '../cache/content-cache.ts';
import { getDirectory, readHashes } from '../cache/directories.ts';
import type { FreshWords } from '../cache/fresh-words.ts';
import type { EntryList, SourceRow } from '../content-database.ts';
import { type DeckQueries, queryDecks } from './deck-queries.ts';

/**
 * The cached rows of decks, for synchronous reading code. ContentRows that are not cached read as empty and make the pass incomplete: `readContent`
 * discards its result, loads the rows and starts another pass. So reading code is short and free of caching.
 */
export interface ContentRows {
  /** Whether an earlier read of this pass found rows missing. All further reads of the pass are empty. */
  readonly isIncomplete: boolean;
  sources(): readonly SourceRow[];
  /** Runs independent reads. Their missing rows are loaded in parallel. */
  all<T>(reads: readonly (() => T)[]): T[];
  directory(deck: SourceRow): Directory;
  /** @param firstRanks - From the directory. @returns One block for each. */
  blocks(deck: SourceRow, firstRanks: readonly number[]): CardBlock[];
  /** @param firstKeys - From the directory. @returns One row for each. */
  entries(deck: SourceRow, firstKeys: readonly string[]): EntryList[];
  /** Entries that the word index of a deck does not have yet. */
  freshWords(deck: SourceRow): FreshWords;
}

/** Loads missing rows into the cache. */
type Load = (queries: DeckQueries) => Promise<void>;

/**
 * Reads rows from memory if it has them all, and otherwise in one read transaction.
 *
 * @param work - Called again after each load, so it must do nothing but read. It may stop early when `rows.isIncomplete`.
 * @throws {AppError} `storage-unavailable`.
 */
export async function readContent<T>(store: LookupStore, work: (rows: ContentRows) => T): Promise<T> {
  const { contentConnection, cache } = store;
  if (cache.ahead) await cache.ahead;
  const run = createPasses(store);
  const first = run(work);
  if (first.missing.length === 0) return first.result;
  const found = await queryDecks(contentConnection, async (queries) => {
    let pass = first;
    while (pass.missing.length > 0) {
      await Promise.all(pass.missing.map((load) => load(queries)));
      pass = run(work);
    }
    // Only at the end, as one look-up may need more rows than are kept.
    trim(cache.blocks);
    trim(cache.entries);
    return pass.result;
  });
  // Only now, as it takes as long as many look-ups.
  readHashes(cache, contentConnection);
  return found;
}

interface Pass<T> {
  /** Meaningless if anything is missing. */
  result: T;
  missing: readonly Load[];
}

/** Creates a function that runs passes of one read. */
function createPasses({ cache }: LookupStore): <T>(work: (rows: ContentRows) => T) => Pass<T> {
  /** Sources whose directory named a row that does not exist. */
  const distrusted = new Set<SourceRow['id']>();
  let missing: Load[] = [];

  function findRows<Row, First extends number | string>(
    deck: SourceRow,
    firsts: readonly First[],
    { kept, load }: { kept: KeptRows<Row>; load: (queries: DeckQueries, first: First) => Promise<Row | undefined> },
  ): Row[] {
    if (missing.length > 0) return [];
    const keyOf = (first: First) => `${deck.deck} ${deck.revision} ${first}`;
    const absent = firsts.filter((first) => !kept.rows.has(keyOf(first)));
    if (absent.length === 0) return firsts.map((first) => useRow(kept, keyOf(first)));
    missing.push(async (queries) => {
      const rows = await Promise.all(absent.map((first) => load(queries, first)));
      // The sources and the directory were read earlier and may name rows that are gone, so both are read again.
      if (rows.includes(undefined)) {
        cache.sources = undefined;
        cache.directories.delete(deck.id);
        distrusted.add(deck.id);
      }
      absent.forEach((first, index) => {
        const row = rows[index];
        if (row !== undefined) kept.rows.set(keyOf(first), row);
      });
    });
    return [];
  }

  const rows: ContentRows = {
    get isIncomplete() {
      return missing.length > 0;
    },
    sources() {
      if (missing.length > 0) return [];
      if (cache.sources) return cache.sources;
      missing.push(async (queries) => {
        cache.sources = await queries.sources();
      });
      return [];
    },
    all(reads) {
      if (missing.length > 0) return [];
      const noted: Load[] = [];
      const results = reads.map((read) => {
        const result = read();
        noted.push(...missing);
        missing = [];
        return result;
      });
      missing = noted;
      return results;
    },
    directory(deck) {
      const empty = { deck: deck.deck, revision: deck.revision, firstRanks: [], firstKeys: [], hashes: undefined };
      if (missing.length > 0) return empty;
      const known = findDirectory(cache, deck);
      if (known) return known;
      missing.push(async (queries) => {
        // A stored directory that names missing rows would name them again.
        await getDirectory(cache, queries, deck, distrusted.has(deck.id) ? [] : undefined);
      });
      return empty;
    },
    blocks: (deck, firstRanks) =>
      findRows(deck, firstRanks, {
        kept: cache.blocks,
        async load(queries, firstRank) {
          const row = await queries.block(deck.deck, firstRank);
          return row && toCardBlock(row);
        },
      }),
    entries: (deck, firstKeys) =>
      findRows(deck, firstKeys, {
        kept: cache.entries,
        load: async (queries, firstKey) => (await queries.words(deck.deck, firstKey))?.entries,
      }),
    freshWords: ({ deck }) => cache.freshWords.get(deck) ?? new Map(),
  };
  return (work) => {
    missing = [];
    const result = work(rows);
    return { result, missing };
  };
}

/** Moves a cached row to the end: rows are in the order of their last use. */
function useRow<Row>({ rows }: KeptRows<Row>, key: string): Row {
  // The caller has found the row.
  const row = rows.get(key) as Row;
  rows.delete(key);
  rows.set(key, row);
  return row;
}
