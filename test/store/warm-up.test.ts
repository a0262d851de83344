import { expect, test, vi } from 'vitest';
import { readRows } from '../../src/store/rows.ts';
import { warmUp } from '../../src/store/warm-up.ts';
import { makeDeck, makeStoreWith } from '../support/store.ts';

test('what every look-up reads first needs no read any more', async () => {
  const store = await makeStoreWith(makeDeck());
  warmUp(store);
  await vi.waitFor(() => expect(store.rowMemory.decks).toHaveLength(1));
  await vi.waitFor(() => expect(store.definitions.index).toBeDefined());
  const deck = store.rowMemory.decks?.[0];
  await vi.waitFor(() => expect(deck && store.directories.find(deck)).toBeDefined());
  const begin = vi.spyOn(store.contentReads, 'begin');
  expect(await readRows(store, (rows) => rows.decks().map((row) => rows.directory(row).firstRanks))).toEqual([[1]]);
  expect(begin).not.toHaveBeenCalled();
});
