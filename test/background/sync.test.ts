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
  const onProgress = vi.fn();
  changes.progress.on(onProgress);
  const { client } = makeUpstream(answerFrom(SPANISH_CARDS));
  const clientFor = vi.fn((_server: { baseUrl: string }) => client);
  startSync({ store, clientFor, forms: async () => new Map(), changes, events });
  const findState = async () => (await listSyncs(store))[0]?.state;
  return { events, onProgress, clientFor, findState };
}

/** The same, without the work that follows the start. */
function startWithoutTimers(store: TestStore) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const started = start(store);
  vi.useRealTimers();
  return started;
}

type Started = ReturnType<typeof start>;

test.each<[string, (started: Started) => void]>([
  ['the start', () => undefined],
  ['a start of the browser', ({ events }) => events.startup.fire()],
  ['its alarm', ({ events }) => events.alarm.fire(toAlarm(SYNC_ALARM))],
])('an interrupted sync resumes after %s, and screens show its steps', async (_, happen) => {
  const started = start(await makeInterrupted());
  happen(started);
  await expect.poll(() => started.findState()).toBe('done');
  expect(started.clientFor.mock.calls[0]?.[0]).toEqual({ baseUrl: ADDRESS, key: 'key' });
  expect(started.onProgress).toHaveBeenCalled();
});

test('an alarm that was left resumes a sync before the other work of a start', async () => {
  await browser.alarms.create(SYNC_ALARM, { periodInMinutes: 0.5 });
  const { clientFor } = startWithoutTimers(await makeInterrupted());
  await expect.poll(() => clientFor).toHaveBeenCalled();
});

test('a sync that waits for an unreachable server resumes when the network is back', async () => {
  const store = await makeInterrupted();
  const waitUntil = Date.now() + 3_600_000;
  await updateSync(store, 'spa-eng', ['queued'], { state: 'waiting', error: 'unreachable', waitUntil });
  const { events, findState } = start(store);
  events.online.fire();
  await expect.poll(() => findState()).toBe('done');
});

test('other alarms wake no sync', async () => {
  const { events, clientFor } = startWithoutTimers(await makeInterrupted());
  events.alarm.fire(toAlarm('refresh'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(clientFor).not.toHaveBeenCalled();
});
