/** Where a recording of a word is. */
export interface RecordingRow {
  /** See `recording-key.ts`. */
  key: string;
  /** In hiragana; empty if the file states none. */
  reading: string;
  /** In the file of all recordings, in bytes. */
  offset: number;
  length: number;
  /** Media type. */
  type: string;
}

/** Rows are read in blocks, so that a look-up reads about 10 kB however large the collection is. */
const ROWS_PER_BLOCK = 256;

/** The index of a collection: rows sorted by key, and where the blocks begin. */
export interface WrittenIndex {
  bytes: Uint8Array<ArrayBuffer>;
  /** First key of each block, and its offset in bytes. */
  directory: [firstKey: string, offset: number][];
}

/** Rows of one key keep their order. Neither keys nor readings contain tabs or line breaks. */
export function writeIndex(rows: readonly RecordingRow[]): WrittenIndex {
  const sorted = rows.toSorted((a, b) => compare(a.key, b.key));
  const encoder = new TextEncoder();
  const directory: WrittenIndex['directory'] = [];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (let at = 0; at < sorted.length; at += ROWS_PER_BLOCK) {
    const block = sorted.slice(at, at + ROWS_PER_BLOCK);
    const part = encoder.encode(block.map(writeRow).join(''));
    directory.push([block[0]?.key ?? '', offset]);
    parts.push(part);
    offset += part.length;
  }
  const bytes = new Uint8Array(offset);
  for (const [index, part] of parts.entries()) bytes.set(part, directory[index]?.[1] ?? 0);
  return { bytes, directory };
}

/**
 * Finds the blocks that may hold a key.
 *
 * @returns The bytes to read: `end` is exclusive, undefined for the end of the file. Undefined if no block can hold the key.
 */
export function findBlocks(
  directory: WrittenIndex['directory'],
  key: string,
): { start: number; end: number | undefined } | undefined {
  // Rows of a key may begin in the block before the one whose first key it is.
  const after = countBefore(directory, (first) => compare(first, key) <= 0);
  if (after === 0) return undefined;
  const before = Math.max(0, countBefore(directory, (first) => compare(first, key) < 0) - 1);
  return { start: directory[before]?.[1] ?? 0, end: directory[after]?.[1] };
}

/** Number of blocks at the beginning whose first key passes. */
function countBefore(directory: WrittenIndex['directory'], passes: (first: string) => boolean): number {
  let [low, high] = [0, directory.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(directory[middle]?.[0] ?? '')) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param block - Text of one or several blocks. */
export function readRows(block: string, key: string): RecordingRow[] {
  return block
    .split('\n')
    .filter((line) => line.startsWith(`${key}\t`))
    .map((line) => {
      const [, reading = '', offset, length, type = ''] = line.split('\t');
      return { key, reading, offset: Number(offset), length: Number(length), type };
    });
}

const writeRow = ({ key, reading, offset, length, type }: RecordingRow) =>
  `${[key, reading, offset, length, type].join('\t')}\n`;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
