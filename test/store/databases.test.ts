import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { BUCKET, findDatabases } from '../../src/store/databases.ts';
import { openLookupStore } from '../../src/store/lookup-store.ts';
import { moveDatabases } from '../../src/store/move-databases.ts';
import { GarbageFactory, makeBuckets } from '../support/buckets.ts';
import { openTestStore } from '../support/store.ts';

/** The stores of a background in which the browser has these buckets. */
async function start(buckets: ReturnType<typeof makeBuckets> | undefined, factory?: IDBFactory) {
  const databases = findDatabases(buckets);
  await databases.found;
  if (factory && databases.factory === indexedDB) databases.factory = factory;
  const lookups = openLookupStore('', async (name) => void (await store[name].open()), databases);
  const store = openTestStore('', undefined, lookups);
  return { databases, store };
}

test.each([
  ['no buckets', undefined],
  ['no bucket of its own', makeBuckets(new Map([['another', new IDBFactory()]]))],
  [
    'buckets that cannot be listed',
    { ...makeBuckets(), keys: () => Promise.reject(new DOMException('made for a test', 'UnknownError')) },
  ],
])('with %s, the databases are where they always were', async (_, buckets) => {
  const { databases } = await start(buckets);
  expect(databases.factory).toBe(indexedDB);
});

test('once there is a bucket, each database and each read of it is in the bucket', async () => {
  const buckets = makeBuckets(new Map([[BUCKET, new IDBFactory()]]));
  const outside = vi.spyOn(indexedDB, 'open');
  const { store } = await start(buckets);
  const row = { pair: 'spa-eng', word: 'casa', text: 'house', updatedAt: 1 } as const;
  await store.study.definitions.put(row);
  await store.content.sources.count();
  expect((await store.definitions.get()).all).toEqual([row]);
  expect(await store.contentConnection.read(['sources'], async ({ objectStoreNames }) => objectStoreNames.length)).toBe(
    1,
  );
  const names = (await buckets.stored.get(BUCKET)?.databases())?.map(({ name }) => name);
  expect(names?.sort()).toEqual(['content', 'study']);
  expect(outside).not.toHaveBeenCalled();
  outside.mockRestore();
});

test('a browser that opens no database gets a bucket, which this start and the next ones use', async () => {
  const buckets = makeBuckets();
  const { store } = await start(buckets, new GarbageFactory());
  await expect(store.study.read((tables) => tables.meta.count())).rejects.toMatchObject({
    code: 'storage-unavailable',
  });
  await expect(store.definitions.get()).rejects.toMatchObject({ code: 'storage-unavailable' });
  expect(await moveDatabases(store)).toBe(true);
  await store.study.settings.put({ id: 'settings', v: 1, values: {} });
  expect((await store.definitions.get()).all).toEqual([]);
  const next = await start(buckets, new GarbageFactory());
  expect(await next.store.study.settings.count()).toBe(1);
  expect(await moveDatabases(next.store)).toBe(false);
});

test('a bucket that is damaged is replaced by a new one', async () => {
  const buckets = makeBuckets(new Map([[BUCKET, new GarbageFactory()]]));
  const { store } = await start(buckets);
  expect(await moveDatabases(store)).toBe(true);
  expect(await store.study.ops.count()).toBe(0);
});

test('databases that open stay', async () => {
  const buckets = makeBuckets();
  const { store, databases } = await start(buckets, new IDBFactory());
  const { factory } = databases;
  expect(await moveDatabases(store)).toBe(false);
  expect(databases.factory).toBe(factory);
  expect(await factory.databases(), 'nothing is left of the trial').toEqual([]);
  expect(await buckets.keys()).toEqual([]);
});

test('without buckets, and with buckets that do not open either, the damage is reported', async () => {
  const { store } = await start(undefined, new GarbageFactory());
  await expect(moveDatabases(store)).rejects.toMatchObject({ code: 'storage-unavailable' });
  const full = { ...makeBuckets(), open: async () => ({ indexedDB: new GarbageFactory() }) };
  const { store: other, databases } = await start(full, new GarbageFactory());
  await expect(moveDatabases(other)).rejects.toMatchObject({ code: 'storage-unavailable' });
  expect(databases.factory, 'as before').toBeInstanceOf(GarbageFactory);
  expect(await full.keys()).toEqual([]);
});

test('a bucket that does not open while the disk is full keeps its databases', async () => {
  const buckets = makeBuckets(new Map([[BUCKET, new GarbageFactory()]]));
  const full = { ...buckets, open: async () => ({ indexedDB: new GarbageFactory() }) };
  const { store } = await start(full);
  await expect(moveDatabases(store)).rejects.toMatchObject({ code: 'storage-unavailable' });
  expect(await full.keys()).toEqual([BUCKET]);
});
