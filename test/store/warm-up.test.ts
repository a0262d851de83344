import { expect, test, vi } from 'vitest';
import { findDirectory } from '../../src/store/content/cache/content-cache.ts';
import { findFlashcard } from '../../src/store/content/read/flashcards.ts';
import { readContent } from '../../src/store/content/read/read-content.ts';
import { getDefinitions } from '../../src/store/study/caches/definitions.ts';
import { warmUp } from '../../src/store/warm-up.ts';
import { makeDeck, makeStoreWith } from '../support/store.ts';

test('the rows that every look-up needs first are in memory afterwards', async () => {
  const store = await makeStoreWith(makeDeck());
  const readStudy = vi.spyOn(store.studyConnection, 'read');
  warmUp(store);
  await vi.waitFor(() => expect(store.cache.sources?.decks).toHaveLength(1));
  const deck = store.cache.sources?.decks[0];
  await vi.waitFor(() => expect(deck && findDirectory(store.cache, deck)).toBeDefined());
  const read = vi.spyOn(store.contentConnection, 'read');
  expect(await readContent(store, (rows) => rows.sources().map((row) => rows.directory(row).firstRanks))).toEqual([
    [1],
  ]);
  expect(read).not.toHaveBeenCalled();
  await getDefinitions(store);
  expect(readStudy).toHaveBeenCalledTimes(1);
});

test('a look-up during the warm-up waits for it and reads only the other rows', async () => {
  const store = await makeStoreWith(makeDeck());
  const read = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys');
  warmUp(store);
  expect((await findFlashcard(store, 'spa-eng', 5))?.card?.[1]).toBe('ser');
  // The keys of the deck's blocks and words, once each.
  expect(read).toHaveBeenCalledTimes(2);
});

test('a look-up after a failed warm-up reads the rows itself', async () => {
  const store = await makeStoreWith(makeDeck());
  vi.spyOn(store.contentConnection, 'read').mockRejectedValueOnce(new DOMException('made for a test', 'UnknownError'));
  warmUp(store);
  expect((await findFlashcard(store, 'spa-eng', 5))?.card?.[1]).toBe('ser');
});
