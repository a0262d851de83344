import type { Transaction } from 'dexie';
import { unpackBlock } from './blocks.ts';
import type { ContentDatabase, DeckRow, StoredCard, WordEntry } from './content-database.ts';
import { type Reading, readDecks } from './deck-reading.ts';
import type { Directory } from './directories.ts';
import { withStorageErrors } from './storage-errors.ts';
import type { Store } from './store.ts';
import { unpackEntries } from './word-entries.ts';

/**
 * The rows of decks as reading code sees them: plain values, already unpacked. What is not in memory yet is thrown as a
 * {@link Missing}, and `readRows` loads it and starts again; so reading code is short, synchronous, and free of caching.
 */
export interface Rows {
  decks(): readonly DeckRow[];
  directory(deck: DeckRow): Directory;
  /** @param firstRanks - Of the directory. */
  cards(deck: DeckRow, firstRanks: readonly number[]): StoredCard[];
  /** @param firstKeys - Of the directory. */
  entries(deck: DeckRow, firstKeys: readonly string[]): WordEntry[];
}

/** Rows of either kind kept in memory: about 8 MB at the most. */
const KEPT_ROWS = 128;

class Missing {
  readonly load: (reading: Reading) => Promise<void>;
  constructor(load: (reading: Reading) => Promise<void>) {
    this.load = load;
  }
}

/** What is kept between reads. Only the background writes, so that it knows when a row of `decks` has changed. */
export interface RowMemory {
  decks: readonly DeckRow[] | undefined;
  cards: Map<string, StoredCard[]>;
  entries: Map<string, WordEntry[]>;
}

export function createRowMemory(content: ContentDatabase): RowMemory {
  const memory: RowMemory = { decks: undefined, cards: new Map(), entries: new Map() };
  const forgetDecks = () => {
    memory.decks = undefined;
  };
  // Blocks and words never change without their deck's row: its revision is a part of their keys here. What a hook
  // returns would be stored, so these return nothing.
  const watch = (transaction: Transaction): void => {
    transaction.on('complete', forgetDecks);
  };
  content.decks.hook('creating', (_key, _row, transaction) => watch(transaction));
  content.decks.hook('updating', (_change, _key, _row, transaction) => watch(transaction));
  content.decks.hook('deleting', (_key, _row, transaction) => watch(transaction));
  return memory;
}

/**
 * Reads rows: from memory alone where it has them all, else in one read transaction.
 *
 * @param work - Called again after each load, so it must do nothing but read.
 * @throws {AppError} `storage-unavailable`.
 */
export async function readRows<T>(store: Store, work: (rows: Rows) => T): Promise<T> {
  const { content } = store;
  const rows = createRows(store);
  const first = attempt(() => work(rows));
  if (!(first instanceof Missing)) return first;
  return withStorageErrors(() =>
    readDecks(content, async (reading) => {
      for (;;) {
        const result = attempt(() => work(rows));
        if (!(result instanceof Missing)) return result;
        await result.load(reading);
      }
    }),
  );
}

function attempt<T>(work: () => T): T | Missing {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof Missing) return thrown;
    throw thrown;
  }
}

function createRows(store: Store): Rows {
  const { directories, rowMemory: memory } = store;
  return {
    decks() {
      if (memory.decks) return memory.decks;
      throw new Missing(async (reading) => {
        memory.decks = await reading.decks();
      });
    },
    directory(deck) {
      const known = directories.find(deck);
      if (known) return known;
      throw new Missing(async (reading) => {
        await directories.get(reading, deck);
      });
    },
    cards: (deck, firstRanks) =>
      collect(store, memory.cards, deck, firstRanks, async (reading, firstRank) => {
        const row = await reading.block(deck.deck, firstRank);
        return row && unpackBlock(row);
      }),
    entries: (deck, firstKeys) =>
      collect(store, memory.entries, deck, firstKeys, async (reading, firstKey) => {
        const row = await reading.words(deck.deck, firstKey);
        return row && unpackEntries(row.entries);
      }),
  };
}

function collect<Item, First extends number | string>(
  { directories, rowMemory }: Store,
  kept: Map<string, Item[]>,
  deck: DeckRow,
  firsts: readonly First[],
  load: (reading: Reading, first: First) => Promise<Item[] | undefined>,
): Item[] {
  const keyOf = (first: First) => `${deck.deck} ${deck.revision} ${first}`;
  const missing = firsts.filter((first) => !kept.has(keyOf(first)));
  if (missing.length > 0) {
    throw new Missing(async (reading) => {
      const rows = await Promise.all(missing.map((first) => load(reading, first)));
      // What was read a moment ago may name rows that are gone by now: all of it is read again.
      if (rows.includes(undefined)) {
        rowMemory.decks = undefined;
        directories.forget(deck);
      }
      missing.forEach((first, place) => {
        const items = rows[place];
        if (items) keep(kept, keyOf(first), items);
      });
    });
  }
  return firsts.flatMap((first) => {
    const items = kept.get(keyOf(first)) ?? [];
    keep(kept, keyOf(first), items);
    return items;
  });
}

/** Keeps what was used last and lets go of what was used longest ago. */
function keep<Item>(kept: Map<string, Item[]>, key: string, items: Item[]): void {
  kept.delete(key);
  kept.set(key, items);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_ROWS) break;
    kept.delete(oldest);
  }
}
