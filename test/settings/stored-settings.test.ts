import { expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/settings/settings.ts';
import { changeSettings, readSettings } from '../../src/settings/stored-settings.ts';
import { makeStore, openTestStore } from '../support/store.ts';

test('a fresh installation has the defaults', async () => {
  expect(await readSettings(makeStore())).toEqual(DEFAULT_SETTINGS);
});

test('a change returns all settings and survives a restart', async () => {
  const store = openTestStore('-settings-restart');
  expect(await changeSettings(store, { sync: { autoRefresh: 'weekly' } })).toMatchObject({
    sync: { autoRefresh: 'weekly' },
  });
  store.study.close();
  expect(await readSettings(openTestStore('-settings-restart'))).toMatchObject({ sync: { autoRefresh: 'weekly' } });
});

test('simultaneous changes run one at a time', async () => {
  const store = makeStore();
  const answers = await Promise.all([
    changeSettings(store, { sync: { autoRefresh: 'weekly' } }),
    changeSettings(store, {}),
    changeSettings(store, { sync: { autoRefresh: 'monthly' } }),
  ]);
  expect(answers.map(({ sync }) => sync.autoRefresh)).toEqual(['weekly', 'weekly', 'monthly']);
  expect(await readSettings(store)).toMatchObject({ sync: { autoRefresh: 'monthly' } });
});

test('a damaged record is read as the defaults, and a newer version’s fields survive a change', async () => {
  const store = makeStore();
  const values = { sync: { autoRefresh: 'every full moon' }, hover: { trigger: 'rest' } };
  await store.study.settings.put({ id: 'settings', v: 7, values });
  expect(await readSettings(store)).toEqual(DEFAULT_SETTINGS);
  await changeSettings(store, { sync: { autoRefresh: 'monthly' } });
  expect(await store.study.settings.toArray()).toMatchObject([
    { values: { sync: { autoRefresh: 'monthly' }, hover: { trigger: 'rest' } } },
  ]);
});

test('settings are cached until they change', async () => {
  const store = makeStore();
  const get = vi.spyOn(store.study.settings, 'get');
  await Promise.all([readSettings(store), readSettings(store)]);
  await readSettings(store);
  expect(get).toHaveBeenCalledTimes(1);
  await changeSettings(store, { hover: { dwellMs: 300 } });
  expect(await readSettings(store)).toMatchObject({ hover: { dwellMs: 300 } });
});

test('a failed read is tried again', async () => {
  const store = makeStore();
  vi.spyOn(store.study.settings, 'get').mockRejectedValueOnce(new Error('The disk is gone.'));
  await expect(readSettings(store)).rejects.toThrow();
  expect(await readSettings(store)).toEqual(DEFAULT_SETTINGS);
});
