import { describe, expect, test } from 'vitest';
import type { StoredCard } from '../../../../src/model/card.ts';
import { findFlashcard, seekRank } from '../../../../src/store/content/read/flashcards.ts';
import { installSource, listSources, removeSource } from '../../../../src/store/content/sources.ts';
import { makeCards, makeDeck, makeStore, makeStoreWith } from '../../../support/store.ts';

describe('findFlashcard', () => {
  test('gives every card of a deck of several blocks with the rank of the next', async () => {
    const store = await makeStoreWith(makeDeck({ cards: makeCards(700) }));
    for (const rank of [1, 2, 255, 256, 257, 512, 513, 699]) {
      const found = await findFlashcard(store, 'spa-eng', rank);
      expect(found?.card).toEqual([rank, `palabra ${rank}`, [`meaning ${rank}`]]);
      expect(found?.next).toBe(rank + 1);
    }
    expect((await findFlashcard(store, 'spa-eng', 700))?.next).toBe(701);
  });

  test('skips gaps in the ranks, including at the edge of a block', async () => {
    const cards = makeCards(300).map(([rank, word, meanings]): StoredCard => [rank * 10, word, meanings]);
    const store = await makeStoreWith(makeDeck({ cards }));
    expect((await findFlashcard(store, 'spa-eng', 10))?.next).toBe(20);
    expect((await findFlashcard(store, 'spa-eng', 2560))?.next).toBe(2570);
    expect((await findFlashcard(store, 'spa-eng', 15))?.card).toBeUndefined();
    expect((await findFlashcard(store, 'spa-eng', 3000))?.next).toBe(3001);
  });

  test('finds no card before the first, after the last, or of another pair', async () => {
    const store = await makeStoreWith(makeDeck());
    expect((await findFlashcard(store, 'spa-eng', 0))?.card).toBeUndefined();
    expect((await findFlashcard(store, 'spa-eng', 11))?.card).toBeUndefined();
    expect(await findFlashcard(store, 'deu-eng', 1)).toBeUndefined();
  });

  test('answers from the new deck as soon as it has replaced the old one', async () => {
    const store = await makeStoreWith(makeDeck());
    await findFlashcard(store, 'spa-eng', 1);
    await installSource(store, makeDeck({ cards: makeCards(600) }), 2);
    expect((await findFlashcard(store, 'spa-eng', 600))?.card?.[1]).toBe('palabra 600');
    expect(await store.content.blocks.count()).toBe(3);
  });
});

describe('seekRank', () => {
  const cards: StoredCard[] = [3, 7, 20].map((rank) => [rank, `w${rank}`, []]);
  test.each([
    ['forward', 0, 3],
    ['forward', 3, 3],
    ['forward', 4, 7],
    ['forward', 8, 20],
    ['forward', 21, undefined],
    ['backward', 2, undefined],
    ['backward', 3, 3],
    ['backward', 19, 7],
    ['backward', 999, 20],
  ] as const)('%s from %i finds %s', async (direction, rank, expected) => {
    const store = await makeStoreWith(makeDeck({ cards }));
    expect(await seekRank(store, 'spa-eng', rank, direction)).toBe(expected);
  });

  test('crosses the edge between two blocks', async () => {
    const store = await makeStoreWith(
      makeDeck({ cards: makeCards(512).map(([rank, ...rest]) => [rank * 2, ...rest] as StoredCard) }),
    );
    expect(await seekRank(store, 'spa-eng', 513, 'forward')).toBe(514);
    expect(await seekRank(store, 'spa-eng', 513, 'backward')).toBe(512);
  });
});

describe('removeSource', () => {
  test('removes all of one pair and nothing of another', async () => {
    const store = await makeStoreWith(makeDeck(), makeDeck({ pair: 'spa-deu' }));
    await removeSource(store, 'spa-eng');
    expect((await listSources(store)).map(({ pair }) => pair)).toEqual(['spa-deu']);
    expect((await findFlashcard(store, 'spa-deu', 1))?.card?.[1]).toBe('de');
    expect(await store.content.blocks.count()).toBe(1);
    expect(await store.content.words.count()).toBe(1);
  });

  test('of a missing deck changes nothing', async () => {
    await expect(removeSource(makeStore(), 'spa-eng')).resolves.toBeUndefined();
  });
});
