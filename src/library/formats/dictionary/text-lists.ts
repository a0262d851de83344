import { ByteLog } from '../../../async/byte-log.ts';

/** Lists of texts by key, in few bytes: a dictionary may have millions of them. */
export interface TextLists {
  add(key: string, text: string): void;
  has(key: string): boolean;
  /** @returns The first text of a key. */
  find(key: string): string | undefined;
  /** Number of keys. */
  count(): number;
  /** @returns The texts of a key in the order in which they were added. */
  get(key: string): string[];
}

const FIRST_SLOTS = 1_024;
/** A record of a key begins with the offset of its last item and its hash. Its text follows, and then its first item. */
const [LAST_ITEM, HASH, KEY_TEXT] = [0, 4, 8];
/** An item begins with the offset of the next one, or zero. Its text follows, as the difference from the key. */
const ITEM_TEXT = 4;

export function createTextLists(): TextLists {
  const log = new ByteLog();
  // No record has the offset zero.
  log.writeNumber(0);
  /** Offsets of keys by hash, with open addressing. */
  let slots = new Uint32Array(FIRST_SLOTS);
  let keys = 0;

  /** Writes a record behind the end of the log, where it stays if it is a new one. @returns Its size. */
  function stage(key: string): number {
    const start = log.end;
    log.reserve(3, key.length);
    log.end = start + KEY_TEXT;
    log.writeText(key);
    const hash = toHash(log.bytes, start + KEY_TEXT, log.end);
    log.setFixed(start + LAST_ITEM, 0);
    log.setFixed(start + HASH, hash);
    const size = log.end - start;
    log.end = start;
    return size;
  }

  /** @returns Slot of the staged key, or the free one where it would be. */
  function findSlot(size: number): number {
    let slot = log.getFixed(log.end + HASH) & (slots.length - 1);
    for (let found = slots[slot]; found; found = slots[slot]) {
      if (isStaged(found, size)) break;
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  }

  function isStaged(record: number, size: number): boolean {
    const { bytes, end } = log;
    // A text begins with its length, so that one of another length differs, too.
    for (let offset = HASH; offset < size; offset += 1) {
      if (bytes[record + offset] !== bytes[end + offset]) return false;
    }
    return true;
  }

  function grow(): void {
    const former = slots;
    slots = new Uint32Array(former.length * 2);
    for (const record of former) {
      if (!record) continue;
      let slot = log.getFixed(record + HASH) & (slots.length - 1);
      while (slots[slot]) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = record;
    }
  }

  /** @returns Offset of the first item; zero if there is none. */
  function findFirst(key: string): number {
    const size = stage(key);
    const record = slots[findSlot(size)];
    return record ? record + size : 0;
  }

  function readItem(item: number, key: string): string {
    log.at = item + ITEM_TEXT;
    return log.readDifference(key);
  }

  return {
    add(key, text) {
      if (keys * 2 >= slots.length) grow();
      const size = stage(key);
      const slot = findSlot(size);
      const known = slots[slot];
      const record = known || log.end;
      if (!known) {
        slots[slot] = record;
        log.end += size;
        keys += 1;
      }
      const item = log.end;
      const last = log.getFixed(record + LAST_ITEM);
      if (last) log.setFixed(last, item);
      log.setFixed(record + LAST_ITEM, item);
      log.reserve(3, text.length);
      log.writeFixed(0);
      log.writeDifference(key, text);
    },
    count: () => keys,
    has: (key) => findFirst(key) !== 0,
    find(key) {
      const item = findFirst(key);
      return item ? readItem(item, key) : undefined;
    },
    get(key) {
      const found: string[] = [];
      for (let item = findFirst(key); item; item = log.getFixed(item)) found.push(readItem(item, key));
      return found;
    },
  };
}

/** The last bits of the sum alone would put similar words side by side. */
function toHash(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0;
  for (let index = start; index < end; index += 1) hash = Math.imul(hash, 31) + (bytes[index] ?? 0);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 15)) >>> 0;
}
