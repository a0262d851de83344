import { expect, test } from 'vitest';
import type { Send } from '../../src/messaging/client.ts';
import { createSavedBackups } from '../../src/store/study/copies/saved-backups.ts';
import { mergeOps } from '../../src/store/study/log/merge-ops.ts';
import { saveDailyBackup } from '../../src/study/automatic-backups.ts';
import { fold } from '../../src/study/replay.ts';
import { fetchSaved } from '../../src/ui/backup/backup-file.ts';
import { readBackup, writeBackup } from '../support/backup.ts';
import { makeKeyValues } from '../support/key-values.ts';
import { listOps } from '../support/list-ops.ts';
import { makeStore, openTestStore } from '../support/store.ts';
import { makeOp } from '../support/study.ts';

const DAY_MS = 86_400_000;
let stores = 0;

async function makeWorld(words: readonly string[] = ['窓', 'كتاب', 'Straße', 'ışık']) {
  stores += 1;
  const storage = makeKeyValues();
  const store = openTestStore(`-automatic-${stores}`, storage);
  const saved = createSavedBackups(storage);
  const clock = { at: Date.parse('2026-11-21T18:00:00Z'), zoneMinutes: 60 };
  const add = (word: string) => mergeOps(store, [makeOp({ kind: 'know' }, { word })], fold);
  for (const word of words) await add(word);
  await store.journal?.rewrite();
  const save = () => saveDailyBackup({ store, saved, now: () => clock, newId: () => crypto.randomUUID() });
  const send = (async (_: string, { id, part }: { id: string; part: number }) => ({
    content: await saved.read(id, part),
  })) as unknown as Send;
  return {
    store,
    storage,
    saved,
    clock,
    add,
    save,
    fetch: async () => fetchSaved(send, (await saved.list())[0] as never),
  };
}

test('a day has one backup, and it is the file that would be saved by hand', async () => {
  const { store, saved, save, fetch } = await makeWorld();
  expect(await save()).toMatchObject({ ops: 4, answers: 0 });
  expect(await save()).toBeUndefined();
  expect(await saved.list()).toHaveLength(1);
  const file = await fetch();
  expect(file.name).toBe('wayword-backup-2026-11-21.json');
  expect(await file.text()).toBe(await writeBackup(store));
  const other = makeStore();
  await readBackup(other, await file.text(), false);
  expect(await listOps(other)).toEqual(await listOps(store));
});

test('two that run at once leave one, with all of its parts and nothing else', async () => {
  const { storage, saved, save, fetch, store } = await makeWorld();
  const set = storage.set;
  storage.set = async (items) => {
    await new Promise((resolve) => setTimeout(resolve, 2));
    await set(items);
  };
  await Promise.all([save(), save()]);
  const kept = await saved.list();
  expect(kept).toHaveLength(1);
  const keys = [...storage.items.keys()].filter((key) => key.startsWith('backup.'));
  expect(keys.sort()).toEqual([`backup.${kept[0]?.id}.0`, 'backup.index'].sort());
  expect(await (await fetch()).text()).toBe(await writeBackup(store));
});

test('a day without changes has none', async () => {
  const { clock, save, add } = await makeWorld();
  await save();
  clock.at += DAY_MS;
  expect(await save()).toBeUndefined();
  await add('čaj');
  expect(await save()).toMatchObject({ ops: 5 });
});

test('an empty log has none', async () => {
  const { save, saved } = await makeWorld([]);
  expect(await save()).toBeUndefined();
  expect(await saved.list()).toEqual([]);
});

test('a log that the browser has lost does not replace an existing backup', async () => {
  const { store, storage, saved, clock, save } = await makeWorld();
  await save();
  await store.study.ops.clear();
  clock.at += DAY_MS;
  await store.study.ops.bulkAdd([makeOp({ kind: 'know' }, { word: 'nuevo' })]);
  const fresh = openTestStore(`-automatic-${stores}`, storage);
  expect(await fresh.journal?.check()).toMatchObject({ kind: 'lost' });
  expect(await saveDailyBackup({ store: fresh, saved, now: () => clock, newId: () => 'new' })).toBeUndefined();
  expect((await saved.list()).map(({ ops }) => ops)).toEqual([4]);
});

test('old ones are deleted, with all of their parts', async () => {
  const { storage, saved, clock, add, save } = await makeWorld();
  for (let day = 0; day < 20; day++) {
    await add(`Wort ${day}`);
    clock.at += DAY_MS;
    await save();
  }
  const kept = await saved.list();
  expect(kept.map(({ ops }) => ops).slice(0, 7)).toEqual([24, 23, 22, 21, 20, 19, 18]);
  expect(kept.length).toBeLessThanOrEqual(11);
  const parts = [...storage.items.keys()].filter((key) => /^backup\..+\.\d+$/.test(key));
  expect(parts).toHaveLength(kept.length);
});

test('parts left by a background that was stopped midway are cleared by the next one', async () => {
  const { storage, clock, add, save, saved } = await makeWorld();
  const set = storage.set;
  storage.set = async (items) => {
    if ('backup.index' in items) throw new Error('stopped here, by a test');
    return set(items);
  };
  await expect(save()).rejects.toThrow('stopped here');
  expect(await saved.list()).toEqual([]);
  storage.set = set;
  clock.at += DAY_MS;
  await add('vier');
  await save();
  expect([...storage.items.keys()].filter((key) => /^backup\..+\.\d+$/.test(key))).toHaveLength(1);
  expect(storage.items.has('backup.pending')).toBe(false);
});

test('one that was complete when the background was stopped stays complete', async () => {
  const { storage, clock, add, save, saved } = await makeWorld();
  const remove = storage.remove;
  storage.remove = () => Promise.reject(new Error('stopped here, by a test'));
  await expect(save()).rejects.toThrow('stopped here');
  storage.remove = remove;
  clock.at += DAY_MS;
  await add('vijf');
  await save();
  const kept = await saved.list();
  expect(kept.map(({ ops }) => ops)).toEqual([5, 4]);
  for (const { id } of kept) expect(await saved.read(id, 0)).toBeDefined();
});

test('none contains a key', async () => {
  const { store, save, fetch } = await makeWorld();
  const key = 'secret-key-0123';
  const upstream = { id: 'upstream' as const, address: 'https://cards.example', key, languages: [], connectedAt: 0 };
  await store.content.upstreams.put(upstream);
  await save();
  expect(await (await fetch()).text()).not.toContain(key);
});
