import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { StoredCard } from '../../../src/model/card.ts';
import type { HashRow } from '../../../src/store/content/content-database.ts';
import {
  findByHash,
  type Hashes,
  hashLines,
  isFoundBy,
  LEAST_HASHED_ROWS,
  readHashRow,
  toHashRow,
} from '../../../src/store/content/hash-index.ts';
import { readContent } from '../../../src/store/content/read/read-content.ts';
import { searchWords } from '../../../src/store/content/read/word-search.ts';
import { removeSource } from '../../../src/store/content/sources.ts';
import { toSortedLines } from '../../../src/store/content/write/card-entries.ts';
import { findDeckFaults } from '../../../src/store/content/write/check-deck.ts';
import { deleteRemoved } from '../../../src/store/content/write/delete-copy.ts';
import { rebuildWordIndex } from '../../../src/store/content/write/word-index.ts';
import { ENGLISH, GERMAN, makeDeck, makeStoreWith, type TestStore } from '../../support/store.ts';

const makeRow = (cards: readonly StoredCard[], language = 'deu') =>
  hashLines(toSortedLines(cards, language, new Map()));
/** Ranks and kinds for a key, without those of other keys with the same hash. */
function find(cards: readonly StoredCard[], key: string, language = 'deu') {
  const row = makeRow(cards, language);
  return (
    row &&
    findByHash(row, key)?.filter(([, rank, kind]) => {
      const card = cards.find(([own]) => own === rank);
      return card && isFoundBy(card, key, kind, language);
    })
  );
}

describe('a hash index', () => {
  const cards: StoredCard[] = [
    [1, 'schön', ['beautiful']],
    [2, 'schon', ['already']],
    [3, 'Straße', ['street']],
    [9, 'gehen', ['go'], ['ging', 'gegangen']],
    [16_777_215, '👨‍👩‍👧‍👦', ['family']],
  ];

  test.each([
    ['schön', [['schön', 1, 0]]],
    [
      'schon',
      [
        ['schon', 1, 1],
        ['schon', 2, 0],
      ],
    ],
    ['strasse', [['strasse', 3, 1]]],
    ['gehen', [['gehen', 9, 0]]],
    ['👨‍👩‍👧‍👦', []],
    ['👨👩👧👦', [['👨👩👧👦', 16_777_215, 0]]],
    ['Straße', []],
    ['', []],
  ])('returns the cards of %j', (key, entries) => {
    expect(find(cards, key)?.sort()).toEqual(entries);
  });

  test('leaves forms to the word index, because cards may not have them', () => {
    expect(find(cards, 'ging')).toBeUndefined();
  });

  test('is not built for ranks beyond 24 bits', () => {
    expect(makeRow([[16_777_216, 'weit', ['far']]])).toBeUndefined();
  });

  test('has each entry once for any words', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 200 }),
        (words) => {
          const own = words.map((word, index): StoredCard => [index + 1, word, ['meaning']]);
          const lines = toSortedLines(own, 'tur', new Map());
          const row = hashLines(lines);
          expect(row?.hashes).toHaveLength(lines.length);
          for (const line of lines) {
            const key = line.slice(0, line.indexOf('\t'));
            const rank = Number(line.slice(line.indexOf('\t') + 2));
            expect(row && findByHash(row, key)?.some(([, found]) => found === rank)).toBe(true);
          }
        },
      ),
    );
  });
});

test.each([
  ['Straße', 'straße', 0, true],
  ['Straße', 'strasse', 0, false],
  ['Straße', 'strasse', 1, true],
  ['Straße', 'gasse', 1, false],
])('the card %s is found by %s as a match of kind %i: %s', (word, key, kind, isFound) => {
  expect(isFoundBy([1, word, []], key, kind, 'deu')).toBe(isFound);
});

describe('a deck with more keys than the cache holds', () => {
  const COUNT = 256 * LEAST_HASHED_ROWS + 500;
  const cards = Array.from({ length: COUNT }, (_, index): StoredCard => [index + 1, `Wort${index}`, ['word']]);
  const special: StoredCard[] = [
    [COUNT + 1, 'Öl', ['oil']],
    [COUNT + 2, 'gehen', ['go'], ['ging']],
    [COUNT + 3, 'Wort7', ['word seven']],
  ];

  async function makeLarge(): Promise<TestStore> {
    const deck = makeDeck({ pair: 'deu-eng', from: GERMAN, to: ENGLISH, cards: [...cards, ...special] });
    const store = await makeStoreWith(deck);
    await rebuildWordIndex(store, 'deu-eng/1', 'deu', new Map());
    return store;
  }

  async function readStored(store: TestStore): Promise<Hashes> {
    return readHashRow((await store.content.hashes.get('deu-eng/1')) as HashRow);
  }

  async function search(store: TestStore, ...keys: string[]) {
    const found = await searchWords(
      store,
      () => true,
      (index) => index.find(new Set(keys)),
    );
    return found.map(({ key, card, kind }) => [key, card[0], kind]).sort();
  }

  /** Waits until the hash index has been read after the first look-up. */
  async function warm(store: TestStore): Promise<void> {
    await search(store, 'wort1');
    await vi.waitFor(async () => {
      expect(
        await readContent(store, (rows) => rows.sources().map((deck) => rows.directory(deck).hashes)),
      ).not.toContain(undefined);
    });
  }

  test('returns the same with its hash index as without, and reads no row of the word index for it', async () => {
    const store = await makeLarge();
    const asked = ['wort7', `wort${COUNT - 72}`, 'öl', 'ol', 'ging', 'nirgends'];
    const before = await search(store, ...asked);
    expect(before).toEqual([
      ['ging', COUNT + 2, 2],
      ['ol', COUNT + 1, 1],
      [`wort${COUNT - 72}`, COUNT - 71, 0],
      ['wort7', COUNT + 3, 0],
      ['wort7', 8, 0],
      ['öl', COUNT + 1, 0],
    ]);
    await warm(store);
    const get = vi.spyOn(IDBObjectStore.prototype, 'get');
    store.cache.entries.rows.clear();
    expect(await search(store, ...asked)).toEqual(before);
    const tables = get.mock.instances.map((table) => (table as unknown as IDBObjectStore).name);
    // That of `ging`, which is a form.
    expect(tables.filter((name) => name === 'words')).toHaveLength(1);
    get.mockClear();
    expect(await search(store, 'nie', 'niemals', 'nirgendwo')).toEqual([]);
    expect(get).not.toHaveBeenCalled();
    get.mockRestore();
  });

  test.each([
    ['none', undefined],
    ['a damaged one', { deck: 'deu-eng/1', index: new Blob(['damaged']) } as const],
  ])('works without one if the database has %s', async (_, row) => {
    const store = await makeLarge();
    await store.content.hashes.clear();
    if (row) await store.content.hashes.put(row);
    await search(store, 'wort1');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await search(store, 'öl', 'ol')).toHaveLength(2);
  });

  test('tells a self-check what is wrong with its hash index', async () => {
    const store = await makeLarge();
    const count = async () => {
      const found = await findDeckFaults(store, 'deu-eng', async () => new Map());
      return typeof found === 'object' && found.indexFaults;
    };
    expect(await count()).toBe(0);
    const hashes = await readStored(store);
    hashes.ranks.fill(7, 100, 103);
    await store.content.hashes.put(toHashRow('deu-eng/1', hashes));
    expect(await count()).toBe(3);
    await store.content.hashes.put({ deck: 'deu-eng/1', index: new Blob(['damaged']) });
    expect(await count()).toBeGreaterThan(COUNT);
    await store.content.hashes.clear();
    expect(await count()).toBeGreaterThan(COUNT);
    await rebuildWordIndex(store, 'deu-eng/1', 'deu', new Map());
    expect(await count()).toBe(0);
  });

  test('leaves no hash index behind', async () => {
    const store = await makeLarge();
    expect(await store.content.hashes.count()).toBe(1);
    await removeSource(store, 'deu-eng');
    await deleteRemoved(store);
    expect(await store.content.hashes.count()).toBe(0);
  });
});
