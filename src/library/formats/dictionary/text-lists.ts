/** Lists of texts by key, in a few large arrays: millions of short strings would take several times the memory, and the garbage collector would visit each. */
export interface TextLists {
  add(key: string, text: string): void;
  has(key: string): boolean;
  /** @returns The texts of a key in the order in which they were added. */
  get(key: string): string[];
}

/** No text has more bytes. */
const CHUNK_BYTES = 4_194_304;
const FIRST_SLOTS = 1_024;

/** Fields of a key: where its text is, and its first and last item. Zero stands for none. */
const [KEY_TEXT, FIRST_ITEM, LAST_ITEM, KEY_FIELDS] = [0, 1, 2, 3];
/** Fields of an item: where its text is, and the next one of the same key. */
const [ITEM_TEXT, NEXT_ITEM, ITEM_FIELDS] = [0, 1, 2];

export function createTextLists(): TextLists {
  const texts = createTextStore();
  const keys = createRecords(KEY_FIELDS);
  const items = createRecords(ITEM_FIELDS);
  /** Keys by hash, with open addressing. */
  let slots = new Uint32Array(FIRST_SLOTS);

  /** @returns Slot of the key, or the free one where it would be. */
  function findSlot(key: string): number {
    let slot = toHash(key) & (slots.length - 1);
    for (let found = slots[slot]; found; found = slots[slot]) {
      if (texts.read(keys.get(found, KEY_TEXT)) === key) break;
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  }

  function grow(): void {
    const former = slots;
    slots = new Uint32Array(former.length * 2);
    for (const key of former) if (key) slots[findSlot(texts.read(keys.get(key, KEY_TEXT)))] = key;
  }

  function addKey(key: string): number {
    if (keys.count() * 2 >= slots.length) grow();
    const slot = findSlot(key);
    const known = slots[slot];
    if (known) return known;
    const added = keys.add();
    keys.set(added, KEY_TEXT, texts.add(key));
    slots[slot] = added;
    return added;
  }

  return {
    add(key, text) {
      const list = addKey(key);
      const item = items.add();
      items.set(item, ITEM_TEXT, texts.add(text));
      const last = keys.get(list, LAST_ITEM);
      if (last) items.set(last, NEXT_ITEM, item);
      else keys.set(list, FIRST_ITEM, item);
      keys.set(list, LAST_ITEM, item);
    },
    has: (key) => slots[findSlot(key)] !== 0,
    get(key) {
      const list = slots[findSlot(key)];
      const found: string[] = [];
      for (let item = list ? keys.get(list, FIRST_ITEM) : 0; item; item = items.get(item, NEXT_ITEM)) {
        found.push(texts.read(items.get(item, ITEM_TEXT)));
      }
      return found;
    },
  };
}

/** The last bits of the sum alone would put similar words side by side. */
function toHash(key: string): number {
  let hash = 0;
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash, 31) + key.charCodeAt(index);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 15);
}

/** Records of some numbers each, from 1. */
function createRecords(fields: number) {
  let numbers = new Uint32Array(FIRST_SLOTS * fields);
  let last = 0;
  return {
    count: () => last,
    add(): number {
      last += 1;
      if ((last + 1) * fields > numbers.length) {
        const former = numbers;
        numbers = new Uint32Array(former.length * 2);
        numbers.set(former);
      }
      return last;
    },
    get: (record: number, field: number): number => numbers[record * fields + field] ?? 0,
    set(record: number, field: number, value: number): void {
      numbers[record * fields + field] = value;
    },
  };
}

/** Bytes before a text: its length, with the last bit set if its characters have two bytes. */
const HEAD_BYTES = 4;

function createTextStore() {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let used = CHUNK_BYTES;

  return {
    /** @returns The position of the text. A text that does not fit is cut. */
    add(text: string): number {
      const isWide = !isNarrow(text);
      const length = Math.min(text.length, (CHUNK_BYTES - HEAD_BYTES) >> 1);
      const size = HEAD_BYTES + (isWide ? length * 2 : length);
      if (used + size > CHUNK_BYTES) {
        chunks.push(new Uint8Array(CHUNK_BYTES));
        used = 0;
      }
      const chunk = chunks.at(-1);
      if (!chunk) return 0;
      const position = (chunks.length - 1) * CHUNK_BYTES + used;
      const head = length * 2 + Number(isWide);
      for (let byte = 0; byte < HEAD_BYTES; byte += 1) chunk[used + byte] = head >>> (byte * 8);
      let place = used + HEAD_BYTES;
      for (let index = 0; index < length; index += 1) {
        const unit = text.charCodeAt(index);
        chunk[place++] = unit;
        if (isWide) chunk[place++] = unit >>> 8;
      }
      used += size;
      return position;
    },
    read(position: number): string {
      const chunk = chunks[Math.floor(position / CHUNK_BYTES)];
      if (!chunk) return '';
      const start = position % CHUNK_BYTES;
      let head = 0;
      for (let byte = 0; byte < HEAD_BYTES; byte += 1) head |= (chunk[start + byte] ?? 0) << (byte * 8);
      return (head & 1 ? readWide : readNarrow)(chunk, start + HEAD_BYTES, head >>> 1);
    },
  };
}

function isNarrow(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 0xff) return false;
  return true;
}

/** Characters that one call passes as arguments. */
const UNITS_AT_ONCE = 8_192;

function readNarrow(bytes: Uint8Array, start: number, length: number): string {
  let text = '';
  for (let done = 0; done < length; done += UNITS_AT_ONCE) {
    const end = Math.min(done + UNITS_AT_ONCE, length);
    text += String.fromCharCode(...bytes.subarray(start + done, start + end));
  }
  return text;
}

function readWide(bytes: Uint8Array, start: number, length: number): string {
  let text = '';
  for (let index = 0; index < length; index += 1) {
    const place = start + index * 2;
    text += String.fromCharCode((bytes[place] ?? 0) | ((bytes[place + 1] ?? 0) << 8));
  }
  return text;
}
