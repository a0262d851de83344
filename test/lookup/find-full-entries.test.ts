import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readParts } from '../../src/file-reader/file-parts.ts';
import { createDeckImport } from '../../src/library/deck-import.ts';
import { findFullEntries } from '../../src/lookup/find-full-entries.ts';
import { readCardList, unpackCardList } from '../../src/messaging/card-list.ts';
import { readEntryList } from '../../src/messaging/entry-list.ts';
import type { EntryNode } from '../../src/model/full-entry.ts';
import { BLOCK_SIZE } from '../../src/store/content/blocks.ts';
import { removeSource } from '../../src/store/content/sources.ts';
import type { Store } from '../../src/store/store.ts';
import { openTestStore } from '../support/store.ts';
import { type Lemma, writeWiktionaryZip } from '../support/wiktionary-zip.ts';

const AT = 1_790_000_000_000;
const [FINNISH, ENGLISH] = [
  { iso639_3: 'fin', name: 'Finnish' },
  { iso639_3: 'eng', name: 'English' },
];
const FORMAT = {
  kind: 'yomitan',
  title: 'wty-fi-en',
  unpackedBytes: 0,
  credit: 'Wiktionary',
  isRanked: false,
} as const;

async function importZip(store: Store, zip: Uint8Array, credit?: string, replaces?: string): Promise<string> {
  const { add, finish } = createDeckImport({
    store,
    forms: async () => new Map(),
    waitForPageToGo: async () => false,
    keepAwake: (work) => work(),
    onChange: () => undefined,
    now: () => AT,
  });
  const id = randomUUID();
  let part = 0;
  for await (const { list, cards, entries, isLast } of readParts(new File([new Uint8Array(zip)], 'a.zip'), FORMAT)) {
    if (cards === 0) continue;
    const about = { id, from: FINNISH, to: ENGLISH, name: 'wty-fi-en.zip', ...(credit && { credit }) };
    const packed = entries === undefined ? undefined : readEntryList(entries);
    const blocks = readCardList(await unpackCardList(list), BLOCK_SIZE);
    await add({ ...about, part, blocks, entries: packed, isLast });
    part += 1;
  }
  const source = await finish(id, { isDictionary: true, ...(replaces && { replaces }) } as Parameters<
    typeof finish
  >[1]);
  if (!source) throw new Error('Expected a source, got none.');
  return source.id;
}

const makeLemma = (word: string, gloss: string): Lemma => ({ word, tag: 'n', senses: [{ gloss }] });
const toContent = (gloss: string): EntryNode[] => [['div', [['ol', [['li', [['div', [gloss]]]]]]]]];

test('every word of an imported dictionary has its full entry with the credit, also across stored rows', async () => {
  const store = openTestStore('-full-entries');
  const words = Array.from({ length: 700 }, (_, number) => makeLemma(`sana${number}`, `word ${number}`));
  await importZip(store, writeWiktionaryZip(words), 'Wiktionary');
  for (const number of [0, 63, 64, 255, 256, 699]) {
    expect(await findFullEntries(store, 'fin-eng', `sana${number}`)).toEqual([
      { source: 'wty-fi-en', credit: 'Wiktionary', content: toContent(`word ${number}`) },
    ]);
  }
  expect(await findFullEntries(store, 'fin-eng', 'sanaa')).toEqual([]);
});

test('a newer edition replaces the full entries, and a removal deletes them', async () => {
  const store = openTestStore('-full-editions');
  const id = await importZip(store, writeWiktionaryZip([makeLemma('talo', 'house')]));
  await importZip(store, writeWiktionaryZip([makeLemma('talo', 'building')]), undefined, id);
  expect(await findFullEntries(store, 'fin-eng', 'talo')).toEqual([
    { source: 'wty-fi-en', content: toContent('building') },
  ]);
  expect(await store.content.read((tables) => tables.fullEntries.count())).toBe(1);
  await removeSource(store, id as 'fin-eng');
  expect(await store.content.read((tables) => tables.fullEntries.count())).toBe(0);
});
