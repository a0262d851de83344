import { describe, expect, test, vi } from 'vitest';
import { rankWords } from '../../../../src/store/content/read/word-ranks.ts';
import { GERMAN, makeCards, makeDeck, makeStoreWith } from '../../../support/store.ts';

describe('ranking words', () => {
  test('returns the most frequent card of a word or form, as written, and none of a folded one', async () => {
    const store = await makeStoreWith(makeDeck());
    const [spanish] = await rankWords(store, ['Que', 'años', 'ano', 'fue', 'nada'], () => true);
    expect(spanish).toEqual({ language: 'spa', cards: 10, ranks: [2, 8, undefined, 5, undefined] });
  });

  test('combines the decks from one language, without unwanted ones', async () => {
    const store = await makeStoreWith(
      makeDeck(),
      makeDeck({ pair: 'spa-deu', cards: [[1, 'nada', ['nichts']]] }),
      makeDeck({ pair: 'deu-eng', from: GERMAN, cards: [[1, 'no', ['no']]] }),
    );
    expect(await rankWords(store, ['no', 'nada'], (language) => language === 'spa')).toEqual([
      { language: 'spa', cards: 10, ranks: [3, 1] },
    ]);
  });

  test('reads a large deck in one transaction the first time, and in none the second', async () => {
    const store = await makeStoreWith(makeDeck({ cards: makeCards(3_000, (rank) => `w${rank}`) }));
    const begin = vi.spyOn(store.contentConnection, 'read');
    const read = () => rankWords(store, ['w7', 'w2900', 'w3001'], () => true);
    expect((await read())[0]?.ranks).toEqual([7, 2_900, undefined]);
    await read();
    expect(begin).toHaveBeenCalledTimes(1);
  });
});
