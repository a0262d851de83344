import { expect, test } from 'vitest';
import { LEAST_HASHED_ROWS } from '../../src/store/content/hash-index.ts';
import { ROW_SIZE } from '../../src/store/content/word-entries.ts';
import { estimateSizes } from '../../src/store/sizes.ts';
import { makeCards, makeDeck, makeStoreWith } from '../support/store.ts';

test('the hash index of a large deck counts towards its size', async () => {
  const store = await makeStoreWith(makeDeck({ cards: makeCards(LEAST_HASHED_ROWS * ROW_SIZE + 1) }));
  const { decks, study } = await estimateSizes(store);
  const [row] = await store.content.hashes.toArray();
  const bytes = row?.index.size ?? 0;
  await store.content.hashes.clear();
  const without = await estimateSizes(store);
  expect((decks - without.decks) / bytes).toBeCloseTo(1, 1);
  expect(study).toBe(0);
});

test('without a deck the size is zero', async () => {
  expect(await estimateSizes(await makeStoreWith())).toEqual({ decks: 0, study: 0 });
});
