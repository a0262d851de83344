import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { appendOp } from '../../src/store/study/log/ops.ts';
import { canReadLog } from '../../src/store/study/log/renew-log.ts';
import { readStoredSettings } from '../../src/store/study/settings.ts';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { fold } from '../../src/study/replay.ts';
import { createStudy } from '../../src/study/study.ts';
import { toOpTime } from '../../src/study/study-day.ts';
import { readBackup, writeBackup } from '../support/backup.ts';
import { makeKeyValues } from '../support/key-values.ts';
import { listOps } from '../support/list-ops.ts';
import { breakIndex, breakOpening, breakTable, loseRows } from '../support/lose-rows.ts';
import { openTestStore } from '../support/store.ts';

const AT = 1_790_000_000_000;

async function makeWorld(entries: number) {
  const suffix = `-damaged-${crypto.randomUUID()}`;
  const storage = makeKeyValues();
  const before = openTestStore(suffix, storage);
  for (let place = 0; place < entries; place++) {
    const op = { id: `op ${place}`, pair: 'deu-eng', word: `Wort ${place}`, kind: 'define', text: 'x' } as const;
    await appendOp(before, op, {
      time: toOpTime({ at: AT + place, zoneMinutes: 0 }),
      fold,
      newDeviceId: () => 'device',
    });
  }
  await before.study.settings.put({ id: 'settings', v: 1, values: { study: { newPerDay: 7 } } });
  await before.journal?.check();
  const ops = await listOps(before);
  before.study.close();
  /** The background after the next start of the browser. */
  const restart = () => {
    const store = openTestStore(suffix, storage);
    const study = createStudy({
      store,
      cardMemory: createCardMemory(store),
      now: () => ({ at: AT + 1_000, zoneMinutes: 0 }),
      settings: async () => ({ newPerDay: 20, retention: 0.9, vulgar: false }),
      newDeviceId: () => 'other device',
    });
    return { store, study };
  };
  const lose = (from: number, to: number) =>
    loseRows(
      `study${suffix}`,
      'ops',
      ops.slice(from, to).map(({ device, seq }) => [device, seq]),
    );
  const breakOne = (table: string) => breakTable(`study${suffix}`, table);
  return { name: `study${suffix}`, ops, storage, restart, lose, breakOne };
}

test.each([
  ['the first rows', 0, 26],
  ['rows in the middle', 20, 57],
  ['the last rows', 39, 65],
  ['all rows', 0, 65],
])('%s are gone while the indexes still list them: it is reported, and the log is whole again', async (_, from, to) => {
  const { ops, restart, lose } = await makeWorld(65);
  lose(from, to);
  const { store, study } = restart();
  expect(await study.health()).toEqual({ kind: 'lost', ops: 65, missing: to - from, lastAt: ops.at(-1)?.at });
  expect(await store.journal?.read(), 'the second copy is not written over').toEqual(ops);
  expect(await study.rescue('restore')).toEqual({ kind: 'fine' });
  expect(await listOps(store)).toEqual(ops);
  expect(await store.study.definitions.count()).toBe(65);
  expect(await readStoredSettings(store.study)).toEqual({ study: { newPerDay: 7 } });
  expect(await store.study.meta.get('device')).toEqual({ name: 'device', value: 'device' });
  expect(await store.study.meta.get('nextSeq')).toMatchObject({ value: 66 });
  expect(await restart().study.health()).toEqual({ kind: 'fine' });
});

test('entries that were added after the damage are kept', async () => {
  const { ops, restart, lose } = await makeWorld(65);
  lose(10, 30);
  const { store, study } = restart();
  await study.health();
  const op = { id: 'later', pair: 'deu-eng', word: 'später', kind: 'define', text: 'x' } as const;
  await appendOp(store, op, {
    time: toOpTime({ at: AT + 900, zoneMinutes: 0 }),
    fold,
    newDeviceId: () => 'other device',
  });
  expect(await study.rescue('restore')).toEqual({ kind: 'fine' });
  expect((await listOps(store)).map(({ id }) => id)).toEqual([...ops.map(({ id }) => id), 'later']);
});

test('a loss is reported even if the second copy lost the same entries', async () => {
  const { ops, storage, restart, lose } = await makeWorld(65);
  lose(40, 65);
  await storage.set({ 'study.journal.0': ops.slice(0, 40) });
  const { study } = restart();
  expect(await study.health()).toEqual({ kind: 'lost', ops: 65, missing: 25, lastAt: ops.at(-1)?.at });
});

test('such a loss is reported until a backup has brought the entries back', async () => {
  const { ops, storage, restart, lose } = await makeWorld(65);
  lose(40, 65);
  await storage.set({ 'study.journal.0': ops.slice(0, 40) });
  const { store, study } = restart();
  expect(await study.rescue('restore')).toMatchObject({ kind: 'lost', missing: 25 });
  expect(await restart().study.health()).toMatchObject({ kind: 'lost', missing: 25 });
  await readBackup(store, JSON.stringify({ format: 'wayword-study', version: 2, ops }), false);
  expect(await study.health()).toEqual({ kind: 'fine' });
  expect(new Set((await listOps(store)).map(({ id }) => id))).toEqual(new Set(ops.map(({ id }) => id)));
  expect(await restart().study.health()).toEqual({ kind: 'fine' });
});

test('such a loss can be given up', async () => {
  const { ops, storage, restart, lose } = await makeWorld(65);
  lose(40, 65);
  await storage.set({ 'study.journal.0': ops.slice(0, 40) });
  const { study } = restart();
  await study.rescue('restore');
  expect(await study.rescue('give-up')).toEqual({ kind: 'fine' });
  expect(await restart().study.health()).toEqual({ kind: 'fine' });
});

test('an interruption after the database was deleted loses nothing', async () => {
  const { ops, restart, lose } = await makeWorld(65);
  lose(10, 30);
  const { store } = restart();
  await store.study.delete({ disableAutoOpen: true });
  const { store: after, study } = restart();
  expect(await study.health()).toMatchObject({ kind: 'lost', missing: 65 });
  expect(await study.rescue('restore')).toEqual({ kind: 'fine' });
  expect(await listOps(after)).toEqual(ops);
});

test.each(['ops', 'definitions', 'cards', 'meta', 'settings'])(
  'the table %s cannot be read: the log is restored from its second copy',
  async (table) => {
    const { ops, restart, breakOne } = await makeWorld(65);
    breakOne(table);
    const { store, study } = restart();
    await expect(store.study.read((tables) => tables.table(table).toArray())).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    expect(await study.rescue('restore')).toEqual({ kind: 'fine' });
    expect(await listOps(store)).toEqual(ops);
    expect(await store.study.definitions.count()).toBe(65);
    const settings = await readStoredSettings(store.study);
    expect(settings).toEqual(table === 'settings' ? undefined : { study: { newPerDay: 7 } });
  },
);

test.each([
  ['ops', 'kind'],
  ['ops', 'day'],
  ['ops', '[pair+word+at]'],
  ['cards', '[pair+queue+due]'],
])('the index of %s by %s cannot be read: the log is restored from its second copy', async (table, index) => {
  const { name, ops, restart } = await makeWorld(65);
  breakIndex(name, table, index);
  const { store, study } = restart();
  expect(await canReadLog(store)).toBe(false);
  expect(await study.rescue('restore')).toEqual({ kind: 'fine' });
  expect(await canReadLog(store)).toBe(true);
  expect(await listOps(store)).toEqual(ops);
});

test('the database does not open: it is deleted, and the log restored from its second copy', async () => {
  const { name, ops, restart } = await makeWorld(65);
  const heal = breakOpening(name);
  try {
    const { store, study } = restart();
    expect(await canReadLog(store)).toBe(false);
    expect(await study.rescue('restore')).toEqual({ kind: 'fine' });
    expect(await listOps(store)).toEqual(ops);
  } finally {
    heal();
  }
});

test('a database that comes back empty while the background runs is not believed', async () => {
  const { ops, restart } = await makeWorld(65);
  const { store, study } = restart();
  expect(await study.health()).toEqual({ kind: 'fine' });
  // As Chromium does when it finds a damaged file: it closes the database, and the next use opens an empty one.
  store.study.close({ disableAutoOpen: false });
  await Dexie.delete(store.study.name);
  expect(await study.health()).toMatchObject({ kind: 'lost', missing: 65 });
  expect(JSON.parse(await writeBackup(store)).ops).toHaveLength(65);
  expect(await study.rescue('restore')).toEqual({ kind: 'fine' });
  expect(await listOps(store)).toEqual(ops);
});

test('a log that cannot be read is not deleted while the second copy lacks entries', async () => {
  const { ops, storage, restart, breakOne } = await makeWorld(65);
  breakOne('ops');
  await storage.set({ 'study.journal.0': ops.slice(0, 40) });
  const { store, study } = restart();
  await expect(study.rescue('restore')).rejects.toMatchObject({ code: 'storage-unavailable' });
  expect(await store.study.definitions.count()).toBe(65);
});
