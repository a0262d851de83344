/** Lists of texts by key, in a few large arrays and strings: millions of short strings would take several times the memory, and the garbage collector would visit each. */
export interface TextLists {
  add(key: string, text: string): void;
  has(key: string): boolean;
  /** @returns The first text of a key. */
  find(key: string): string | undefined;
  /** @returns The texts of a key in the order in which they were added. */
  get(key: string): string[];
}

const FIRST_SLOTS = 1_024;

/** Fields of a key: its hash, the number of its text, and its first and last item. Zero stands for none. */
const [HASH, KEY_TEXT, FIRST_ITEM, LAST_ITEM, KEY_FIELDS] = [0, 1, 2, 3, 4];
/** Fields of an item: the number of its text, and the next one of the same key. */
const [ITEM_TEXT, NEXT_ITEM, ITEM_FIELDS] = [0, 1, 2];

export function createTextLists(): TextLists {
  const texts = createTextStore();
  const keys = createRecords(KEY_FIELDS);
  const items = createRecords(ITEM_FIELDS);
  /** Keys by hash, with open addressing. */
  let slots = new Uint32Array(FIRST_SLOTS);

  /** @returns Slot of the key, or the free one where it would be. */
  function findSlot(key: string, hash: number): number {
    let slot = hash & (slots.length - 1);
    for (let found = slots[slot]; found; found = slots[slot]) {
      if (keys.get(found, HASH) === hash && texts.is(keys.get(found, KEY_TEXT), key)) break;
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  }

  function grow(): void {
    const former = slots;
    slots = new Uint32Array(former.length * 2);
    for (const key of former) {
      if (!key) continue;
      let slot = keys.get(key, HASH) & (slots.length - 1);
      while (slots[slot]) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = key;
    }
  }

  function addKey(key: string): number {
    if (keys.count() * 2 >= slots.length) grow();
    const hash = toHash(key);
    const slot = findSlot(key, hash);
    const known = slots[slot];
    if (known) return known;
    const added = keys.add();
    keys.set(added, HASH, hash);
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
    find(key) {
      const list = slots[findSlot(key, toHash(key))];
      return list ? texts.read(items.get(keys.get(list, FIRST_ITEM), ITEM_TEXT)) : undefined;
    },
    has: (key) => slots[findSlot(key, toHash(key))] !== 0,
    get(key) {
      const list = slots[findSlot(key, toHash(key))];
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
  return (hash ^ (hash >>> 15)) >>> 0;
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

/** Texts that are joined to one string. */
const [CHUNK_BITS, CHUNK_TEXTS] = [12, 4_096];

/** Texts by number, from 0. */
function createTextStore() {
  /** Whole chunks, with the index where each text begins, and the end. */
  const chunks: { joined: string; starts: Uint32Array }[] = [];
  let open: string[] = [];

  function close(): void {
    const starts = new Uint32Array(CHUNK_TEXTS + 1);
    open.forEach((text, index) => {
      starts[index + 1] = (starts[index] ?? 0) + text.length;
    });
    // Texts cut from a string with two bytes a character have as many, which only parsing reduces.
    chunks.push({ joined: JSON.parse(JSON.stringify(open.join(''))), starts });
    open = [];
  }

  return {
    /** @returns Its number. */
    add(text: string): number {
      if (open.length === CHUNK_TEXTS) close();
      return chunks.length * CHUNK_TEXTS + open.push(text) - 1;
    },
    read(number: number): string {
      const [chunk, index] = [chunks[number >>> CHUNK_BITS], number & (CHUNK_TEXTS - 1)];
      return chunk ? chunk.joined.slice(chunk.starts[index], chunk.starts[index + 1]) : (open[index] ?? '');
    },
    is(number: number, text: string): boolean {
      const [chunk, index] = [chunks[number >>> CHUNK_BITS], number & (CHUNK_TEXTS - 1)];
      if (!chunk) return open[index] === text;
      const start = chunk.starts[index] ?? 0;
      return (chunk.starts[index + 1] ?? 0) - start === text.length && chunk.joined.startsWith(text, start);
    },
  };
}
