/**
 * Copies an IndexedDB database to JSON and back. Both functions also run inside a page of the extension, so they must
 * not refer to anything outside.
 */

/** A value as JSON. `undefined` and typed arrays, which JSON lacks, become objects with the field `$`. */
type Encoded = unknown;

export interface DatabaseDump {
  name: string;
  /** The browser's version number; Dexie's is a tenth of it. */
  version: number;
  stores: StoreDump[];
}

export interface StoreDump {
  name: string;
  keyPath: string | string[] | null;
  autoIncrement: boolean;
  indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[];
  records: { key: IDBValidKey; value: Encoded }[];
}

/** Reads a whole database: its version, the shape of its stores, and all records. */
export async function dumpDatabase(name: string): Promise<DatabaseDump> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const encode = (value: unknown): Encoded => {
    if (value === undefined) return { $: 'undefined' };
    if (ArrayBuffer.isView(value)) {
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
      return {
        $: value.constructor.name,
        base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
      };
    }
    if (Array.isArray(value)) return value.map(encode);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, encode(inner)]));
  };
  const copyPath = <Path extends string | string[] | null>(path: Path) =>
    (Array.isArray(path) ? [...path] : path) as Path;

  const database = await settle(indexedDB.open(name));
  const names = [...database.objectStoreNames];
  const transaction = database.transaction(names);
  const stores: StoreDump[] = [];
  for (const storeName of names) {
    const store = transaction.objectStore(storeName);
    const [keys, values] = await Promise.all([settle(store.getAllKeys()), settle(store.getAll())]);
    stores.push({
      name: storeName,
      keyPath: copyPath(store.keyPath),
      autoIncrement: store.autoIncrement,
      indexes: [...store.indexNames].map((indexName) => {
        const { keyPath, unique, multiEntry } = store.index(indexName);
        return { name: indexName, keyPath: copyPath(keyPath), unique, multiEntry };
      }),
      records: keys.map((key, index) => ({ key, value: encode(values[index]) })),
    });
  }
  const { version } = database;
  database.close();
  return { name, version, stores };
}

/**
 * Replaces a database by a dump: same version, stores, indexes and records.
 *
 * @param name - Name of the database to write; the dump's own name is ignored.
 */
export async function restoreDatabase(dump: DatabaseDump, name: string): Promise<void> {
  const finish = (request: IDBOpenDBRequest) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
      request.onblocked = () => reject(new Error(`Expected nobody to use ${name}, but it is open elsewhere.`));
    });
  const decode = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(decode);
    if (typeof value !== 'object' || value === null) return value;
    const { $: kind, base64 } = value as { $?: string; base64?: string };
    if (kind === 'undefined') return undefined;
    if (kind !== undefined) {
      const { buffer } = Uint8Array.from(atob(base64 ?? ''), (character) => character.charCodeAt(0));
      const constructors = globalThis as unknown as Record<string, new (buffer: ArrayBuffer) => unknown>;
      const TypedArray = constructors[kind];
      if (!TypedArray) throw new Error(`Expected the name of a typed array, got ${kind}.`);
      return new TypedArray(buffer);
    }
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, decode(inner)]));
  };

  await finish(indexedDB.deleteDatabase(name));
  const opening = indexedDB.open(name, dump.version);
  opening.onupgradeneeded = () => {
    for (const { name: storeName, keyPath, autoIncrement, indexes } of dump.stores) {
      const store = opening.result.createObjectStore(storeName, { keyPath, autoIncrement });
      for (const { name: indexName, keyPath: path, unique, multiEntry } of indexes) {
        store.createIndex(indexName, path, { unique, multiEntry });
      }
    }
  };
  const database = await finish(opening);
  const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
  for (const { name: storeName, keyPath, records } of dump.stores) {
    const store = transaction.objectStore(storeName);
    for (const { key, value } of records) {
      if (keyPath === null) store.put(decode(value), key);
      else store.put(decode(value));
    }
  }
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  database.close();
}
