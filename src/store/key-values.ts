import { Dexie, type Table } from 'dexie';
import type { Databases } from './databases.ts';

/** The part of `storage.local` that the store uses. */
export interface KeyValues {
  get(keys: string[]): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
}

/** The bucket of the spare storage, and its database. */
const NAME = 'copies';
/** A key without a value: asking for it opens the storage. */
const PROBE = 'probe';

/**
 * Uses a spare storage where the browser's own does not open: with a damaged file, Chromium's `storage.local` fails for good. The second copy of the log
 * is then written again from the log. Decided once for each start of the background.
 */
export function withSpare(own: KeyValues, openSpare: () => Promise<KeyValues>): KeyValues {
  let chosen: Promise<KeyValues> | undefined;
  const choose = () => {
    chosen ??= own.get([PROBE]).then(
      () => own,
      () => openSpare(),
    );
    // The next call tries again.
    chosen.catch(() => {
      chosen = undefined;
    });
    return chosen;
  };
  return {
    get: async (keys) => (await choose()).get(keys),
    set: async (items) => (await choose()).set(items),
    remove: async (keys) => (await choose()).remove(keys),
  };
}

/** Opens the spare storage: a database in a bucket of its own, whose files no other database shares; without buckets, beside the others. */
export async function openSpareKeyValues({ factory, buckets }: Databases): Promise<KeyValues> {
  const bucket = await buckets?.open(NAME, { durability: 'strict' });
  const database = new Dexie(NAME, { indexedDB: bucket?.indexedDB ?? factory, IDBKeyRange });
  database.version(1).stores({ items: '' });
  await database.open();
  const items = database.table('items') as Table<unknown, string>;
  return {
    async get(keys) {
      const values = await items.bulkGet(keys);
      return Object.fromEntries(
        keys.flatMap((key, index) => (values[index] === undefined ? [] : [[key, values[index]]])),
      );
    },
    async set(values) {
      await items.bulkPut(Object.values(values), Object.keys(values));
    },
    remove: (keys) => items.bulkDelete(keys),
  };
}
