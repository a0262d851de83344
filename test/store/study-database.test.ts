import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { changeSettings, readSettings } from '../../src/settings/stored-settings.ts';
import { getDefinitions } from '../../src/store/definitions.ts';
import { openStore } from '../../src/store/store.ts';
import { createDefinitions } from '../../src/study/definitions.ts';

const time = () => ({ at: 1_790_000_100_000, zoneMinutes: 0 });

test('a database of version 1 opens with all that is in it', async () => {
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

  const store = openStore('-of-version-1');
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
