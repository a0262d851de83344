import type { LookupStore } from '../../lookup-store.ts';
import { type CardBlock, toCardBlock } from '../blocks.ts';
import {
  type Directory,
  findDirectory,
  type KeptRows,
  type KeptSources,
  splitSources,
  trim,
} from '../cache/content-cache.ts';
import { getDirectory, readHashes } from '../cache/directories.ts';
import type { FreshWords } from '../cache/fresh-words.ts';
import type { EntryList, SourceRow } from '../content-database.ts';
import { type DeckQueries, queryDecks } from './deck-queries.ts';

/**
 * The rows of decks, for synchronous reading code: short, and free of caching. A read of rows that are not cached does not return: it ends the
 * pass, and `readContent` loads the rows and runs the code again.
 */
export interface ContentRows {
  /** All sources but those of facts. */
  sources(): readonly SourceRow[];
  /** The sources of facts. */
  facts(): readonly SourceRow[];
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
 * @param work - Called again after each load, so it must do nothing but read.
 * @throws {AppError} `storage-unavailable`.
 */
export async function readContent<T>(store: LookupStore, work: (rows: ContentRows) => T): Promise<T> {
  const { contentConnection, cache } = store;
  if (cache.ahead) await cache.ahead;
  const run = createPasses(store);
  const first = run(work);
  if ('result' in first) return first.result;
  const found = await queryDecks(contentConnection, async (queries) => {
    let pass: Pass<T> = first;
    while ('missing' in pass) {
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

/** The result of reading code, or the loads of the rows that it lacks. */
type Pass<T> = { result: T } | { missing: readonly Load[] };

/**
 * Thrown by a read of rows that are not cached. Only this file knows it. The loads are recorded apart from it, so reading code that catches
 * it cannot hide that rows are missing.
 */
const SUSPENDED = new Error('suspended');

/** Creates a function that runs passes of one read. */
function createPasses({ cache }: LookupStore): <T>(work: (rows: ContentRows) => T) => Pass<T> {
  /** Sources whose directory named a row that does not exist. */
  const distrusted = new Set<SourceRow['id']>();
  let missing: Load[] = [];

  function run<T>(work: () => T): Pass<T> {
    missing = [];
    try {
      const result = work();
      if (missing.length === 0) return { result };
    } catch (thrown) {
      if (missing.length === 0) throw thrown;
    }
    return { missing };
  }

  function suspend(load: Load): never {
    missing.push(load);
    throw SUSPENDED;
  }

  /** Ends the pass of code that has caught the signal, too: it reads nothing more. */
  function assertRunning(): void {
    if (missing.length > 0) throw SUSPENDED;
  }

  function findRows<Row, First extends number | string>(
    deck: SourceRow,
    firsts: readonly First[],
    { kept, load }: { kept: KeptRows<Row>; load: (queries: DeckQueries, first: First) => Promise<Row | undefined> },
  ): Row[] {
    assertRunning();
    const keyOf = (first: First) => `${deck.deck} ${deck.revision} ${first}`;
    const absent = firsts.filter((first) => !kept.rows.has(keyOf(first)));
    if (absent.length === 0) return firsts.map((first) => useRow(kept, keyOf(first)));
    return suspend(async (queries) => {
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
  }

  function keptSources(): KeptSources {
    assertRunning();
    return (
      cache.sources ??
      suspend(async (queries) => {
        cache.sources = splitSources(await queries.sources());
      })
    );
  }

  const rows: ContentRows = {
    sources: () => keptSources().decks,
    facts: () => keptSources().facts,
    all<T>(reads: readonly (() => T)[]) {
      assertRunning();
      const passes = reads.map(run);
      missing = passes.flatMap((pass) => ('missing' in pass ? pass.missing : []));
      assertRunning();
      return passes.flatMap((pass) => ('result' in pass ? [pass.result] : []));
    },
    directory(deck) {
      assertRunning();
      return (
        findDirectory(cache, deck) ??
        suspend(async (queries) => {
          // A stored directory that names missing rows would name them again.
          await getDirectory(cache, queries, deck, distrusted.has(deck.id) ? [] : undefined);
        })
      );
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
  return (work) => run(() => work(rows));
}

/** Moves a cached row to the end: rows are in the order of their last use. */
function useRow<Row>({ rows }: KeptRows<Row>, key: string): Row {
  // The caller has found the row.
  const row = rows.get(key) as Row;
  rows.delete(key);
  rows.set(key, row);
  return row;
}
