import { expect, test } from 'vitest';
import { BLOCK_SIZE } from '../../../../src/store/content/blocks.ts';
import { watchRemovals } from '../../../../src/store/content/content-database.ts';
import { installSource, listSources, removeSource } from '../../../../src/store/content/sources.ts';
import { deleteRemoved } from '../../../../src/store/content/write/delete-copy.ts';
import { defineWord } from '../../../support/define-word.ts';
import { makeDeck, makeStoreWith, type TestStore } from '../../../support/store.ts';

const AT = 1_790_000_000_000;
/** More rows than one transaction deletes. */
const ROWS = 600;

async function addFullEntries({ content }: TestStore): Promise<void> {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const rank = index * BLOCK_SIZE + 1;
    return { deck: 'spa-eng/1' as const, firstRank: rank, lastRank: rank, content: new Uint8Array([index]) };
  });
  await content.fullEntries.bulkPut(rows);
}

const countRows = async ({ content }: TestStore) => [
  await content.blocks.count(),
  await content.fullEntries.count(),
  await content.words.count(),
  await content.removals.count(),
];

const find = async (store: TestStore) =>
  (await defineWord(store, { text: 'año', offset: 0, language: 'spa' })).entries.map(({ word }) => word);

test('a small source is removed with all of its rows', async () => {
  const store = await makeStoreWith(makeDeck());
  await removeSource(store, 'spa-eng');
  expect(await countRows(store)).toEqual([0, 0, 0, 0]);
});

test('a large source answers no longer once it is removed, and its other rows are deleted afterwards', async () => {
  const store = await makeStoreWith(makeDeck());
  await addFullEntries(store);
  let calls = 0;
  watchRemovals(store.content, () => {
    calls += 1;
  });
  await removeSource(store, 'spa-eng');
  expect(await listSources(store)).toEqual([]);
  expect(await find(store)).toEqual([]);
  expect((await store.content.fullEntries.count()) > 0).toBe(true);
  expect(calls).toBe(1);
  await deleteRemoved(store);
  expect(await countRows(store)).toEqual([0, 0, 0, 0]);
  expect(calls).toBe(1);
});

test('the next source of the pair keeps its rows while those of the removed one are deleted', async () => {
  const store = await makeStoreWith(makeDeck());
  await addFullEntries(store);
  await removeSource(store, 'spa-eng');
  const { deck } = await installSource(store, makeDeck(), AT);
  expect(deck).toBe('spa-eng/2');
  await deleteRemoved(store);
  expect(await countRows(store)).toEqual([1, 0, 1, 0]);
  expect(await find(store)).toEqual(['año']);
});
