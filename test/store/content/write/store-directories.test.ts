import { describe, expect, test, vi } from 'vitest';
import { findFlashcard } from '../../../../src/store/content/read/flashcards.ts';
import { searchWords } from '../../../../src/store/content/read/word-search.ts';
import { installSource, removeSource } from '../../../../src/store/content/sources.ts';
import { findDeckFaults } from '../../../../src/store/content/write/check-deck.ts';
import { storeDirectories } from '../../../../src/store/content/write/store-directories.ts';
import { rebuildWordIndex } from '../../../../src/store/content/write/word-index.ts';
import { openStore, type Store } from '../../../../src/store/store.ts';
import { warmUp } from '../../../../src/store/warm-up.ts';
import { ENGLISH, GERMAN, makeCards, makeDeck, makeStoreWith, SPANISH_CARDS } from '../../../support/store.ts';

const CARDS = makeCards(600);

/** As after a start: with empty caches. */
const openAnew = ({ content }: Store) => openStore(content.name.slice('content'.length));

async function findAll(store: Store, words: readonly string[]): Promise<number[]> {
  const keys = new Set(words);
  const found = await searchWords(
    store,
    () => true,
    (index) => index.find(keys),
  );
  return found.map(({ card: [rank] }) => rank).sort((a, b) => a - b);
}

describe('the directory of a deck', () => {
  test('is stored, and read instead of its keys', async () => {
    const store = await makeStoreWith(makeDeck({ cards: CARDS }), makeDeck({ pair: 'deu-eng', from: GERMAN }));
    await storeDirectories(store);
    expect(await store.content.directories.toArray()).toMatchObject([
      { deck: 'deu-eng/1', revision: 1, firstRanks: [1], firstKeys: ['a'] },
      {
        deck: 'spa-eng/1',
        revision: 1,
        firstRanks: [1, 257, 513],
        firstKeys: ['palabra 1', 'palabra 33', 'palabra 560'],
      },
    ]);
    const again = openAnew(store);
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys');
    warmUp(again);
    expect((await findFlashcard(again, 'spa-eng', 300))?.card?.[1]).toBe('palabra 300');
    expect(await findAll(again, ['palabra 1', 'palabra 256', 'palabra 600', 'por'])).toEqual([1, 10, 256, 600]);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  test('is also read by a background that keeps running', async () => {
    const store = await makeStoreWith(makeDeck({ cards: CARDS }));
    await storeDirectories(store);
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys');
    expect((await findFlashcard(store, 'spa-eng', 300))?.card?.[1]).toBe('palabra 300');
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  test('is ignored if the deck has changed, until it is stored again', async () => {
    const store = await makeStoreWith(makeDeck());
    await storeDirectories(store);
    await installSource(store, makeDeck({ cards: CARDS }), 2);
    for (const makeIt of [() => undefined, storeDirectories]) {
      await makeIt(store);
      const again = openAnew(store);
      warmUp(again);
      expect((await findFlashcard(again, 'spa-eng', 600))?.card?.[1]).toBe('palabra 600');
      expect(await findAll(again, ['palabra 599', 'ser'])).toEqual([599]);
    }
    expect(await store.content.directories.toArray()).toMatchObject([{ deck: 'spa-eng/2', firstRanks: [1, 257, 513] }]);
  });

  test('of a copy with a rebuilt index is outdated', async () => {
    const store = await makeStoreWith(makeDeck());
    await storeDirectories(store);
    const [before] = await store.content.directories.toArray();
    // The first card's key has changed.
    await store.content.blocks.toCollection().modify((block) => {
      block.cards = JSON.stringify([[1, 'a posteriori', ['afterwards']], ...SPANISH_CARDS.slice(1)]).replace(
        '"a"',
        '"ya"',
      );
    });
    await rebuildWordIndex(store, 'spa-eng/1', 'spa', new Map());
    await storeDirectories(store);
    const [after] = await store.content.directories.toArray();
    expect([before?.firstKeys, before?.revision]).toEqual([['a'], 1]);
    expect([after?.firstKeys, after?.revision]).toEqual([['a posteriori'], 2]);
  });

  test('is not written twice, and not for a deck that has changed while its keys were read', async () => {
    const store = await makeStoreWith(makeDeck());
    const put = vi.spyOn(store.content.directories, 'put');
    const { sources } = store.content;
    // The first transaction ends with its last read; the deck changes before the second begins.
    const { transaction } = store.content;
    let calls = 0;
    const begin = async (...args: unknown[]) => {
      calls += 1;
      if (calls === 2) await sources.toCollection().modify({ revision: 2 });
      return Reflect.apply(transaction, store.content, args);
    };
    vi.spyOn(store.content, 'transaction').mockImplementation(begin as unknown as typeof transaction);
    await storeDirectories(store);
    expect(calls).toBe(2);
    expect(put).not.toHaveBeenCalled();
    await storeDirectories(store);
    await storeDirectories(store);
    expect(put).toHaveBeenCalledTimes(1);
  });

  test('is deleted with its deck, whose successor may have the same name', async () => {
    const store = await makeStoreWith(makeDeck());
    await storeDirectories(store);
    await removeSource(store, 'spa-eng');
    expect(await store.content.directories.count()).toBe(0);
    const { deck, revision } = await installSource(store, makeDeck({ cards: CARDS }), 2);
    expect([deck, revision]).toEqual(['spa-eng/1', 1]);
    const again = openAnew(store);
    warmUp(again);
    expect((await findFlashcard(again, 'spa-eng', 600))?.card?.[1]).toBe('palabra 600');
  });

  test('with an error is found by a self-check', async () => {
    const store = await makeStoreWith(makeDeck({ to: ENGLISH, cards: CARDS }));
    const count = async () => {
      const found = await findDeckFaults(store, 'spa-eng', async () => new Map());
      return typeof found === 'object' && found.indexFaults;
    };
    await storeDirectories(store);
    expect(await count()).toBe(0);
    await store.content.directories.toCollection().modify((row) => void row.firstRanks.splice(1, 1));
    expect(await count()).toBe(2);
    await rebuildWordIndex(store, 'spa-eng/1', 'spa', new Map());
    expect(await count()).toBe(0);
    await storeDirectories(store);
    expect(await count()).toBe(0);
  });
});
