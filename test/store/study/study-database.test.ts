import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { changeSettings, readSettings } from '../../../src/settings/stored-settings.ts';
import { getDefinitions } from '../../../src/store/study/caches/definitions.ts';
import { joinStaged } from '../../../src/store/study/copies/join-staged.ts';
import { stageOps } from '../../../src/store/study/log/merge-ops.ts';
import { ensureCaches } from '../../../src/store/study/log/ops.ts';
import { createDefinitions } from '../../../src/study/definitions.ts';
import { fold } from '../../../src/study/replay.ts';
import { openTestStore } from '../../support/store.ts';
import { makeOp } from '../../support/study.ts';

const time = () => ({ at: 1_790_000_100_000, zoneMinutes: 0 });

test('a database of version 1 opens with all of its data', async () => {
  const old = new Dexie('study-of-version-1');
  old.version(1).stores({
    ops: '[device+seq], &id, [pair+word+at], day, kind',
    definitions: '[pair+word]',
    cards: '[pair+word], [pair+queue+due], [pair+queue+rank]',
    days: '[pair+day]',
    meta: 'name',
  });
  const op = { id: 'a', kind: 'define', pair: 'rus-eng', word: 'окно', text: 'window', v: 1, day: 20_717 };
  const at = 1_790_000_000_000;
  await old.table('ops').add({ ...op, device: 'laptop', seq: 1, at, wallAt: at, zoneMinutes: 120 });
  await old.table('definitions').add({ pair: 'rus-eng', word: 'окно', text: 'window', updatedAt: at });
  await old.table('meta').bulkAdd([
    { name: 'device', value: 'laptop' },
    { name: 'nextSeq', value: 2 },
    { name: 'lastAt', value: at },
  ]);
  old.close();

  const store = openTestStore('-of-version-1');
  expect((await getDefinitions(store)).find('rus-eng', 'окно')?.text).toBe('window');
  expect(await readSettings(store)).toMatchObject({ sync: { autoRefresh: 'off' } });
  await changeSettings(store, { sync: { autoRefresh: 'weekly' } });
  expect(await readSettings(store)).toMatchObject({ sync: { autoRefresh: 'weekly' } });
  await createDefinitions(store, time, () => 'another').put({ id: 'b', pair: 'rus-eng', word: 'дверь', text: 'door' });
  const ops = await store.study.ops.toArray();
  expect(ops.map(({ device, seq, word }) => [device, seq, word])).toEqual([
    ['laptop', 1, 'окно'],
    ['laptop', 2, 'дверь'],
  ]);
});

test('a database of version 2 opens with its settings, and its log is found newest first', async () => {
  const old = new Dexie('study-of-version-2');
  old.version(1).stores({
    ops: '[device+seq], &id, [pair+word+at], day, kind',
    definitions: '[pair+word]',
    cards: '[pair+word], [pair+queue+due], [pair+queue+rank]',
    days: '[pair+day]',
    meta: 'name',
  });
  old.version(2).stores({ settings: 'id' });
  await old.table('settings').add({ id: 'settings', v: 1, values: { sync: { autoRefresh: 'monthly' } } });
  const at = 1_790_000_000_000;
  const op = { kind: 'define', pair: 'jpn-eng', v: 1, day: 20_717, device: 'laptop', zoneMinutes: 540 };
  await old.table('ops').bulkAdd([
    { ...op, id: 'a', seq: 1, word: '窓', text: 'window', at, wallAt: at },
    { ...op, id: 'b', seq: 2, word: '扉', text: 'door', at: at + 1, wallAt: at + 1 },
  ]);
  old.close();

  const store = openTestStore('-of-version-2');
  await ensureCaches(store, fold);
  expect(await readSettings(store)).toMatchObject({ sync: { autoRefresh: 'monthly' } });
  expect((await getDefinitions(store)).find('jpn-eng', '扉')?.text).toBe('door');
  expect((await store.study.ops.orderBy('at').reverse().toArray()).map(({ id }) => id)).toEqual(['b', 'a']);
  expect((await store.study.meta.get('ops'))?.value).toBe(2);
});

const STORES_OF_VERSION_3 = {
  ops: '[device+seq], &id, [pair+word+at], day, kind, at',
  definitions: '[pair+word]',
  cards: '[pair+word], [pair+queue+due]',
  days: '[pair+day]',
  meta: 'name',
  settings: 'id',
};

test('a database of version 3 opens, and accepts a backup', async () => {
  const old = new Dexie('study-of-version-3');
  old.version(3).stores(STORES_OF_VERSION_3);
  const at = 1_790_000_000_000;
  const op = { kind: 'know', pair: 'ara-eng', v: 1, day: 20_717, device: 'laptop', zoneMinutes: 180, at, wallAt: at };
  await old.table('ops').add({ ...op, id: 'a', seq: 1, word: 'بيت' });
  old.close();

  const store = openTestStore('-of-version-3');
  const backup = [makeOp({ kind: 'know' }, { id: 'b', device: 'phone', pair: 'ara-eng', word: 'كتاب' })];
  await stageOps(store, 'one', 0, { ops: backup });
  await joinStaged(store, 'one', fold, () => undefined);
  expect((await store.study.ops.toArray()).map(({ word }) => word).sort()).toEqual(['بيت', 'كتاب']);
});

test('a database of version 4 opens, and its sentences are those of its log', async () => {
  const old = new Dexie('study-of-version-4');
  old.version(4).stores({ ...STORES_OF_VERSION_3, staged: '[id+part]' });
  const sentence = 'Das Haus brennt.';
  const want = makeOp({ kind: 'want', sentence });
  const define = makeOp({ kind: 'define', text: 'home', sentence: 'Mein Haus.' });
  await old.table('ops').bulkAdd([want, define]);
  const { pair, word, at } = define;
  await old.table('definitions').add({ pair, word, text: 'home', sentence: 'Mein Haus.', updatedAt: at });
  await old.table('meta').add({ name: 'engine', value: 'fsrs-6/3' });
  old.close();

  const store = openTestStore('-of-version-4');
  await ensureCaches(store, fold);
  expect(await store.study.cards.toArray()).toMatchObject([{ word, met: [{ text: sentence, at: want.at }] }]);
  expect(await store.study.definitions.toArray()).toMatchObject([{ text: 'home', met: { text: 'Mein Haus.', at } }]);
  expect(await store.study.ops.toArray()).toEqual([want, define]);
});

test('only an entry with new fields is of the new version', async () => {
  const store = openTestStore('-of-both-versions');
  const definitions = createDefinitions(store, time, () => 'laptop');
  const word = { pair: 'rus-eng', word: 'окна', text: 'window' };
  await definitions.put({ id: 'a', ...word, sentence: 'Вот окна.' });
  await definitions.put({ id: 'b', ...word, headword: 'окно' });
  expect((await store.study.ops.toArray()).map(({ v }) => v)).toEqual([1, 2]);
});

test('a database of a newer version is not changed', async () => {
  const newer = new Dexie('study-of-the-future');
  const tables = {
    ops: '[device+seq], &id, at',
    meta: 'name',
    settings: 'id',
    cards: '[pair+word]',
    days: '[pair+day]',
  };
  newer.version(9).stores({ ...tables, definitions: '[pair+word]', staged: '[id+part]', unknown: 'id' });
  await newer.table('unknown').add({ id: 'kept' });
  newer.close();

  const store = openTestStore('-of-the-future');
  const put = () =>
    createDefinitions(store, time, () => 'old').put({ id: 'b', pair: 'rus-eng', word: 'дверь', text: 'door' });
  await expect(put()).rejects.toMatchObject({ code: 'storage-newer' });
  await expect(changeSettings(store, { sync: { autoRefresh: 'weekly' } })).rejects.toMatchObject({
    code: 'storage-newer',
  });
  await newer.open();
  expect(await newer.table('ops').count()).toBe(0);
  expect(await newer.table('unknown').toArray()).toEqual([{ id: 'kept' }]);
});
