import { beforeEach, describe, expect, test } from 'vitest';
import { dumpDatabase, restoreDatabase } from '../../scripts/browser/databases.ts';
import { createDeckImport } from '../../src/library/deck-import.ts';
import { formatCardList, readCardList } from '../../src/messaging/card-list.ts';
import { DEFAULT_SETTINGS } from '../../src/settings/settings.ts';
import { readSettings } from '../../src/settings/stored-settings.ts';
import { BLOCK_SIZE } from '../../src/store/content/blocks.ts';
import { listSources } from '../../src/store/content/sources.ts';
import { findUpstream } from '../../src/store/content/upstreams.ts';
import { findImport } from '../../src/store/content/write/imports.ts';
import { listSyncs, readSyncEdges } from '../../src/store/content/write/syncs.ts';
import { createSavedBackups } from '../../src/store/study/copies/saved-backups.ts';
import type { DefinitionRow } from '../../src/store/study/study-database.ts';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { readFold } from '../../src/study/read-fold.ts';
import { createStudy } from '../../src/study/study.ts';
import { toStudyDay } from '../../src/study/study-day.ts';
import { defineWord } from '../support/define-word.ts';
import { makeKeyValues } from '../support/key-values.ts';
import {
  countLeft,
  listSamples,
  readCaches,
  readChosenSettings,
  readDecks,
  readOpenImport,
  readOps,
  readPausedSyncs,
  readProfile,
  readUpstream,
  restoreProfile,
} from '../support/profile.ts';
import { openTestStore, type TestStore } from '../support/store.ts';
import { sortCaches } from '../support/study.ts';

/** Adapts today's storage of decks and syncs; a change of the tables changes only this. */
const today = {
  async decks(store: TestStore) {
    const rows = await listSources(store);
    return rows.map(({ pair, origin, cards, isComplete }) => ({ pair, origin, cards, isComplete }));
  },
  /** Paused syncs, each with the rank of the last card that it has stored. */
  async pausedSyncs(store: TestStore) {
    const rows = (await listSyncs(store)).filter(({ state }) => state === 'paused');
    return Promise.all(
      rows.map(async (row) => {
        const { pair, address, next, cards } = row;
        return { pair, address, next, cards, lastRank: (await readSyncEdges(store, row, 1)).last?.[0] };
      }),
    );
  },
};

describe.each(['chromium', 'firefox'] as const)('a saved %s profile with content database 4', (kind) => {
  const profile = readProfile(kind);
  const ops = readOps(profile);
  let store: TestStore;
  let suffix: string;

  beforeEach(async () => {
    suffix = `-profile-${crypto.randomUUID()}`;
    await restoreProfile(profile, suffix);
    store = openTestStore(suffix, makeKeyValues(new Map(Object.entries(profile.local))));
  });

  const createStudyAt = (at: number) =>
    createStudy({
      store,
      cardMemory: createCardMemory(store),
      now: () => ({ at, zoneMinutes: 0 }),
      settings: async () => (await readSettings(store)).study,
      newDeviceId: () => 'another',
    });

  test('is restored as it was saved', async () => {
    for (const dump of profile.databases) {
      expect(await dumpDatabase(dump.name + suffix)).toEqual({ ...dump, name: dump.name + suffix });
    }
  });

  test('opens with all of its decks, including the half-synced one', async () => {
    const saved = readDecks(profile).map(({ pair, origin, cards, isComplete }) => ({
      pair,
      origin,
      cards,
      isComplete,
    }));
    expect(saved.map(({ pair, origin }) => `${pair} ${origin.kind}`)).toEqual([
      'ara-eng starter',
      'ita-eng file',
      'por-eng upstream',
      'spa-eng upstream',
    ]);
    expect(await today.decks(store)).toEqual(saved);
  });

  test('answers look-ups from each deck, with the learner’s definitions', async () => {
    const samples = listSamples(profile);
    expect(new Set(samples.map(({ entry }) => entry.pair)).size).toBe(5);
    expect(samples.filter(({ entry }) => entry.definition !== undefined)).toHaveLength(3);
    for (const { text, language, entry } of samples) {
      const { entries } = await defineWord(store, { text, offset: 0, language });
      expect(entries, text).toContainEqual(expect.objectContaining(entry));
    }
  });

  test('keeps every entry of the study log, and its caches equal the replay', async () => {
    expect(new Set(ops.map((op) => op.kind))).toEqual(
      new Set(['review', 'undo', 'know', 'suspend', 'want', 'know-all', 'define']),
    );
    await createStudyAt(ops.at(-1)?.at ?? 0).ensureCaches();
    const { study } = store;
    expect(await study.ops.toArray()).toEqual(ops);
    const [cards, days, definitions] = await Promise.all([
      study.cards.toArray(),
      study.days.toArray(),
      study.definitions.toArray(),
    ]);
    const caches = sortCaches({ cards, days, definitions });
    expect(caches).toEqual(sortCaches((await readFold(store)).replay(ops)));
    // The profiles are older than the present form of a definition's sentence.
    type Former = Omit<DefinitionRow, 'met'> & { sentence?: string };
    const former: Former[] = sortCaches(readCaches(profile)).definitions;
    const toFormer = ({ met, ...row }: DefinitionRow): Former => ({ ...row, ...(met && { sentence: met.text }) });
    expect(caches.definitions.map(toFormer)).toEqual(former);
  });

  test('keeps the second copy of the log and the day’s backup', async () => {
    expect(await store.journal?.check()).toEqual({ kind: 'fine' });
    const inOrder = (log: typeof ops) => log.toSorted((a, b) => a.seq - b.seq);
    expect(inOrder((await store.journal?.read()) ?? [])).toEqual(inOrder(ops));
    expect(await createSavedBackups(makeKeyValues(new Map(Object.entries(profile.local)))).list()).toMatchObject([
      { ops: ops.length, answers: 12 },
    ]);
  });

  test.each([0, 7])('continues the study session %i days later', async (days) => {
    const at = (ops.at(-1)?.at ?? 0) + days * 86_400_000;
    const study = createStudyAt(at);
    const view = await study.next({ pair: 'ara-eng' });
    expect(view).toMatchObject({
      left: countLeft(profile, toStudyDay(at, 0)),
      canUndo: true,
      health: { kind: 'fine' },
    });
    expect(view.card?.pair).toBeDefined();
    expect((await study.held({ pair: 'ara-eng', kind: 'suspended', offset: 0, limit: 10 })).total).toBe(1);
    expect((await study.held({ pair: 'ara-eng', kind: 'known', offset: 0, limit: 10 })).total).toBe(1);
    expect((await study.held({ pair: 'ita-eng', kind: 'known', offset: 0, limit: 10 })).total).toBe(6);
  });

  test('keeps the paused syncs with the cards that they have stored', async () => {
    const saved = readPausedSyncs(profile).map(({ pair, address, next, cards, lastRank }) => ({
      pair,
      address,
      next,
      cards,
      lastRank,
    }));
    expect(saved.map(({ pair }) => pair)).toEqual(['ita-eng', 'por-eng']);
    expect(await today.pausedSyncs(store)).toEqual(saved);
  });

  test('keeps the half-done import, and its next part completes the deck', async () => {
    const { id, from, to, name, pair, nextPart, cards, lastRank } = readOpenImport(profile);
    expect(await findImport(store, id)).toMatchObject({ pair, nextPart, cards, lastRank, name, state: 'open' });
    const deckImport = createDeckImport({
      store,
      forms: async () => new Map(),
      waitForPageToGo: async () => false,
      keepAwake: (work) => work(),
      onChange: () => undefined,
      now: () => ops.at(-1)?.at ?? 0,
    });
    const blocks = readCardList(formatCardList([[lastRank + 1, 'laatste', ['last']]]), BLOCK_SIZE);
    await deckImport.add({ id, from, to, name, part: nextPart, blocks, isLast: true });
    await deckImport.finish(id);
    expect(await today.decks(store)).toContainEqual(
      expect.objectContaining({ pair, cards: cards + 1, origin: { kind: 'file', name } }),
    );
    const { entries } = await defineWord(store, { text: 'laatste', offset: 0, language: from.iso639_3 });
    expect(entries[0]).toMatchObject({ pair, word: 'laatste', meanings: ['last'] });
  });

  test('keeps the connection, the settings and the per-site settings', async () => {
    expect(await findUpstream(store)).toMatchObject(readUpstream(profile));
    const { hover, study, appearance } = readChosenSettings(profile);
    expect(await readSettings(store)).toEqual({
      ...DEFAULT_SETTINGS,
      hover: { ...DEFAULT_SETTINGS.hover, ...hover },
      study: { ...DEFAULT_SETTINGS.study, ...study },
      appearance: { ...DEFAULT_SETTINGS.appearance, ...appearance },
    });
    expect(hover).toMatchObject({
      sites: { 'news.example': { isOff: true }, 'lesen.example': { language: 'deu', keys: true } },
    });
  });
});

test('restoring a dump brings back typed arrays, undefined fields and out-of-line keys', async () => {
  const name = `dump-${crypto.randomUUID()}`;
  const store = { name: 'rows', keyPath: null, autoIncrement: false, indexes: [] };
  const value = { starts: { $: 'Uint32Array', base64: 'AQAAAAACAAA=' }, next: { $: 'undefined' } };
  const dump = { name, version: 7, stores: [{ ...store, records: [{ key: ['a', 1], value }] }] };
  await restoreDatabase(dump, name);
  expect(await dumpDatabase(name)).toEqual(dump);
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
  });
  const row = await new Promise((resolve) => {
    const request = database.transaction('rows').objectStore('rows').get(['a', 1]);
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  expect(row).toEqual({ starts: Uint32Array.of(1, 512), next: undefined });
});
