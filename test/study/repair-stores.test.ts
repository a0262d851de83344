import { describe, expect, test, vi } from 'vitest';
import { createLibraryWitness } from '../../src/store/content/library-witness.ts';
import { installSource } from '../../src/store/content/sources.ts';
import { findDatabases } from '../../src/store/databases.ts';
import { openLookupStore } from '../../src/store/lookup-store.ts';
import { createSavedBackups } from '../../src/store/study/copies/saved-backups.ts';
import { appendOp } from '../../src/store/study/log/ops.ts';
import { readStoredSettings } from '../../src/store/study/settings.ts';
import { saveDailyBackup } from '../../src/study/automatic-backups.ts';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { repairStores, rescueStudy } from '../../src/study/repair-stores.ts';
import { fold } from '../../src/study/replay.ts';
import { createStudy } from '../../src/study/study.ts';
import { toOpTime } from '../../src/study/study-day.ts';
import { GarbageFactory, makeBuckets } from '../support/buckets.ts';
import { makeKeyValues } from '../support/key-values.ts';
import { listOps } from '../support/list-ops.ts';
import { makeDeck, openTestStore } from '../support/store.ts';

const AT = 1_790_000_000_000;
const now = () => ({ at: AT + 1_000_000, zoneMinutes: 0 });

/** A profile with some entries, a deck and settings; `hasBuckets` as in Chromium. */
async function makeProfile(hasBuckets = true) {
  const keyValues = makeKeyValues();
  const buckets = hasBuckets ? makeBuckets() : undefined;
  const garbage = new GarbageFactory();
  const suffix = `-repair-${crypto.randomUUID()}`;
  let isDamaged = false;

  /** The parts of a background after its start. */
  const start = async () => {
    const databases = findDatabases(buckets);
    await databases.found;
    if (isDamaged && databases.factory === indexedDB) databases.factory = garbage;
    const lookups = openLookupStore(suffix, async (name) => void (await store[name].open()), databases);
    const store = openTestStore(suffix, keyValues, lookups);
    const settings = async () => ({ newPerDay: 20, retention: 0.9, vulgar: false });
    const study = createStudy({
      store,
      cardMemory: createCardMemory(store),
      now,
      settings,
      newDeviceId: () => 'device',
    });
    const witness = createLibraryWitness(keyValues, store);
    return { store, study, witness, savedBackups: createSavedBackups(keyValues) };
  };

  const before = await start();
  const add = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => from + index).reduce(async (done, place) => {
      await done;
      const op = { id: `op ${place}`, pair: 'deu-eng', word: `Wort ${place}`, kind: 'define', text: 'x' } as const;
      const time = toOpTime({ at: AT + place, zoneMinutes: 0 });
      await appendOp(before.store, op, { time, fold, newDeviceId: () => 'device' });
    }, Promise.resolve());
  await installSource(before.store, makeDeck(), 1);
  await before.witness.note();
  await before.store.study.settings.put({ id: 'settings', v: 1, values: { study: { newPerDay: 7 } } });
  await add(30);
  await saveDailyBackup({ store: before.store, saved: before.savedBackups, now, newId: () => 'backup' });
  await add(10, 30);
  await before.store.journal?.check();
  const ops = await listOps(before.store);
  return {
    ops,
    keyValues,
    start,
    damage: () => {
      before.store.study.close();
      before.store.content.close();
      isDamaged = true;
    },
  };
}

test('a browser that opens no database: the entries, the settings and the names of the decks are restored', async () => {
  const { ops, start, damage } = await makeProfile();
  damage();
  const parts = await start();
  await expect(parts.study.health()).rejects.toMatchObject({ code: 'storage-unavailable' });
  await repairStores(parts);
  for (const { store, study, witness } of [parts, await start()]) {
    expect(await study.health()).toEqual({ kind: 'fine' });
    expect(await listOps(store)).toEqual(ops);
    expect(await readStoredSettings(store.study)).toEqual({ study: { newPerDay: 7 } });
    expect(await witness.lost()).toMatchObject([{ pair: 'spa-eng' }]);
  }
});

test('entries that the second copy of the log has lost come from the newest backup', async () => {
  const { ops, keyValues, start, damage } = await makeProfile();
  await keyValues.set({ 'study.journal.0': ops.slice(20) });
  damage();
  const parts = await start();
  await repairStores(parts);
  expect(new Set((await listOps(parts.store)).map(({ id }) => id))).toEqual(new Set(ops.map(({ id }) => id)));
});

test('a backup that cannot be read does not stop the repair', async () => {
  const { ops, keyValues, start, damage } = await makeProfile();
  await keyValues.set({ 'backup.backup.0': 'garbage' });
  damage();
  const parts = await start();
  await repairStores(parts);
  expect(await listOps(parts.store)).toEqual(ops);
});

test('an interruption right after the move is reported at the next start, and nothing is lost', async () => {
  const { ops, start, damage } = await makeProfile();
  damage();
  const { store, savedBackups, witness } = await start();
  const stopped = { rescue: () => Promise.reject(new Error('made for a test')) } as never;
  await expect(repairStores({ store, savedBackups, witness, study: stopped })).rejects.toThrow('made for a test');
  const next = await start();
  expect(await next.study.health()).toMatchObject({ kind: 'lost', missing: 40 });
  expect(await next.study.rescue('restore')).toEqual({ kind: 'fine' });
  expect(await listOps(next.store)).toEqual(ops);
});

test('without buckets the failure is reported', async () => {
  const { start, damage } = await makeProfile(false);
  damage();
  await expect(repairStores(await start())).rejects.toMatchObject({ code: 'storage-unavailable' });
});

test('databases that can be read are left as they are', async () => {
  const { ops, start } = await makeProfile();
  const parts = await start();
  await repairStores(parts);
  expect(await listOps(parts.store)).toEqual(ops);
  expect(await parts.witness.lost()).toEqual([]);
});

describe('a study database that came back empty', () => {
  const makeEmpty = async (settings?: Record<string, unknown>) => {
    const { ops, keyValues, start } = await makeProfile();
    const parts = await start();
    const { study } = parts.store;
    await study.write(['ops', 'settings'], async (tables) => {
      await tables.ops.clear();
      await tables.settings.clear();
      if (settings) await tables.settings.put({ id: 'settings', v: 1, values: settings });
    });
    const next = await start();
    expect(await next.study.health()).toMatchObject({ kind: 'lost', missing: 40 });
    return { ops, keyValues, ...next };
  };

  test('gets its entries from their second copy, and the settings from the newest backup', async () => {
    const { ops, ...parts } = await makeEmpty();
    expect(await rescueStudy(parts, 'restore')).toEqual({ kind: 'fine' });
    expect(await listOps(parts.store)).toEqual(ops);
    expect(await readStoredSettings(parts.store.study)).toEqual({ study: { newPerDay: 7 } });
  });

  test('keeps the settings that were changed since', async () => {
    const parts = await makeEmpty({ study: { retention: 0.8 }, marks: { everywhere: true } });
    await rescueStudy(parts, 'restore');
    const study = { newPerDay: 7, retention: 0.8 };
    expect(await readStoredSettings(parts.store.study)).toEqual({ study, marks: { everywhere: true } });
    expect(await rescueStudy(parts, 'restore')).toEqual({ kind: 'fine' });
  });

  test('gets its entries without a backup that can be read', async () => {
    const { ops, ...parts } = await makeEmpty();
    await parts.keyValues.set({ 'backup.backup.0': 'garbage' });
    expect(await rescueStudy(parts, 'restore')).toEqual({ kind: 'fine' });
    expect(await listOps(parts.store)).toEqual(ops);
  });
});

test('entries that the second copy has lost, too, come from the newest backup, and settings stay as they are', async () => {
  const { ops, keyValues, start } = await makeProfile();
  const { store } = await start();
  await store.study.write(['ops', 'settings'], async (tables) => {
    await tables.ops.where('id').anyOf(['op 3', 'op 4']).delete();
    await tables.settings.put({ id: 'settings', v: 1, values: { study: { retention: 0.8 } } });
  });
  await keyValues.set({ 'study.journal.0': ops.filter(({ id }) => id !== 'op 3') });
  const parts = await start();
  expect(await parts.study.health()).toMatchObject({ kind: 'lost', missing: 2 });
  expect(await rescueStudy(parts, 'restore')).toEqual({ kind: 'fine' });
  expect(new Set((await listOps(parts.store)).map(({ id }) => id))).toEqual(new Set(ops.map(({ id }) => id)));
  expect(await readStoredSettings(parts.store.study)).toEqual({ study: { retention: 0.8 } });
});

test('a log that can be read and not written is filled again from its rows', async () => {
  const { ops, start } = await makeProfile();
  const parts = await start();
  const { add } = IDBObjectStore.prototype;
  let isDamaged = true;
  const spies = [
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...row) {
      if (isDamaged && this.name === 'ops') throw new DOMException('made for a test', 'UnknownError');
      return add.apply(this, row);
    }),
    vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementationOnce((name) => {
      isDamaged = false;
      return indexedDB.deleteDatabase(name);
    }),
  ];
  const op = { id: 'new', pair: 'deu-eng', word: 'Wort', kind: 'define', text: 'x' } as const;
  const append = () => appendOp(parts.store, op, { time: toOpTime(now()), fold, newDeviceId: () => 'device' });
  await expect(append()).rejects.toMatchObject({ code: 'storage-unavailable' });
  expect(parts.store.study.refusesWrites).toBe(true);
  await repairStores(parts);
  expect(parts.store.study.refusesWrites).toBe(false);
  expect(await listOps(parts.store)).toEqual(ops);
  await append();
  expect(await listOps(parts.store)).toHaveLength(ops.length + 1);
  for (const spy of spies) spy.mockRestore();
});
