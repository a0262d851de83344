import { describe, expect, test } from 'vitest';
import { findFlashcard } from '../../../src/store/content/read/flashcards.ts';
import {
  changeSource,
  findSource,
  installSource,
  listSources,
  removeSource,
} from '../../../src/store/content/sources.ts';
import { storeImportPart } from '../../../src/store/content/write/imports.ts';
import { publishSource } from '../../../src/store/content/write/publish.ts';
import { findSync, queueSync } from '../../../src/store/content/write/syncs.ts';
import { defineWord } from '../../support/define-word.ts';
import { ENGLISH, makeCards, makeDeck, makeStore, SPANISH, type TestStore } from '../../support/store.ts';

const AT = 1_790_000_000_000;
const ADDRESS = 'http://127.0.0.1:8377';
const NAMES = { from: SPANISH, to: ENGLISH };

describe('a new source of a pair', () => {
  const SERVER = { kind: 'upstream', address: ADDRESS } as const;

  async function add(store: TestStore, name: string, cards: number, kind: 'file' | 'dictionary' | 'upstream' = 'file') {
    const { content } = store;
    const number = (await content.sources.count()) + 1;
    const file = { kind: 'file', name, ...(kind === 'dictionary' ? { isDictionary: true } : {}) } as const;
    const origin = kind === 'upstream' ? SERVER : file;
    const counts = { cards, firstRank: 1, lastRank: cards, endNext: undefined, indexedCards: cards, isComplete: true };
    const ids = { id: `spa-eng:${number}`, deck: `spa-eng/${number}`, pair: 'spa-eng' } as const;
    await publishSource(content, { ...ids, ...NAMES, origin, ...counts, changes: undefined, updatedAt: AT }, name);
  }

  const listNames = async (store: TestStore) => (await listSources(store)).map(({ name }) => name);

  test('comes after the existing lists if it is one, and before all decks', async () => {
    const store = makeStore();
    await add(store, 'deck', 1_000);
    await add(store, 'server', 100, 'upstream');
    for (const name of ['chapter 3', 'chapter 4']) await add(store, name, 4);
    await add(store, 'frequent words', 9_000);
    await add(store, 'idioms', 20, 'dictionary');
    await add(store, 'chapter 5', 4);
    const names = ['chapter 3', 'chapter 4', 'chapter 5', 'server', 'deck', 'frequent words', 'idioms'];
    expect(await listNames(store)).toEqual(names);
    const sources = await listSources(store);
    expect(sources.map(({ position }) => position)).toEqual(names.map((_, position) => position));
    expect(sources.filter(({ inStudy }) => !inStudy).map(({ name }) => name)).toEqual(['idioms']);
    expect(sources.filter(({ isMain }) => isMain).map(({ name }) => name)).toEqual(['deck']);
  });

  test('comes before a main source that the learner has moved up', async () => {
    const store = makeStore();
    await add(store, 'deck', 1_000);
    await add(store, 'chapter 3', 4);
    await changeSource(store, 'spa-eng:1', { move: 'up' });
    await add(store, 'chapter 4', 4);
    expect(await listNames(store)).toEqual(['chapter 4', 'deck', 'chapter 3']);
  });

  test('is not studied if it is a dictionary, even the only one of its pair', async () => {
    const store = makeStore();
    await add(store, 'dictionary', 9_000, 'dictionary');
    expect(await listSources(store)).toMatchObject([{ isMain: true, inLookups: true, inStudy: false }]);
  });

  test('becomes the main one after a removal before a dictionary does', async () => {
    const store = makeStore();
    await add(store, 'deck', 1_000);
    await add(store, 'dictionary', 9_000, 'dictionary');
    await add(store, 'chapter 3', 4);
    await changeSource(store, 'spa-eng:3', { move: 'down' });
    await changeSource(store, 'spa-eng:3', { move: 'down' });
    expect(await listNames(store)).toEqual(['deck', 'dictionary', 'chapter 3']);
    await removeSource(store, 'spa-eng:1');
    expect((await listSources(store)).find(({ isMain }) => isMain)?.name).toBe('chapter 3');
  });

  test('keeps its position when a newer version is longer', async () => {
    const store = makeStore();
    await add(store, 'deck', 1_000);
    await add(store, 'chapter 3', 4);
    await add(store, 'chapter 4', 4);
    const chapter = await findSource(store, 'spa-eng:2');
    if (!chapter) throw new Error('Expected the source of chapter 3, got none.');
    await publishSource(store.content, { ...chapter, deck: 'spa-eng/9', cards: 5_000 });
    expect(await listNames(store)).toEqual(['chapter 3', 'chapter 4', 'deck']);
  });
});

describe('decks of one pair that are written at the same moment', () => {
  test('are two copies, of which the last answers', async () => {
    const store = makeStore();
    await Promise.all([
      installSource(store, makeDeck({ cards: makeCards(600) }), AT),
      installSource(store, makeDeck({ cards: makeCards(10, (rank) => `año ${rank}`) }), AT),
    ]);
    expect(await findSource(store, 'spa-eng')).toMatchObject({ deck: 'spa-eng/2', cards: 10, revision: 2 });
    expect((await findFlashcard(store, 'spa-eng', 7))?.card?.[1]).toBe('año 7');
    const found = await defineWord(store, { text: 'año 7', offset: 0, language: 'spa' });
    expect(found.entries.map(({ word }) => word)).toEqual(['año 7']);
    expect(await store.content.blocks.count()).toBe(1);
  });

  test('have separate copies while a sync and a file write, too', async () => {
    const store = makeStore();
    const part = { id: 'file', ...NAMES, name: 'años.csv', part: 0, isLast: false };
    const blocks = [{ json: '[[1,"año",["year"]]]', keys: [[1, 'año', []]] as const }];
    const [deck, , file] = await Promise.all([
      installSource(store, makeDeck(), AT),
      queueSync(store, { pair: 'spa-eng', ...NAMES, address: ADDRESS, startedAt: AT }),
      storeImportPart(store, { ...part, blocks }, AT),
    ]);
    const copies = [deck.deck, (await findSync(store, 'spa-eng'))?.deck, file.deck];
    expect(new Set(copies).size).toBe(3);
    expect((await findFlashcard(store, 'spa-eng', 8))?.card?.[1]).toBe('año');
  });
});
