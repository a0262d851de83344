import { describe, expect, test, vi } from 'vitest';
import type { StoredCard } from '../../../../src/model/card.ts';
import { searchWords } from '../../../../src/store/content/read/word-search.ts';
import { ENGLISH, GERMAN, makeCards, makeDeck, makeStoreWith } from '../../../support/store.ts';

describe('searching by keys', () => {
  test('finds words, folded words and forms, and reports the kind', async () => {
    const store = await makeStoreWith(makeDeck());
    const matches = await searchWords(
      store,
      () => true,
      (index) => index.find(new Set(['año', 'ano', 'fue', 'nada'])),
    );
    expect(matches.map(({ key, card, kind }) => [key, card[1], kind])).toEqual([
      ['año', 'año', 0],
      ['ano', 'año', 1],
      ['fue', 'ser', 2],
    ]);
  });

  test('finds every one of many words in a large deck, those with the same key too', async () => {
    const cards = makeCards(3_000, (rank) => (rank % 3 === 0 ? 'mismo' : `palabra ${rank}`));
    const store = await makeStoreWith(makeDeck({ cards }));
    const same = await searchWords(
      store,
      () => true,
      (index) => index.find(new Set(['mismo'])),
    );
    expect(same).toHaveLength(1_000);
    for (const rank of [1, 2, 1_000, 2_999]) {
      const [match] = await searchWords(
        store,
        () => true,
        (index) => index.find(new Set([`palabra ${rank}`])),
      );
      expect(match?.card[0]).toBe(rank);
    }
  });

  test('opens one transaction, however often it asks', async () => {
    const store = await makeStoreWith(makeDeck({ cards: makeCards(3_000) }), makeDeck({ pair: 'spa-deu' }));
    const begin = vi.spyOn(store.contentConnection, 'read');
    const found = await searchWords(
      store,
      () => true,
      (index) => ['palabra 7', 'año', 'palabra 2900', 'nada'].map((key) => index.find(new Set([key])).length),
    );
    expect(found).toEqual([1, 1, 1, 0]);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  test('waits for the database as often for many decks as for one', async () => {
    const pairs = ['spa-eng', 'spa-deu', 'spa-fra', 'spa-ita'];
    const countSearches = async (count: number) => {
      const store = await makeStoreWith(
        ...pairs.slice(0, count).map((pair) => makeDeck({ pair, cards: makeCards(600) })),
      );
      let searches = 0;
      const found = await searchWords(
        store,
        () => true,
        (index) => {
          searches += 1;
          return index.find(new Set(['palabra 7', 'palabra 599']));
        },
      );
      expect(found.map(({ deck }) => deck.pair).sort()).toEqual(
        pairs
          .slice(0, count)
          .flatMap((pair) => [pair, pair])
          .sort(),
      );
      return searches;
    };
    expect(await countSearches(4)).toBe(await countSearches(1));
  });

  test('asks only accepted decks', async () => {
    const store = await makeStoreWith(makeDeck());
    expect(
      await searchWords(
        store,
        (deck) => deck.from.iso639_3 === 'deu',
        (index) => index.find(new Set(['de'])),
      ),
    ).toEqual([]);
  });
});

describe('searching by the start of words', () => {
  const findWords = async (cards: StoredCard[], start: string, accepts: (key: string) => boolean = () => true) => {
    const store = await makeStoreWith(makeDeck({ pair: 'deu-eng', from: GERMAN, to: ENGLISH, cards }));
    return (
      await searchWords(
        store,
        () => true,
        (index) => index.findByStart(start, accepts),
      )
    ).map(({ card, key }) => `${key}: ${card[1]}`);
  };

  test('finds words as written and without marks, and no inflected forms', async () => {
    const cards: StoredCard[] = [
      [1, 'Haus', ['house'], ['Hauses', 'Häuser']],
      [2, 'häufig', ['frequent']],
      [3, 'Hauch', ['breath']],
      [4, 'Maus', ['mouse'], ['hauste']],
    ];
    expect(await findWords(cards, 'hau')).toEqual(['hauch: Hauch', 'haufig: häufig', 'haus: Haus']);
    expect(await findWords(cards, 'hau', (key) => key.endsWith('s'))).toEqual(['haus: Haus']);
    expect(await findWords(cards, 'z')).toEqual([]);
    expect(await findWords(cards, 'a')).toEqual([]);
  });

  test('finds words across several rows, and stops before it reads a whole deck', async () => {
    const cards = makeCards(5_000, (rank) => `wort${String(rank).padStart(4, '0')}`);
    expect(await findWords(cards, 'wort12')).toHaveLength(100);
    expect(await findWords(cards, 'wort4')).toHaveLength(1_000);
    expect((await findWords(cards, 'wort')).length).toBe(8 * 256);
  });
});
