import { expect, test } from 'vitest';
import { type KeyValues, openSpareKeyValues, withSpare } from '../../src/store/key-values.ts';

/** A storage in memory. */
function makeKeyValues(): KeyValues & { items: Map<string, unknown> } {
  const items = new Map<string, unknown>();
  return {
    items,
    get: async (keys) => Object.fromEntries(keys.filter((key) => items.has(key)).map((key) => [key, items.get(key)])),
    set: async (values) => Object.entries(values).forEach(([key, value]) => void items.set(key, value)),
    remove: async (keys) => keys.forEach((key) => void items.delete(key)),
  };
}

/** Chromium's `storage.local` with a damaged file. */
const BROKEN: KeyValues = {
  get: () => Promise.reject(new Error('IO error: Unable to create sequential file')),
  set: () => Promise.reject(new Error('IO error: Unable to create sequential file')),
  remove: () => Promise.reject(new Error('IO error: Unable to create sequential file')),
};

const openSpare = () => openSpareKeyValues({ factory: indexedDB, found: Promise.resolve(), buckets: undefined });

test('a storage that opens is used', async () => {
  const own = makeKeyValues();
  const storage = withSpare(own, () => Promise.reject(new Error('Expected no spare.')));
  await storage.set({ a: 1 });
  expect(own.items.get('a')).toBe(1);
});

test('one that does not open is replaced by a database, which keeps what it is given', async () => {
  const storage = withSpare(BROKEN, openSpare);
  await storage.set({ a: [1, 2], b: 'two', c: null });
  await storage.remove(['b']);
  expect(await withSpare(BROKEN, openSpare).get(['a', 'b', 'c', 'd'])).toEqual({ a: [1, 2], c: null });
});

test('a failure later on is the caller’s: the disk may be full', async () => {
  const own = { ...makeKeyValues(), set: () => Promise.reject(new Error('QuotaExceededError')) };
  const storage = withSpare(own, () => Promise.reject(new Error('Expected no spare.')));
  await expect(storage.set({ a: 1 })).rejects.toThrow('QuotaExceededError');
});

test('a spare that does not open is tried again', async () => {
  let tries = 0;
  const storage = withSpare(BROKEN, () => (++tries === 1 ? Promise.reject(new Error('closed')) : openSpare()));
  await expect(storage.get(['e'])).rejects.toThrow('closed');
  expect(await storage.get(['e'])).toEqual({});
});
