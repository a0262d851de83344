/** The part of `navigator.storageBuckets` that Wayword uses. Chromium has it from version 122 on; Firefox lacks it. */
export interface StorageBuckets {
  keys(): Promise<string[]>;
  open(name: string, options?: object): Promise<{ indexedDB: IDBFactory }>;
  delete(name: string): Promise<void>;
}

/** If this bucket exists, all databases are in it; see `move-databases.ts`. */
export const BUCKET = 'databases';

/** The browser's place for the databases. */
export interface Databases {
  factory: IDBFactory;
  /** Await it before the first use of `factory`. */
  found: Promise<void>;
  buckets: StorageBuckets | undefined;
}

/** The browser's storage buckets; undefined if it has none. */
export const getBuckets = () =>
  (globalThis.navigator as { storageBuckets?: StorageBuckets } | undefined)?.storageBuckets;

export function findDatabases(buckets = getBuckets()): Databases {
  const databases: Databases = { factory: indexedDB, found: Promise.resolve(), buckets };
  const find = async (all: StorageBuckets) => {
    if ((await all.keys()).includes(BUCKET)) databases.factory = (await all.open(BUCKET)).indexedDB;
  };
  // A bucket that does not open is reported like any database that does not.
  if (buckets) databases.found = find(buckets).catch(() => undefined);
  return databases;
}
