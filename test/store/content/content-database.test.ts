import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { createDeckImport } from '../../../src/library/deck-import.ts';
import { formatCardList, readCardList } from '../../../src/messaging/card-list.ts';
import { BLOCK_SIZE, packBlocks } from '../../../src/store/content/blocks.ts';
import { readFullEntry } from '../../../src/store/content/read/full-entries.ts';
import { findSource, removeSource } from '../../../src/store/content/sources.ts';
import { storeDirectories } from '../../../src/store/content/write/store-directories.ts';
import { defineWord } from '../../support/define-word.ts';
import { ENGLISH, openTestStore, SPANISH } from '../../support/store.ts';

const PAIR = 'spa-eng';
const AT = 1_790_000_000_000;

test('a database of version 1 opens with its decks, and an unfinished import continues', async () => {
  const old = new Dexie('content-of-content-version-1');
  old.version(1).stores({
    blocks: '[deck+firstRank]',
    words: '[deck+firstKey]',
    runs: '[deck+part]',
    decks: 'pair',
    syncs: 'pair',
    imports: 'id',
    upstreams: 'id',
  });
  const range = { cards: 1, firstRank: 1, lastRank: 1, updatedAt: AT };
  const names = { pair: PAIR, from: SPANISH, to: ENGLISH };
  await old
    .table('blocks')
    .bulkAdd([
      ...packBlocks('spa-eng/1', [[1, 'año', ['year']]]),
      ...packBlocks('spa-eng/2', [[1, 'niño', ['child']]]),
    ]);
  await old.table('words').add({ deck: 'spa-eng/1', firstKey: 'ano', entries: 'ano\t11\naño\t01' });
  await old.table('runs').add({ deck: 'spa-eng/2', part: 0, entries: 'nino\t11\nniño\t01' });
  const origin = { kind: 'file', name: 'años.csv' };
  const state = { endNext: undefined, indexedCards: 1, isComplete: true, changes: undefined, revision: 1 };
  await old.table('decks').add({ ...names, ...range, ...state, deck: 'spa-eng/1', origin });
  const row = { ...names, ...range, id: 'a', name: 'niños.csv', deck: 'spa-eng/2', state: 'open', nextPart: 1 };
  await old.table('imports').add(row);
  const address = 'https://cards.example';
  await old.table('syncs').add({ ...names, ...range, deck: 'spa-eng/3', address, state: 'paused', next: 2 });
  old.close();

  const store = openTestStore('-of-content-version-1');
  const find = async (text: string) =>
    (await defineWord(store, { text, offset: 0, language: 'spa' })).entries.map(({ word }) => word);
  expect(await find('año')).toEqual(['año']);

  const deckImport = createDeckImport({
    store,
    forms: async () => new Map(),
    waitForPageToGo: async () => false,
    keepAwake: (work) => work(),
    onChange: () => undefined,
    now: () => AT,
  });
  const blocks = readCardList(formatCardList([[2, 'señal', ['sign']]]), BLOCK_SIZE);
  await deckImport.add({ id: 'a', from: SPANISH, to: ENGLISH, name: 'niños.csv', part: 1, blocks, isLast: true });
  await deckImport.finish('a');
  expect(await findSource(store, PAIR)).toMatchObject({ deck: 'spa-eng/1', cards: 1, isMain: true });
  // The server's deck becomes a source beside the file, too.
  expect(await store.content.syncs.get(PAIR)).toMatchObject({ source: 'spa-eng:2', next: 2 });
  // The deck that the file would have replaced stays beside it.
  expect(await findSource(store, 'spa-eng:3')).toMatchObject({ deck: 'spa-eng/2', cards: 2, isMain: false });
  expect(await find('año')).toEqual(['año']);
  expect(await find('niño')).toEqual(['niño']);
  expect(await find('señal')).toEqual(['señal']);
});

/** Creates a database as an older version left it, with one deck of one card. */
async function makeOld(version: number, tables: Record<string, string>): Promise<void> {
  const old = new Dexie(`content-of-content-version-${version}`);
  old.version(version).stores({
    blocks: '[deck+firstRank]',
    words: '[deck+firstKey]',
    decks: 'pair',
    syncs: 'pair',
    imports: 'id',
    upstreams: 'id',
    ...tables,
  });
  await old.table('blocks').bulkAdd(packBlocks('spa-eng/1', [[1, 'año', ['year']]]));
  await old.table('words').add({ deck: 'spa-eng/1', firstKey: 'ano', entries: 'ano\t11\naño\t01' });
  await old.table('decks').add({
    pair: PAIR,
    from: SPANISH,
    to: ENGLISH,
    deck: 'spa-eng/1',
    origin: { kind: 'file', name: 'años.csv' },
    cards: 1,
    firstRank: 1,
    lastRank: 1,
    endNext: undefined,
    indexedCards: 1,
    isComplete: true,
    changes: undefined,
    revision: 7,
    updatedAt: AT,
  });
  old.close();
}

test('a database of version 2, which had no hash indexes, opens with its decks', async () => {
  await makeOld(2, {});
  const store = openTestStore('-of-content-version-2');
  expect((await defineWord(store, { text: 'año', offset: 0, language: 'spa' })).entries).toMatchObject([{ rank: 1 }]);
  await removeSource(store, PAIR);
  expect(await store.content.blocks.count()).toBe(0);
});

test('a database of version 3, which stored no directories, opens with its decks, and stores them', async () => {
  await makeOld(3, { hashes: 'deck' });
  const store = openTestStore('-of-content-version-3');
  expect((await defineWord(store, { text: 'año', offset: 0, language: 'spa' })).entries).toMatchObject([{ rank: 1 }]);
  await storeDirectories(store);
  expect(await store.content.directories.toArray()).toEqual([
    { deck: 'spa-eng/1', revision: 7, firstRanks: [1], firstKeys: ['ano'] },
  ]);
});

/** Makes a database of a version that has sources. @param added - Its tables beyond those of version 5. */
async function makeOfSources(version: number, added: Record<string, string>): Promise<Dexie> {
  const old = new Dexie(`content-of-content-version-${version}`);
  old.version(version).stores({
    blocks: '[deck+firstRank]',
    words: '[deck+firstKey]',
    hashes: 'deck',
    directories: 'deck',
    sources: 'id, pair',
    syncs: 'pair',
    imports: 'id',
    upstreams: 'id',
    ...added,
  });
  await old.table('sources').add({ id: PAIR, pair: PAIR, deck: 'spa-eng/1', name: 'años', position: 0 });
  return old;
}

test('a database of version 5, which had no full entries, opens with its sources', async () => {
  const old = await makeOfSources(5, {});
  old.close();
  const store = openTestStore('-of-content-version-5');
  expect(await findSource(store, PAIR)).toMatchObject({ name: 'años' });
  expect(await readFullEntry(store, 'spa-eng/1', 1)).toBeUndefined();
});

test('a database of version 6, which deleted removed copies at once, opens with its sources, and removes them', async () => {
  const old = await makeOfSources(6, { fullEntries: '[deck+firstRank]' });
  await old.table('blocks').bulkAdd(packBlocks('spa-eng/1', [[1, 'año', ['year']]]));
  old.close();
  const store = openTestStore('-of-content-version-6');
  expect(await findSource(store, PAIR)).toMatchObject({ name: 'años' });
  await removeSource(store, PAIR);
  expect(await store.content.blocks.count()).toBe(0);
});

test('a database of version 7, whose hash indexes were arrays, opens with its sources and without those', async () => {
  const old = await makeOfSources(7, { fullEntries: '[deck+firstRank]', removals: 'deck' });
  const numbers = Uint32Array.of(0, 1);
  await old.table('hashes').add({ deck: 'spa-eng/1', starts: numbers, hashes: numbers, ranks: numbers });
  old.close();
  const store = openTestStore('-of-content-version-7');
  expect(await findSource(store, PAIR)).toMatchObject({ name: 'años' });
  expect(await store.content.hashes.count()).toBe(0);
});
