import { expect, test, vi } from 'vitest';
import { findFlashcard } from '../../src/store/content/flashcards.ts';
import { readRows } from '../../src/store/content/rows.ts';
import { warmUp } from '../../src/store/warm-up.ts';
import { makeDeck, makeStoreWith } from '../support/store.ts';

test('what every look-up reads first needs no read any more', async () => {
  const store = await makeStoreWith(makeDeck());
  warmUp(store);
  await vi.waitFor(() => expect(store.rowMemory.sources).toHaveLength(1));
  await vi.waitFor(() => expect(store.definitions.index).toBeDefined());
  const deck = store.rowMemory.sources?.[0];
  await vi.waitFor(() => expect(deck && store.directories.find(deck)).toBeDefined());
  const begin = vi.spyOn(store.contentReads, 'begin');
  expect(await readRows(store, (rows) => rows.sources().map((row) => rows.directory(row).firstRanks))).toEqual([[1]]);
  expect(begin).not.toHaveBeenCalled();
});

test('a look-up that comes meanwhile waits for it, and reads only what is left', async () => {
  const store = await makeStoreWith(makeDeck());
  const read = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys');
  warmUp(store);
  expect((await findFlashcard(store, 'spa-eng', 5))?.card?.[1]).toBe('ser');
  // Of the deck's cards and of its words, once each.
  expect(read).toHaveBeenCalledTimes(2);
});

test('a lookup is answered even if reading ahead fails', async () => {
  const store = await makeStoreWith(makeDeck());
  vi.spyOn(store.contentReads, 'begin').mockRejectedValueOnce(new DOMException('made for a test', 'UnknownError'));
  warmUp(store);
  expect((await findFlashcard(store, 'spa-eng', 5))?.card?.[1]).toBe('ser');
});
