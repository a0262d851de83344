import type { Reader } from '../reader.ts';
import { withStorageErrors } from '../storage-errors.ts';
import { type CardBlock, toCardBlock } from './blocks.ts';
import type { EntryList, SourceRow } from './content-database.ts';
import { type Reading, readDecks } from './deck-reading.ts';
import type { Directory } from './directories.ts';
import { KEPT_WORD_ROWS } from './hash-index.ts';

/**
 * The rows of decks as reading code sees them. What is not in memory yet is thrown as a {@link Missing}, and `readRows` loads it and
 * starts again; so reading code is short, synchronous, and free of caching.
 */
export interface Rows {
  sources(): readonly SourceRow[];
  /** Reads in several ways that do not wait for each other: what they miss is loaded side by side. */
  all<T>(reads: readonly (() => T)[]): T[];
  directory(deck: SourceRow): Directory;
  /** @param firstRanks - Of the directory. @returns A block for each. */
  blocks(deck: SourceRow, firstRanks: readonly number[]): CardBlock[];
  /** @param firstKeys - Of the directory. @returns A row for each. */
  entries(deck: SourceRow, firstKeys: readonly string[]): EntryList[];
}

/** Blocks kept in memory: about 8 MB at the most. */
const KEPT_BLOCKS = 128;

class Missing {
  readonly load: (reading: Reading) => Promise<void>;
  constructor(load: (reading: Reading) => Promise<void>) {
    this.load = load;
  }
}

/** Rows in the order of their last use. */
interface Kept<Row> {
  rows: Map<string, Row>;
  limit: number;
}

/** Rows that are cached between reads: blocks and words by the revision of their deck, `sources` until one of its rows changes. */
export interface RowMemory {
  sources: readonly SourceRow[] | undefined;
  /** What is being read ahead; it never rejects. */
  ahead: Promise<unknown> | undefined;
  blocks: Kept<CardBlock>;
  entries: Kept<EntryList>;
}

export function createRowMemory(): RowMemory {
  return {
    sources: undefined,
    ahead: undefined,
    blocks: { rows: new Map(), limit: KEPT_BLOCKS },
    entries: { rows: new Map(), limit: KEPT_WORD_ROWS },
  };
}

/**
 * Reads rows: from memory alone where it has them all, else in one read transaction.
 *
 * @param work - Called again after each load, so it must do nothing but read.
 * @throws {AppError} `storage-unavailable`.
 */
export async function readRows<T>(reader: Reader, work: (rows: Rows) => T): Promise<T> {
  const { contentReads, directories, rowMemory } = reader;
  // Else the same would be read twice, side by side.
  if (rowMemory.ahead) await rowMemory.ahead;
  const rows = createRows(reader);
  const first = attempt(() => work(rows));
  if (!(first instanceof Missing)) return first;
  const found = await withStorageErrors(() =>
    readDecks(contentReads, async (reading) => {
      for (let result: T | Missing = first; ; result = attempt(() => work(rows))) {
        if (!(result instanceof Missing)) {
          // Not before: one look-up may need more rows than are kept.
          letGo(rowMemory.blocks);
          letGo(rowMemory.entries);
          return result;
        }
        await result.load(reading);
      }
    }),
  );
  // Only now: it takes as long as many look-ups.
  directories.readHashes(contentReads);
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
  const { directories, rowMemory: memory } = reader;
  return {
    sources() {
      if (memory.sources) return memory.sources;
      throw new Missing(async (reading) => {
        memory.sources = await reading.sources();
      });
    },
    all<T>(reads: readonly (() => T)[]) {
      const results = reads.map(attempt);
      const missing = results.filter((result) => result instanceof Missing);
      if (missing.length === 0) return results as T[];
      throw new Missing(async (reading) => {
        await Promise.all(missing.map(({ load }) => load(reading)));
      });
    },
    directory(deck) {
      const known = directories.find(deck);
      if (known) return known;
      throw new Missing(async (reading) => {
        await directories.get(reading, deck);
      });
    },
    blocks: (deck, firstRanks) =>
      collect(reader, memory.blocks, deck, firstRanks, async (reading, firstRank) => {
        const row = await reading.block(deck.deck, firstRank);
        return row && toCardBlock(row);
      }),
    entries: (deck, firstKeys) =>
      collect(reader, memory.entries, deck, firstKeys, async (reading, firstKey) => {
        const row = await reading.words(deck.deck, firstKey);
        return row?.entries;
      }),
  };
}

function collect<Row, First extends number | string>(
  { directories, rowMemory }: Reader,
  kept: Kept<Row>,
  deck: SourceRow,
  firsts: readonly First[],
  load: (reading: Reading, first: First) => Promise<Row | undefined>,
): Row[] {
  const keyOf = (first: First) => `${deck.deck} ${deck.revision} ${first}`;
  const missing = firsts.filter((first) => !kept.rows.has(keyOf(first)));
  if (missing.length > 0) {
    throw new Missing(async (reading) => {
      const rows = await Promise.all(missing.map((first) => load(reading, first)));
      // What was read a moment ago may name rows that are gone by now: all of it is read again.
      if (rows.includes(undefined)) {
        rowMemory.sources = undefined;
        directories.forget(deck);
      }
      missing.forEach((first, place) => {
        const row = rows[place];
        if (row !== undefined) kept.rows.set(keyOf(first), row);
      });
    });
  }
  return firsts.map((first) => {
    // All are there by now.
    const row = kept.rows.get(keyOf(first)) as Row;
    kept.rows.delete(keyOf(first));
    kept.rows.set(keyOf(first), row);
    return row;
  });
}

/** Lets go of what was used longest ago. */
function letGo<Row>({ rows, limit }: Kept<Row>): void {
  for (const oldest of rows.keys()) {
    if (rows.size <= limit) break;
    rows.delete(oldest);
  }
}
