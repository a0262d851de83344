import type { ExtensionTexts } from 'wayword:texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createChanges } from '../../entrypoints/services/changes.ts';
import { startReminder } from '../../entrypoints/services/reminder.ts';
import { changeSettings } from '../../src/settings/stored-settings.ts';
import { makeEvent, makeStartEvents, toAlarm, UPDATED } from '../support/held-events.ts';
import { makeKeyValues } from '../support/key-values.ts';
import { makeStore } from '../support/store.ts';

const ALARM = 'reminder';
const HOUR = 19;
const texts = {
  language: 'en',
  manifest: { name: 'Wayword' },
  background: { due: { other: '# words are due' } },
};

const createNotification = vi.fn(async (..._all: unknown[]) => '');
const clear = vi.fn(async () => true);
const createTab = vi.fn(async (..._all: unknown[]) => undefined);
const onClicked = { addListener: vi.fn((_listener: (id: string) => void) => undefined) };

beforeEach(() => {
  fakeBrowser.reset();
  for (const mock of [createNotification, clear, createTab, onClicked.addListener]) mock.mockClear();
  Object.assign(browser, { notifications: { create: createNotification, clear, onClicked } });
  Object.assign(browser.tabs, { create: createTab });
});

afterEach(() => void vi.useRealTimers());

/** A learner who wants to be reminded of twelve words at seven, at that hour. */
async function start() {
  const store = makeStore();
  const settings = await changeSettings(store, { study: { remindAt: HOUR } });
  const changes = createChanges();
  const events = {
    ...makeStartEvents(),
    notificationClicked: makeEvent('notificationClicked'),
    permissionsAdded: makeEvent('permissionsAdded'),
  };
  startReminder({
    store,
    keyValues: makeKeyValues(),
    changes,
    events,
    study: { countDue: async () => 12 },
    now: () => ({ at: Date.UTC(2026, 10, 28, HOUR, 5), zoneMinutes: -new Date(2026, 10, 28).getTimezoneOffset() }),
    texts: async () => texts as unknown as ExtensionTexts,
  });
  return { settings, changes, events };
}

type Events = Awaited<ReturnType<typeof start>>['events'];

const findAlarmHour = async () => {
  const alarm = await browser.alarms.get(ALARM);
  return alarm && new Date(alarm.scheduledTime).getHours();
};

test.each<[string, (events: Events) => void]>([
  ['a start of the browser, which may forget alarms', (events) => events.startup.fire()],
  ['an update', (events) => events.installed.fire(UPDATED)],
  ['its own alarm', (events) => events.alarm.fire(toAlarm(ALARM))],
])('the alarm is set for the chosen hour after %s', async (_, happen) => {
  const { events } = await start();
  expect(await findAlarmHour()).toBeUndefined();
  happen(events);
  await expect.poll(() => findAlarmHour()).toBe(HOUR);
});

test('the alarm follows the settings', async () => {
  const { settings, changes } = await start();
  changes.settings.emit({ ...settings, study: { ...settings.study, remindAt: 8 } });
  await expect.poll(() => findAlarmHour()).toBe(8);
  changes.settings.emit({ ...settings, study: { ...settings.study, remindAt: null } });
  await expect.poll(() => findAlarmHour()).toBeUndefined();
});

test.each<[string, (events: Events) => void]>([
  ['the alarm', (events) => events.alarm.fire(toAlarm(ALARM))],
  ['a start of the browser, which may have been closed at that hour', (events) => events.startup.fire()],
])('a reminder is shown by %s', async (_, happen) => {
  const { events } = await start();
  happen(events);
  await expect.poll(() => createNotification).toHaveBeenCalledTimes(1);
  expect(createNotification.mock.calls[0]?.[1]).toMatchObject({ title: 'Wayword', message: '12 words are due' });
});

test('other alarms show no reminder', async () => {
  const { events } = await start();
  events.alarm.fire(toAlarm('sync'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(createNotification).not.toHaveBeenCalled();
});

test('a click on the reminder opens the study, and one on something else does not', async () => {
  const { events } = await start();
  events.notificationClicked.fire('other');
  expect(createTab).not.toHaveBeenCalled();
  events.notificationClicked.fire('reminder');
  expect(clear).toHaveBeenCalledTimes(1);
  expect(createTab).toHaveBeenCalledTimes(1);
});

test('clicks are listened to once the permission is there', async () => {
  const { events } = await start();
  const late = { ...events, notificationClicked: { ...events.notificationClicked, isHeard: false } };
  const parts = { store: makeStore(), keyValues: makeKeyValues(), changes: createChanges(), events: late };
  startReminder({
    ...parts,
    study: { countDue: async () => 0 },
    now: () => ({ at: 0, zoneMinutes: 0 }),
    texts: async () => texts as unknown as ExtensionTexts,
  });
  events.permissionsAdded.fire({ permissions: ['tabs'] });
  expect(onClicked.addListener).not.toHaveBeenCalled();
  events.permissionsAdded.fire({ permissions: ['notifications'] });
  expect(onClicked.addListener).toHaveBeenCalledTimes(1);
});
