import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createChanges } from '../../entrypoints/services/changes.ts';
import { SYNC_ALARM } from '../../entrypoints/services/lifetime.ts';
import { startSync } from '../../entrypoints/services/sync.ts';
import { putUpstream } from '../../src/store/content/upstreams.ts';
import { listSyncs, queueSync, updateSync } from '../../src/store/content/write/syncs.ts';
import { makeStartEvents, toAlarm } from '../support/held-events.ts';
import { ENGLISH, makeStore, SPANISH, SPANISH_CARDS, type TestStore } from '../support/store.ts';
import { answerFrom, makeUpstream } from '../support/upstream.ts';

const ADDRESS = 'https://words.example';

beforeEach(() => {
  fakeBrowser.reset();
  vi.stubGlobal('navigator', { locks: navigator.locks, storage: { estimate: async () => ({}) } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A store with a sync that the end of the last background has interrupted. */
async function makeInterrupted(): Promise<TestStore> {
  const store = makeStore();
  await putUpstream(store, { address: ADDRESS, key: 'key', languages: [], connectedAt: 1 });
  await queueSync(store, { pair: 'spa-eng', from: SPANISH, to: ENGLISH, address: ADDRESS, startedAt: 1 });
  return store;
}

function start(store: TestStore) {
  const changes = createChanges();
  const events = makeStartEvents();
  const onDecks = vi.fn();
  changes.decks.on(onDecks);
  const clearAlarm = vi.spyOn(browser.alarms, 'clear');
  const { client } = makeUpstream(answerFrom(SPANISH_CARDS));
  const clientFor = vi.fn((_server: { baseUrl: string }) => client);
  startSync({ store, clientFor, starterDecks: { forms: async () => new Map() }, changes, events });
  const findState = async () => (await listSyncs(store))[0]?.state;
  return { events, onDecks, clientFor, clearAlarm, findState };
}

/** The same, without the work that follows the start. */
function startWithoutTimers(store: TestStore) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const started = start(store);
  vi.useRealTimers();
  return started;
}

/** Waits until the sync has ended, and the alarm that resumes it is off. */
async function expectEnd({ findState, clearAlarm }: ReturnType<typeof start>): Promise<void> {
  await expect.poll(() => clearAlarm).toHaveBeenCalledWith(SYNC_ALARM);
  expect(await findState()).toBe('done');
}

test('an interrupted sync resumes soon after the start, and screens show its steps', async () => {
  const started = start(await makeInterrupted());
  await expectEnd(started);
  expect(started.clientFor.mock.calls[0]?.[0]).toEqual({ baseUrl: ADDRESS, key: 'key' });
  expect(started.onDecks).toHaveBeenCalled();
});

test.each<[string, (events: ReturnType<typeof makeStartEvents>) => void]>([
  ['when the browser starts', (events) => events.startup.fire()],
  ['by its alarm', (events) => events.alarm.fire(toAlarm(SYNC_ALARM))],
])('an interrupted sync resumes %s, before the other work of a start', async (_, happen) => {
  const started = startWithoutTimers(await makeInterrupted());
  happen(started.events);
  await expectEnd(started);
});

test('an interrupted sync resumes at once if its alarm was left', async () => {
  await browser.alarms.create(SYNC_ALARM, { periodInMinutes: 0.5 });
  await expectEnd(startWithoutTimers(await makeInterrupted()));
});

test('a sync that waits for an unreachable server resumes when the network is back', async () => {
  const store = await makeInterrupted();
  const waitUntil = Date.now() + 3_600_000;
  await updateSync(store, 'spa-eng', ['queued'], { state: 'waiting', error: 'unreachable', waitUntil });
  const started = startWithoutTimers(store);
  started.events.online.fire();
  await expectEnd(started);
});

test('other alarms wake no sync', async () => {
  const { events, clientFor } = startWithoutTimers(await makeInterrupted());
  events.alarm.fire(toAlarm('refresh'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(clientFor).not.toHaveBeenCalled();
});
