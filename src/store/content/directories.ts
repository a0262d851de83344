import type { SourceId } from '../../model/source.ts';
import { type DatabaseReads, readFrom } from '../reads.ts';
import type { DeckId, DirectoryRow, HashRow, SourceRow } from './content-database.ts';
import type { Reading } from './deck-reading.ts';
import { KEPT_WORD_ROWS } from './hash-index.ts';

/** Where the rows of one deck copy begin, both ascending. */
export interface Directory {
  deck: DeckId;
  revision: number;
  firstRanks: readonly number[];
  firstKeys: readonly string[];
  /** The deck's hash index, once it is read. */
  hashes: HashRow | undefined;
}

/**
 * Remembers the directories of decks: seeking a row in IndexedDB with a cursor costs ten times as much as getting it.
 */
export interface Directories {
  /**
   * Gives the deck's directory, reading it in the running transaction when it is new or has changed: the one that is kept, or else the keys of
   * all rows.
   *
   * @param kept - All that are kept, where they were read already.
   */
  get(reading: Reading, deck: SourceRow, kept?: readonly DirectoryRow[]): Promise<Directory>;
  /** Gives it only if it is remembered. */
  find(deck: SourceRow): Directory | undefined;
  /** Reads the hash indexes of the large decks that are remembered. Never rejects: a look-up can do without. */
  readHashes(contentReads: DatabaseReads): void;
  forget(deck: SourceRow): void;
  forgetAll(): void;
}

export function createDirectories(): Directories {
  const remembered = new Map<SourceId, Directory>();
  const asked = new WeakSet<Directory>();
  const find = (deck: SourceRow) => {
    const known = remembered.get(deck.id);
    return known?.deck === deck.deck && known.revision === deck.revision ? known : undefined;
  };
  return {
    find,
    forget: (deck) => void remembered.delete(deck.id),
    forgetAll: () => remembered.clear(),
    readHashes(contentReads) {
      for (const directory of remembered.values()) {
        if (asked.has(directory) || directory.firstKeys.length <= KEPT_WORD_ROWS) continue;
        asked.add(directory);
        readFrom<HashRow | undefined>(contentReads, 'hashes', (table) => table.get(directory.deck))
          .then((row) => {
            directory.hashes = row;
          })
          .catch(() => undefined);
      }
    },
    async get(reading, deck, kept) {
      const known = find(deck);
      if (known) return known;
      const row = kept ? kept.find((each) => each.deck === deck.deck) : await reading.directory(deck.deck);
      const { firstRanks, firstKeys } = row?.revision === deck.revision ? row : await reading.firsts(deck.deck);
      const directory = { deck: deck.deck, revision: deck.revision, firstRanks, firstKeys, hashes: undefined };
      remembered.set(deck.id, directory);
      return directory;
    },
  };
}

/** The bounds of all rows of one deck copy: no number or string comes before -∞ or after an array. */
export function allOf(deck: DeckId): [lower: [DeckId, number], upper: [DeckId, []]] {
  return [
    [deck, Number.NEGATIVE_INFINITY],
    [deck, []],
  ];
}

/**
 * Finds the last place in an ascending list whose value is not above `value`.
 *
 * @returns -1 when all are above it.
 */
export function findPlace<T extends number | string>(ascending: readonly T[], value: T): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    // `middle` is below `high`, so it is a place of the list.
    if ((ascending[middle] as T) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
