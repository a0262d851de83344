import { describe, expect, test } from 'vitest';
import { findFlashcard } from '../../../src/store/content/flashcards.ts';
import { storeImportPart } from '../../../src/store/content/imports.ts';
import { findSource, installSource } from '../../../src/store/content/sources.ts';
import { findSync, queueSync } from '../../../src/store/content/syncs.ts';
import { defineWord } from '../../support/define-word.ts';
import { ENGLISH, makeCards, makeDeck, makeStore, SPANISH } from '../../support/store.ts';

const AT = 1_790_000_000_000;
const ADDRESS = 'http://127.0.0.1:8377';
const NAMES = { from: SPANISH, to: ENGLISH };

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

  test('have copies of their own while a sync and a file write, too', async () => {
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
