import { afterEach, expect, test, vi } from 'vitest';
import { createChanges } from '../../entrypoints/services/changes.ts';
import { startBackups } from '../../entrypoints/services/save-backups.ts';
import { createSavedBackups } from '../../src/store/study/copies/saved-backups.ts';
import { makeKeyValues } from '../support/key-values.ts';
import { makeStore } from '../support/store.ts';
import { makeOp } from '../support/study.ts';

afterEach(() => void vi.useRealTimers());

/** The backups of a log with one answer. Only timeouts are fake, as the database waits for other timers. */
async function start() {
  const store = makeStore();
  await store.study.ops.add(makeOp({ kind: 'know' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const changes = createChanges();
  const onDecks = vi.fn();
  changes.decks.on(onDecks);
  const savedBackups = createSavedBackups(makeKeyValues());
  const saveBackup = startBackups({
    store,
    changes,
    savedBackups,
    now: () => ({ at: 1_790_000_000_000, zoneMinutes: 0 }),
    newId: () => 'backup-1',
  });
  return { changes, savedBackups, saveBackup, onDecks };
}

test('the day’s backup is made once answers pause, and screens show it', async () => {
  const { changes, savedBackups, onDecks } = await start();
  for (let answer = 0; answer < 5; answer++) {
    changes.study.emit();
    vi.advanceTimersByTime(4_000);
  }
  expect(await savedBackups.list()).toEqual([]);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await expect.poll(() => onDecks).toHaveBeenCalledTimes(1);
  expect(await savedBackups.list()).toHaveLength(1);
});

test('a backup that the end of the last background prevented follows the start', async () => {
  const { onDecks } = await start();
  vi.advanceTimersByTime(200);
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  await expect.poll(() => onDecks).toHaveBeenCalledTimes(1);
});

test('a backup that exists already is not reported again', async () => {
  const { saveBackup, onDecks } = await start();
  vi.useRealTimers();
  await saveBackup();
  await saveBackup();
  expect(onDecks).toHaveBeenCalledTimes(1);
});
