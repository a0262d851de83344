import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { readSettings } from '../../src/settings/stored-settings.ts';
import { openStore } from '../../src/store/store.ts';
import { StudyDatabase } from '../../src/store/study/study-database.ts';

test('a database that could not be opened is tried again at the next use', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const store = openStore('-closed-for-a-while');
  const opening = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('made for a test', 'UnknownError');
  });
  const code = () =>
    readSettings(store).then(
      () => 'read',
      ({ code }: { code: string }) => code,
    );
  expect(await code()).toBe('storage-unavailable');
  expect(await code()).toBe('storage-unavailable');
  opening.mockRestore();
  vi.advanceTimersByTime(1_000);
  expect(await code()).toBe('read');
  vi.useRealTimers();
});

test('a database to which Dexie has added something missing, and said so in its version, is opened', async () => {
  const name = `raised-${crypto.randomUUID()}`;
  const first = new StudyDatabase(name);
  await first.open();
  const { version } = first.backendDB();
  first.close();
  await new Promise((resolve, reject) => {
    const raising = indexedDB.open(name, version + 1);
    raising.onerror = reject;
    raising.onsuccess = () => resolve(raising.result.close());
  });
  const again = new StudyDatabase(name);
  await again.open();
  expect(again.backendDB().version).toBe(version + 1);
  again.close();
});
