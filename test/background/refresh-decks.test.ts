import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createChanges } from '../../entrypoints/services/changes.ts';
import { REFRESH_ALARM } from '../../entrypoints/services/lifetime.ts';
import { startDeckRefresh } from '../../entrypoints/services/refresh-decks.ts';
import { changeSettings } from '../../src/settings/stored-settings.ts';
import { putUpstream } from '../../src/store/content/upstreams.ts';
import { makeStartEvents, toAlarm, UPDATED } from '../support/held-events.ts';
import { makeDeck, makeStoreWith } from '../support/store.ts';

const address = 'https://words.example';

beforeEach(() => fakeBrowser.reset());

/** A learner with an old deck from a server who wants it refreshed every week. */
async function start(autoRefresh: 'weekly' | 'off' = 'weekly') {
  const store = await makeStoreWith(makeDeck({ origin: { kind: 'upstream', address } }));
  await putUpstream(store, { address, key: 'key', languages: [], connectedAt: 1 });
  const settings = await changeSettings(store, { sync: { autoRefresh } });
  const changes = createChanges();
  const events = makeStartEvents();
  const startSync = vi.fn(async (_pair: unknown) => undefined);
  startDeckRefresh({ store, changes, events, sync: { start: startSync } });
  return { settings, changes, events, startSync };
}

const hasAlarm = async () => (await browser.alarms.get(REFRESH_ALARM)) !== undefined;

test('old decks are refreshed, and an alarm is set, as soon as the learner wants it', async () => {
  const { settings, changes, startSync } = await start();
  changes.settings.emit(settings);
  await expect.poll(() => startSync.mock.calls).toEqual([[{ from: 'spa', to: 'eng' }]]);
  expect(await hasAlarm()).toBe(true);
});

test('the alarm refreshes decks, and no other alarm does', async () => {
  const { events, startSync } = await start();
  events.alarm.fire(toAlarm('sync'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(startSync).not.toHaveBeenCalled();
  events.alarm.fire(toAlarm(REFRESH_ALARM));
  await expect.poll(() => startSync).toHaveBeenCalledTimes(1);
});

test.each<[string, (events: ReturnType<typeof makeStartEvents>) => void]>([
  ['a start of the browser, which may forget alarms', (events) => events.startup.fire()],
  ['an update', (events) => events.installed.fire(UPDATED)],
])('the alarm is set after %s, and nothing is refreshed yet', async (_, happen) => {
  const { events, startSync } = await start();
  happen(events);
  await expect.poll(() => hasAlarm()).toBe(true);
  expect(startSync).not.toHaveBeenCalled();
});

test('the alarm goes once decks are not to be refreshed', async () => {
  const { settings, changes, startSync } = await start('off');
  await browser.alarms.create(REFRESH_ALARM, { periodInMinutes: 360 });
  changes.settings.emit(settings);
  await expect.poll(() => hasAlarm()).toBe(false);
  expect(startSync).not.toHaveBeenCalled();
});
