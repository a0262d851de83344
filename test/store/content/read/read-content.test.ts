import { describe, expect, test, vi } from 'vitest';
import { BLOCK_SIZE } from '../../../../src/store/content/blocks.ts';
import { findFlashcard } from '../../../../src/store/content/read/flashcards.ts';
import { type ContentRows, readContent } from '../../../../src/store/content/read/read-content.ts';
import { searchWords } from '../../../../src/store/content/read/word-search.ts';
import { installSource, removeSource } from '../../../../src/store/content/sources.ts';
import { storeDirectories } from '../../../../src/store/content/write/store-directories.ts';
import { GERMAN, makeCards, makeDeck, makeStoreWith, SPANISH_CARDS } from '../../../support/store.ts';

/** Fewer than by default. */
const KEPT_BLOCKS = 6;

describe('cached rows', () => {
  test('answer a second look-up without the database', async () => {
    const store = await makeStoreWith(makeDeck());
    const keys = new Set(['año']);
    const first = await searchWords(
      store,
      () => true,
      (index) => index.find(keys),
    );
    const begin = vi.spyOn(store.contentConnection, 'read');
    expect(
      await searchWords(
        store,
        () => true,
        (index) => index.find(keys),
      ),
    ).toEqual(first);
    expect(begin).not.toHaveBeenCalled();
  });

  test('are read in one transaction the first time', async () => {
    const store = await makeStoreWith(makeDeck());
    const begin = vi.spyOn(store.contentConnection, 'read');
    await searchWords(
      store,
      () => true,
      (index) => index.find(new Set(['año', 'ser'])),
    );
    expect(begin).toHaveBeenCalledTimes(1);
  });

  test('are read again from a database that the browser has closed', async () => {
    const store = await makeStoreWith(makeDeck());
    const db = await store.contentConnection.read(['sources'], async (transaction) => transaction.db);
    db.close();
    expect((await findFlashcard(store, 'spa-eng', 1))?.card?.[1]).toBe('de');
  });

  test('are forgotten when a deck is replaced or removed', async () => {
    const store = await makeStoreWith(makeDeck());
    expect((await findFlashcard(store, 'spa-eng', 1))?.card?.[1]).toBe('de');
    await installSource(store, makeDeck({ cards: makeCards(300) }), 2);
    expect((await findFlashcard(store, 'spa-eng', 1))?.card?.[1]).toBe('palabra 1');
    await removeSource(store, 'spa-eng');
    expect(await findFlashcard(store, 'spa-eng', 1)).toBeUndefined();
  });

  test('of a removed deck do not belong to the pair’s next one with the same name', async () => {
    const store = await makeStoreWith(makeDeck());
    expect((await findFlashcard(store, 'spa-eng', 1))?.card?.[1]).toBe('de');
    await removeSource(store, 'spa-eng');
    const { deck, revision } = await installSource(store, makeDeck({ cards: makeCards(10) }), 2);
    expect([deck, revision]).toEqual(['spa-eng/1', 1]);
    expect((await findFlashcard(store, 'spa-eng', 1))?.card?.[1]).toBe('palabra 1');
  });

  test('that refer to a removed copy are read again', async () => {
    const store = await makeStoreWith(makeDeck());
    await findFlashcard(store, 'spa-eng', 1);
    const old = store.cache.sources;
    await installSource(store, makeDeck({ cards: makeCards(300) }), 2);
    store.cache.sources = old;
    store.cache.blocks.rows.clear();
    expect((await findFlashcard(store, 'spa-eng', 1))?.card?.[1]).toBe('palabra 1');
  });

  test('missing from the database give no card and no endless search', async () => {
    const store = await makeStoreWith(makeDeck({ cards: makeCards(600) }));
    await findFlashcard(store, 'spa-eng', 1);
    await store.content.blocks.delete(['spa-eng/1', 257]);
    expect((await findFlashcard(store, 'spa-eng', 300))?.card).toBeUndefined();
    expect((await findFlashcard(store, 'spa-eng', 600))?.card?.[1]).toBe('palabra 600');
  });

  test('that a stored directory names in vain give no card and no endless search', async () => {
    const store = await makeStoreWith(makeDeck({ cards: makeCards(600) }));
    await storeDirectories(store);
    await store.content.blocks.delete(['spa-eng/1', 257]);
    expect((await findFlashcard(store, 'spa-eng', 300))?.card).toBeUndefined();
    expect((await findFlashcard(store, 'spa-eng', 600))?.card?.[1]).toBe('palabra 600');
  });

  test('that are missing end the pass: nothing is computed from them, and nothing else is asked for', async () => {
    const store = await makeStoreWith(makeDeck());
    const load = vi.spyOn(IDBObjectStore.prototype, 'get');
    const steps: string[] = [];
    const blocks = await readContent(store, (rows) => {
      steps.push('start');
      const [deck] = rows.sources();
      steps.push('sources');
      if (!deck) return [];
      const { firstRanks } = rows.directory(deck);
      steps.push('directory');
      return rows.blocks(deck, firstRanks);
    });
    expect(blocks).toHaveLength(1);
    // Nothing in memory; the sources; their directory; the blocks.
    const [nothing, sources, directory] = [['start'], ['start', 'sources'], ['start', 'sources', 'directory']];
    expect(steps).toEqual([...nothing, ...sources, ...directory, ...directory]);
    // The stored directory and one block.
    expect(load).toHaveBeenCalledTimes(2);
    load.mockRestore();
  });

  test('of independent reads are loaded together', async () => {
    const store = await makeStoreWith(makeDeck(), makeDeck({ pair: 'deu-eng', from: GERMAN }));
    let passes = 0;
    const ranks = await readContent(store, (rows) => {
      passes += 1;
      return rows.all(rows.sources().map((deck) => () => rows.directory(deck).firstRanks));
    });
    expect(ranks).toEqual([[1], [1]]);
    expect(passes).toBe(3);
  });

  test('may be more than are kept: a word may be on very many cards', async () => {
    const cards = makeCards(BLOCK_SIZE * (KEPT_BLOCKS + 2), () => 'mismo');
    const store = await makeStoreWith(makeDeck({ cards }));
    store.cache.blocks.limit = KEPT_BLOCKS;
    const same = await searchWords(
      store,
      () => true,
      (index) => index.find(new Set(['mismo'])),
    );
    expect(same).toHaveLength(cards.length);
    expect(store.cache.blocks.rows.size).toBe(KEPT_BLOCKS);
  });

  test('are limited', async () => {
    const last = BLOCK_SIZE * (KEPT_BLOCKS + 4);
    const store = await makeStoreWith(makeDeck({ cards: makeCards(last, () => 'mismo') }));
    store.cache.blocks.limit = KEPT_BLOCKS;
    for (let rank = 1; rank <= last; rank += BLOCK_SIZE) await findFlashcard(store, 'spa-eng', rank);
    expect(store.cache.blocks.rows.size).toBe(KEPT_BLOCKS);
  });
});

describe('reading code with a catch of its own', () => {
  /** The number of cards in the first blocks of the only deck. */
  const countCards = (rows: ContentRows) => {
    const [deck] = rows.sources();
    return deck
      ? rows.blocks(deck, rows.directory(deck).firstRanks.slice(0, 1)).flatMap(({ cards }) => cards).length
      : 0;
  };

  test.each<[string, (rows: ContentRows, read: () => number) => number]>([
    [
      'that goes on without the rows',
      (_, read) => {
        try {
          return read();
        } catch {
          return -1;
        }
      },
    ],
    [
      'that throws something else',
      (_, read) => {
        try {
          return read();
        } catch (cause) {
          throw new Error('Expected rows, got none.', { cause });
        }
      },
    ],
    [
      'that reads again',
      (_, read) => {
        try {
          return read();
        } catch {
          return read();
        }
      },
    ],
    [
      'within independent reads',
      (rows, read) => {
        const tryRead = () => {
          try {
            return read();
          } catch {
            return -1;
          }
        };
        return rows.all([tryRead, tryRead, () => 0]).reduce((sum, count) => sum + count) / 2;
      },
    ],
    [
      'around independent reads',
      (rows, read) => {
        try {
          return rows.all([read, () => 0])[0] ?? 0;
        } catch {
          return -1;
        }
      },
    ],
  ])('still gets all rows: %s', async (_, work) => {
    const store = await makeStoreWith(makeDeck());
    expect(await readContent(store, (rows) => work(rows, () => countCards(rows)))).toBe(SPANISH_CARDS.length);
  });

  test('loads nothing that it asks for after a read that failed', async () => {
    const store = await makeStoreWith(makeDeck({ cards: makeCards(600) }));
    const asked: number[] = [];
    const load = vi.spyOn(IDBObjectStore.prototype, 'get');
    await readContent(store, (rows) => {
      const [deck] = rows.sources();
      if (!deck) return;
      rows.directory(deck);
      try {
        asked.push(rows.blocks(deck, [1]).length);
      } catch {
        asked.push(rows.blocks(deck, [257]).length);
      }
    });
    expect(asked).toEqual([1]);
    // The stored directory and one block.
    expect(load).toHaveBeenCalledTimes(2);
    load.mockRestore();
  });

  test.each([
    ['from memory', true],
    ['after a load', false],
  ])('reports its own errors: %s', async (_, isWarm) => {
    const store = await makeStoreWith(makeDeck());
    if (isWarm) await readContent(store, countCards);
    const failing = (rows: ContentRows) => {
      rows.all([() => countCards(rows)]);
      throw new Error('made for a test');
    };
    await expect(readContent(store, failing)).rejects.toThrow('made for a test');
    await expect(readContent(store, (rows) => rows.all([() => failing(rows)]))).rejects.toThrow('made for a test');
  });
});
