import { deflate } from '../../../async/pass-bytes.ts';

/** Longest full entry of one card, in UTF-16 code units of JSON. */
export const MAX_FULL_ENTRY_LENGTH = 4_000_000;

/** Full entries of some cards that follow each other. */
export interface EntryStretch {
  firstRank: number;
  lastRank: number;
  /** Deflated JSON of `[rank, EntryNode[]][]`. */
  content: Uint8Array<ArrayBuffer>;
}

/** Entries in one row, at most: a pinned card unpacks one row, in a few milliseconds. Fewer would not shrink as well, and take longer to store. */
const MOST_ENTRIES = 256;
/** Text in one row, in UTF-16 code units; a single longer entry has a row of its own. */
const MOST_LENGTH = 400_000;

/**
 * Formats a full entry as JSON, without the last of its parts if it is too long.
 *
 * @param content - JSON of each of its nodes.
 */
export function formatEntry(content: readonly string[]): string {
  const whole = `[${content.join(',')}]`;
  if (whole.length <= MAX_FULL_ENTRY_LENGTH) return whole;
  const parts: string[] = [];
  let length = 2;
  for (const part of content) {
    length += part.length + 1;
    if (length > MAX_FULL_ENTRY_LENGTH) break;
    parts.push(part);
  }
  return `[${parts.join(',')}]`;
}

/** Packs the full entries of some cards in rows, while more cards are read. */
export interface EntryPacker {
  /** @param json - See {@link formatEntry}. */
  add(rank: number, json: string): void;
  /** @returns All rows. */
  end(): Promise<EntryStretch[]>;
}

export function createEntryPacker(): EntryPacker {
  const packed: Promise<EntryStretch>[] = [];
  let [rows, length]: [[rank: number, json: string][], number] = [[], 0];
  function pack(): void {
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) return;
    const text = `[${rows.map(([rank, json]) => `[${rank},${json}]`).join(',')}]`;
    packed.push(deflate(text).then((content) => ({ firstRank: first[0], lastRank: last[0], content })));
    [rows, length] = [[], 0];
  }
  return {
    add(rank, json) {
      if (rows.length === MOST_ENTRIES || length + json.length > MOST_LENGTH) pack();
      rows.push([rank, json]);
      length += json.length;
    },
    end() {
      pack();
      return Promise.all(packed);
    },
  };
}
