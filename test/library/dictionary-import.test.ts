import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { readParts } from '../../src/file-reader/file-parts.ts';
import { createDeckImport } from '../../src/library/deck-import.ts';
import { type DictionaryProgress, importDictionary } from '../../src/library/dictionary-import.ts';
import { readCardList, unpackCardList } from '../../src/messaging/card-list.ts';
import { readEntryList } from '../../src/messaging/entry-list.ts';
import { BLOCK_SIZE } from '../../src/store/content/blocks.ts';
import { listSources } from '../../src/store/content/sources.ts';
import { deleteRemoved } from '../../src/store/content/write/delete-copy.ts';
import { defineWord } from '../support/define-word.ts';
import { writeFinnishZip } from '../support/finnish-dictionary.ts';
import { ENGLISH, makeStore, type TestStore } from '../support/store.ts';
import { breakWrites, DISK_FULL } from '../support/watch-writes.ts';
import { writeDictionaryZip } from '../support/zip.ts';

const FORMAT = { kind: 'yomitan' as const, unpackedBytes: 1, credit: 'Wiktionary', isRanked: true };
const FINNISH = { iso639_3: 'fin', name: 'Finnish' };
const KNOWN = new Map([['kala', ['kalan']]]);

let file: File;
beforeAll(() => {
  file = new File([new Uint8Array(writeFinnishZip('1', 2_700))], 'wty-fi-en.zip');
});

/** A background of its own for each call, as after a stop. */
const openBackground = (store: TestStore) =>
  createDeckImport({
    store,
    forms: async () => KNOWN,
    waitForPageToGo: async () => false,
    keepAwake: (work) => work(),
    onChange: () => undefined,
    now: () => 1_790_000_000_000,
  });

async function begin(store: TestStore): Promise<string> {
  const id = randomUUID();
  await openBackground(store).begin({ id, from: FINNISH, to: ENGLISH, name: 'wty-fi-en', isRanked: true });
  return id;
}

function storeFile(
  store: TestStore,
  id: string,
  {
    zip = file,
    onProgress = () => undefined,
  }: { zip?: File; onProgress?: (progress: DictionaryProgress) => void } = {},
) {
  const now = () => performance.now() * 1_000;
  return importDictionary({ store, id, file: zip, format: FORMAT, forms: async () => KNOWN, onProgress, now });
}

async function readRows({ content }: TestStore) {
  const entries = await content.fullEntries.toArray();
  return {
    blocks: await content.blocks.toArray(),
    words: (await content.words.toArray())
      .map((row) => row.entries)
      .join('\n')
      .split('\n'),
    entries: entries.flatMap((row) => JSON.parse(inflateRawSync(row.content).toString())),
    imports: (await content.imports.toArray()).map(({ state, cards, firstRank, lastRank }) => ({
      ...{ state, cards, firstRank, lastRank },
    })),
  };
}

const find = async (store: TestStore, text: string) =>
  (await defineWord(store, { text, offset: 0, language: 'fin' })).entries.map(({ word }) => word);

describe('a dictionary that its worker stores', () => {
  test('has the same rows as one that is sent in parts', async () => {
    const [direct, sent] = [makeStore(), makeStore()];
    expect(await storeFile(direct, await begin(direct))).toBe('indexed');
    const deckImport = openBackground(sent);
    const id = randomUUID();
    let part = 0;
    for await (const { list, cards, entries, isLast } of readParts(file, FORMAT)) {
      if (cards === 0) continue;
      const blocks = readCardList(await unpackCardList(list), BLOCK_SIZE);
      const whole = { id, from: FINNISH, to: ENGLISH, name: 'wty-fi-en', isRanked: true, part, blocks, isLast };
      await deckImport.add({ ...whole, entries: entries === undefined ? undefined : readEntryList(entries) });
      part += 1;
    }
    const rows = await readRows(direct);
    expect(rows).toEqual(await readRows(sent));
    expect(rows.imports).toEqual([{ state: 'indexed', cards: 2_703, firstRank: 1, lastRank: 2_703 }]);
    expect(rows.entries.length).toBeGreaterThan(2);
  });

  test('answers once it is published, even by a background that was stopped meanwhile', async () => {
    const store = makeStore();
    const id = await begin(store);
    await storeFile(store, id);
    expect(await find(store, 'talossa')).toEqual([]);
    const source = await openBackground(store).finish(id, { isDictionary: true });
    expect(source).toMatchObject({ cards: 2_703, name: 'wty-fi-en', isComplete: true, indexedCards: 2_703 });
    expect(await find(store, 'talossa')).toEqual(['talo']);
  });

  test('takes the forms of the package for a word that has none', async () => {
    const store = makeStore();
    const id = await begin(store);
    const rows = [['kala', '', '', '', 0, ['fish'], 0, '']];
    await storeFile(store, id, {
      zip: new File([new Uint8Array(writeDictionaryZip({ term_bank_1: rows }))], 'kala.zip'),
    });
    await openBackground(store).finish(id, { isDictionary: true });
    expect(await find(store, 'kalan')).toEqual(['kala']);
  });

  test('may have only facts, which are then shown beside the words of others', async () => {
    const store = makeStore();
    const id = await begin(store);
    await storeFile(store, id);
    await openBackground(store).finish(id, { isDictionary: true });
    const rows = [
      ['talo', 'freq', { value: 41, displayValue: '41' }],
      ['kala', 'ipa', { reading: 'kala', transcriptions: [{ ipa: '/ˈkɑlɑ/', tags: [] }] }],
    ];
    const zip = new File([new Uint8Array(writeDictionaryZip({ term_meta_bank_1: rows }))], 'freq.zip');
    const facts = { frequencies: 1, pitches: 0, pronunciations: 1 };
    const ofFacts = { id: randomUUID(), from: FINNISH, to: FINNISH, name: 'Freq.zip', facts };
    await openBackground(store).begin(ofFacts);
    expect(await storeFile(store, ofFacts.id, { zip })).toBe('indexed');
    expect(await openBackground(store).finish(ofFacts.id, { isDictionary: true })).toMatchObject({
      ...{ id: 'fin-fin', name: 'Freq', isMain: false, inStudy: false, cards: 2 },
      origin: { kind: 'file', isDictionary: true, facts },
    });
    const { entries } = await defineWord(store, { text: 'talossa', offset: 0, language: 'fin' });
    expect(entries).toMatchObject([{ word: 'talo', frequencies: ['Freq #41'] }]);
  });

  test('is begun once, however often its message arrives', async () => {
    const store = makeStore();
    const id = await begin(store);
    await openBackground(store).begin({ id, from: FINNISH, to: ENGLISH, name: 'wty-fi-en' });
    expect(await store.content.imports.count()).toBe(1);
  });

  test('reports its progress, and then that its words are indexed', async () => {
    const store = makeStore();
    const steps: DictionaryProgress[] = [];
    await storeFile(store, await begin(store), { onProgress: (step) => steps.push(step) });
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.at(-1)).toEqual({ readBytes: file.size, cards: 2_703, isFinishing: true });
    expect(steps.map(({ isFinishing }) => isFinishing).indexOf(true)).toBe(steps.length - 1);
  });
});

describe('nothing of a dictionary is left', () => {
  const countRows = async ({ content }: TestStore) => [
    await content.blocks.count(),
    await content.fullEntries.count(),
    await content.words.count(),
    await content.imports.count(),
  ];

  test.each([
    ['cards', (step: DictionaryProgress) => step.cards > 1_000],
    ['index', (step: DictionaryProgress) => step.isFinishing],
  ])('that is cancelled while its %s are written', async (_, isDue) => {
    const store = makeStore();
    const id = await begin(store);
    let cancelled: Promise<void> | undefined;
    const onProgress = (step: DictionaryProgress) => {
      if (isDue(step)) cancelled ??= openBackground(store).cancel(id);
    };
    expect(await storeFile(store, id, { onProgress })).toBe('dropped');
    await cancelled;
    await deleteRemoved(store);
    expect(await countRows(store)).toEqual([0, 0, 0, 0]);
    expect(await openBackground(store).finish(id)).toBeUndefined();
    expect(await listSources(store)).toEqual([]);
  });

  test.each(['blocks', 'words'] as const)('on a disk that is full for its %s', async (table) => {
    const store = makeStore();
    const id = await begin(store);
    const repair = breakWrites(store, [table], DISK_FULL);
    await expect(storeFile(store, id).finally(repair)).rejects.toMatchObject({ code: 'storage-full' });
    expect(await openBackground(store).finish(id)).toBeUndefined();
    await openBackground(store).cancel(id);
    expect(await countRows(store)).toEqual([0, 0, 0, 0]);
  });

  test('whose file is damaged', async () => {
    const store = makeStore();
    const id = await begin(store);
    const rows = [
      ['talo', '', '', '', 0, ['house'], 0, ''],
      ['yö', '', '', '', 'x', ['night'], 0, ''],
    ];
    const zip = new File([new Uint8Array(writeDictionaryZip({ term_bank_1: rows }))], 'damaged.zip');
    await expect(storeFile(store, id, { zip })).rejects.toMatchObject({
      code: 'deck-file-invalid',
      message: expect.stringContaining('term_bank_1.json, row 2'),
    });
    await openBackground(store).cancel(id);
    expect(await countRows(store)).toEqual([0, 0, 0, 0]);
  });

  test('that no background has begun in these databases', async () => {
    const store = makeStore();
    expect(await storeFile(store, randomUUID())).toBe('absent');
    expect(await countRows(store)).toEqual([0, 0, 0, 0]);
  });
});
