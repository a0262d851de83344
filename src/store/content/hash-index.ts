import { hashText } from '../../language/hash.ts';
import { mayBeCoreKey } from '../../language/headword-part.ts';
import { foldKey, toWordKey } from '../../language/normalise.ts';
import type { StoredCard } from '../../model/card.ts';
import type { DeckId, HashRow, WordEntry } from './content-database.ts';
import { type EntryLine, FOLDED, FORM, ROW_SIZE } from './word-entries.ts';

/** Rows of word indexes that are kept in memory: about 2.5 MB, which is all of those of 130,000 keys. */
export const KEPT_WORD_ROWS = 512;

/**
 * A deck whose word index has more rows has a hash index as well: of most keys it tells the card without the row of the key, and of those that
 * lead nowhere that they do. Smaller decks soon have all of their rows in memory.
 */
export const LEAST_HASHED_ROWS = 64;

/** Average entries per bucket. */
const BUCKET_SIZE = 32;
/** Bytes per entry: 2 of its hash, 3 of its rank, and at most a quarter for its bucket. */
export const ENTRY_BYTES = 5.25;
/** The last two bits of an entry's hash make room for its kind. */
const KIND = 3;
/** Bits of a hash that an entry has itself; its bucket stands for the first ones. */
const HASH_BITS = 0xffff;
/** First rank that does not fit into 24 bits. */
const RANK_LIMIT = 2 ** 24;

/** Indexes of all entries, ordered by bucket. */
export interface Hashes {
  /** Index of each bucket's first entry, followed by the number of entries. */
  starts: Uint32Array<ArrayBuffer>;
  /** The last bits of the hash of each entry's key, with its kind in the last two. */
  hashes: Uint16Array<ArrayBuffer>;
  /** The last 16 bits of the rank of each entry's card. */
  ranks: Uint16Array<ArrayBuffer>;
  /** The 8 bits before them. */
  highRanks: Uint8Array<ArrayBuffer>;
}

/** Whether a deck with so many entries has a hash index. */
export const hasHashIndex = (count: number) => count > LEAST_HASHED_ROWS * ROW_SIZE;

/**
 * Builds the hash index of one deck copy.
 *
 * @param lines - Sorted entries of all its keys.
 * @returns undefined for a deck that has none.
 */
export function makeHashRow(deck: DeckId, lines: readonly EntryLine[]): HashRow | undefined {
  const hashes = hasHashIndex(lines.length) ? hashLines(lines) : undefined;
  return hashes && toHashRow(deck, hashes);
}

/** In a blob, as browsers keep what they have read of other values twice, until they next collect garbage. */
export function toHashRow(deck: DeckId, { starts, hashes, ranks, highRanks }: Hashes): HashRow {
  return { deck, index: new Blob([Uint32Array.of(starts.length), starts, hashes, ranks, highRanks]) };
}

/** @throws {Error} If the browser does not read the blob, or it is damaged. */
export async function readHashRow({ index }: HashRow): Promise<Hashes> {
  const bytes = await index.arrayBuffer();
  const starts = new Uint32Array(bytes, 4, new Uint32Array(bytes, 0, 1)[0]);
  const count = starts.at(-1) ?? 0;
  const hashes = new Uint16Array(bytes, 4 + starts.byteLength, count);
  const ranks = new Uint16Array(bytes, hashes.byteOffset + hashes.byteLength, count);
  return { starts, hashes, ranks, highRanks: new Uint8Array(bytes, ranks.byteOffset + ranks.byteLength) };
}

/** Sorts entries by key hash. @returns undefined if a rank does not fit. */
export function hashLines(lines: readonly EntryLine[]): Hashes | undefined {
  const builder = createHashBuilder(lines.length);
  for (const line of lines) builder.add(line);
  return builder.end();
}

/** Collects entries by key hash, in 8 bytes each. */
export interface HashBuilder {
  /** Adds the next entry in key order. */
  add(line: EntryLine): void;
  /** @returns undefined if a rank does not fit. */
  end(): Hashes | undefined;
}

/** @param count - Number of entries. */
export function createHashBuilder(count: number): HashBuilder {
  const starts = new Uint32Array(2 ** Math.max(1, Math.ceil(Math.log2(count / BUCKET_SIZE))) + 1);
  const inLines = { hashes: new Uint32Array(count), ranks: new Uint32Array(count) };
  let place = 0;
  let isTooLarge = false;
  return {
    add(line) {
      const end = line.indexOf('\t');
      const rank = readDigits(line, end + 2);
      if (rank >= RANK_LIMIT) isTooLarge = true;
      const hash = toHash(line, end) + readDigits(line, end + 1, end + 2);
      const bucket = findBucket(starts, hash);
      starts[bucket] = (starts[bucket] ?? 0) + 1;
      inLines.hashes[place] = hash;
      inLines.ranks[place] = rank;
      place += 1;
    },
    end: () => (isTooLarge ? undefined : toBuckets(starts, inLines)),
  };
}

/** Entries with their whole hashes and ranks. */
type InLines = Record<'hashes' | 'ranks', Uint32Array<ArrayBuffer>>;

/** Sorts entries by bucket. @param starts - The number of entries in each bucket, which becomes the index where the bucket starts. */
function toBuckets(starts: Hashes['starts'], inLines: InLines): Hashes {
  const { length } = inLines.hashes;
  // Each bucket's number of entries becomes the place where it ends, and as it is filled from there, the one where it starts.
  let sum = 0;
  starts.forEach((count, bucket) => {
    sum += count;
    starts[bucket] = sum;
  });
  const hashes = new Uint16Array(length);
  const ranks = new Uint32Array(length);
  inLines.hashes.forEach((hash, from) => {
    const bucket = findBucket(starts, hash);
    const to = (starts[bucket] ?? 0) - 1;
    starts[bucket] = to;
    hashes[to] = hash;
    ranks[to] = inLines.ranks[from] ?? 0;
  });
  return {
    starts,
    hashes,
    ranks: new Uint16Array(ranks),
    highRanks: Uint8Array.from(ranks, (rank) => rank >>> 16),
  };
}

/**
 * Finds the entries of one key. Now and then one of another key with the same hash is among them, which {@link isFoundBy} tells.
 *
 * @returns undefined where a form has this hash: which card it is a form of, the card may not know.
 */
export function findByHash({ starts, hashes, ranks, highRanks }: Hashes, key: string): WordEntry[] | undefined {
  const wanted = toHash(key, key.length);
  const bucket = findBucket(starts, wanted);
  const found: WordEntry[] = [];
  for (let slot = starts[bucket] ?? 0; slot < (starts[bucket + 1] ?? 0); slot++) {
    const hash = hashes[slot] ?? 0;
    const kind = hash & KIND;
    if (hash - kind !== (wanted & HASH_BITS)) continue;
    if (kind >= FORM) return undefined;
    found.push([key, ((highRanks[slot] ?? 0) << 16) | (ranks[slot] ?? 0), kind]);
  }
  return found;
}

/** Verifies that a key leads to a card with this kind of match: by its word, its folded word, or a core word. */
export function isFoundBy([, word]: StoredCard, key: string, kind: number, language: string): boolean {
  const wordKey = toWordKey(word, language);
  if (key === (kind === FOLDED ? foldKey(wordKey) : wordKey)) return true;
  return key !== wordKey && key !== foldKey(wordKey) && mayBeCoreKey(word, key, language);
}

/** Parses a number inside a line. `Number` of a substring takes three times as long. */
function readDigits(line: EntryLine, start: number, end = line.length): number {
  let number = 0;
  for (let place = start; place < end; place++) number = number * 10 + line.charCodeAt(place) - 48;
  return number;
}

function findBucket({ length }: Uint32Array, hash: number): number {
  return Math.floor((hash / 2 ** 32) * (length - 1));
}

/** Hash of a key, with room for its kind. Buckets go by the first bits. */
function toHash(text: string, end: number): number {
  return (hashText(text, end) & ~KIND) >>> 0;
}
