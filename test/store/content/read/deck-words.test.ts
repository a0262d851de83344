import { expect, test } from 'vitest';
import { packBlocks } from '../../../../src/store/content/blocks.ts';
import { listDeckWords } from '../../../../src/store/content/read/deck-words.ts';
import { makeCards, makeDeck, makeStoreWith } from '../../../support/store.ts';

test('the words of a deck come in rank order, each at its first rank, up to the given rank', async () => {
  const store = await makeStoreWith(
    makeDeck({
      cards: [
        [2, 'u\u0308ber', ['over']],
        [3, 'Haus', ['house']],
        [7, 'über', ['above']],
        [9, 'يوم', ['day']],
      ],
    }),
  );
  expect([...(await listDeckWords(store, 'spa-eng'))]).toEqual([
    ['über', 2],
    ['Haus', 3],
    ['يوم', 9],
  ]);
  expect([...(await listDeckWords(store, 'spa-eng', 3)).keys()]).toEqual(['über', 'Haus']);
  expect((await listDeckWords(store, 'spa-eng', 1)).size).toBe(0);
  expect((await listDeckWords(store, 'deu-eng')).size).toBe(0);
});

test('a deck with more blocks than the cache holds is read completely', async () => {
  const store = await makeStoreWith(makeDeck());
  await store.content.blocks.clear();
  await store.content.blocks.bulkPut(packBlocks('spa-eng/1', makeCards(40_000)));
  const { deck } = (await store.content.sources.get('spa-eng')) ?? {};
  expect(deck).toBe('spa-eng/1');
  expect((await listDeckWords(store, 'spa-eng')).size).toBe(40_000);
  expect((await listDeckWords(store, 'spa-eng', 33_000)).size).toBe(33_000);
});
