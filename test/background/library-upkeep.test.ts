import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLibraryUpkeep } from '../../entrypoints/services/library-upkeep.ts';
import { installSource, removeSource } from '../../src/store/content/sources.ts';
import { makeDeck, makeStore, makeStoreWith, type TestStore } from '../support/store.ts';

const note = vi.fn(async () => undefined);

beforeEach(() => {
  note.mockClear();
});

afterEach(() => void vi.useRealTimers());

/** Only timeouts are fake, as the database waits for other timers. */
function start(store: TestStore) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  startLibraryUpkeep({ store, witness: { note } });
}

/** The same, after the work of the start. */
function startAndWait(store: TestStore) {
  start(store);
  vi.advanceTimersByTime(200);
  note.mockClear();
}

/** Lets time pass, and then the database work. */
function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  vi.useRealTimers();
}

test('a new deck is remembered at once, and its directory is stored when its writing pauses', async () => {
  const store = makeStore();
  startAndWait(store);
  await installSource(store, makeDeck(), 1);
  expect(note).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_900);
  expect(await store.content.directories.count()).toBe(0);
  pass(100);
  await expect.poll(() => store.content.directories.count()).toBe(1);
});

test('a removed deck is remembered, too', async () => {
  const store = await makeStoreWith(makeDeck());
  startAndWait(store);
  await removeSource(store, 'spa-eng');
  expect(note).toHaveBeenCalledTimes(1);
});

test('rows that are left of a removed deck are deleted soon after the start', async () => {
  const store = makeStore();
  await store.content.removals.add({ deck: 'spa-eng/1' });
  start(store);
  expect(note).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  pass(1_000);
  await expect.poll(() => store.content.removals.count()).toBe(0);
  expect(note).toHaveBeenCalledTimes(1);
});

test('rows of a deck that is removed now are deleted a second later', async () => {
  const store = makeStore();
  startAndWait(store);
  await store.content.write(['removals'], ({ removals }) => removals.add({ deck: 'spa-eng/1' }));
  expect(await store.content.removals.count()).toBe(1);
  pass(1_000);
  await expect.poll(() => store.content.removals.count()).toBe(0);
});
