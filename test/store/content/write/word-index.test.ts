import { describe, expect, test } from 'vitest';
import type { StoredCard } from '../../../../src/model/card.ts';
import { removeSource } from '../../../../src/store/content/sources.ts';
import { unpackEntries } from '../../../../src/store/content/word-entries.ts';
import { buildWordIndex, rebuildWordIndex } from '../../../../src/store/content/write/word-index.ts';
import { makeCards, makeDeck, makeStoreWith } from '../../../support/store.ts';

describe('the rows of a word index', () => {
  test('begin with their first key and hold every entry once, in order', () => {
    const rows = buildWordIndex('spa-eng/1', makeCards(1_000), 'spa');
    expect(rows.map(({ firstKey }) => firstKey)).toEqual(rows.map(({ entries }) => unpackEntries(entries)[0]?.[0]));
    const keys = rows.flatMap(({ entries }) => unpackEntries(entries).map(([key]) => key));
    expect(keys).toEqual(
      makeCards(1_000)
        .map(([, word]) => word)
        .sort(),
    );
  });

  test('keep the entries of one key together, however many cards have it', () => {
    const cards = Array.from(
      { length: 700 },
      (_, index): StoredCard => [index + 1, index < 200 ? `banc${index}` : 'banco', []],
    );
    const rows = buildWordIndex('spa-eng/1', cards, 'spa');
    expect(rows.filter(({ entries }) => unpackEntries(entries).some(([key]) => key === 'banco'))).toHaveLength(1);
    expect(rows.flatMap(({ entries }) => unpackEntries(entries))).toHaveLength(700);
  });

  test('rebuilt from the blocks are the same, even with more blocks than one read returns', async () => {
    const cards = makeCards(256 * 300 + 7, (rank) => `palabra${(rank * 7919) % 99_991}`);
    const store = await makeStoreWith(makeDeck({ cards }));
    const readAll = async () => JSON.stringify(await store.content.words.toArray());
    const before = await readAll();
    await store.content.words.clear();
    expect(await rebuildWordIndex(store, 'spa-eng/1', 'spa', new Map())).toBe(cards.length);
    // Not by `toEqual`, which would take minutes to word a difference of this size.
    expect((await readAll()) === before).toBe(true);
  });
});

test('the index of a copy that was removed while its words were read is not written', async () => {
  const store = await makeStoreWith(makeDeck());
  const rebuilding = rebuildWordIndex(store, 'spa-eng/1', 'spa', new Map());
  await removeSource(store, 'spa-eng');
  expect(await rebuilding).toBe(0);
  expect(await store.content.words.count()).toBe(0);
});
