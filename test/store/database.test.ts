import { describe, expect, test, vi } from 'vitest';
import { installSource, removeSource } from '../../src/store/content/sources.ts';
import type { TableChange } from '../../src/store/database.ts';
import { updateStoredSettings } from '../../src/store/study/settings.ts';
import { makeCards, makeDeck, makeStore, makeStoreWith } from '../support/store.ts';
import { breakWrites, DISK_FULL } from '../support/watch-writes.ts';

describe('failures', () => {
  const failure = new DOMException('The disk failed.', 'UnknownError');

  test.each(['read', 'snapshot', 'write'] as const)('of %s are reported as AppErrors', async (how) => {
    const { content } = makeStore();
    const fail = () => Promise.reject(failure);
    const failed = how === 'read' ? content.read(fail) : content[how](['syncs'], fail);
    await expect(failed).rejects.toMatchObject({ code: 'storage-unavailable' });
  });

  test('of other code pass unchanged', async () => {
    const { content } = makeStore();
    const thrown = new RangeError('Expected a rank, got none.');
    await expect(content.read(() => Promise.reject(thrown))).rejects.toBe(thrown);
  });

  test('of a full disk are reported, and the cache matches the database', async () => {
    const store = await makeStoreWith(makeDeck());
    const mend = breakWrites(store, ['blocks'], DISK_FULL);
    const changes: TableChange[] = [];
    store.content.watch((change) => changes.push(change));
    await expect(installSource(store, makeDeck({ cards: makeCards(3) }), 2)).rejects.toMatchObject({
      code: 'storage-full',
    });
    expect(changes).toEqual([]);
    mend();
  });
});

describe('a watcher', () => {
  test('reports each changed table before the caller of the transaction continues', async () => {
    const store = makeStore();
    const tables = new Set<string>();
    store.content.watch(({ table }) => tables.add(table));
    await installSource(store, makeDeck(), 1);
    expect([...tables].sort()).toEqual(['blocks', 'hashes', 'sources', 'words']);
  });

  test('reports nothing while the transaction may still fail', async () => {
    const { content } = makeStore();
    const watcher = vi.fn();
    content.watch(watcher);
    const failed = content.write(['upstreams'], async ({ upstreams }) => {
      await upstreams.clear();
      expect(watcher).not.toHaveBeenCalled();
      throw new RangeError('Expected a server, got none.');
    });
    await expect(failed).rejects.toThrow(RangeError);
    expect(watcher).not.toHaveBeenCalled();
  });

  test('reports which changes removed rows', async () => {
    const store = await makeStoreWith(makeDeck());
    const removals: string[] = [];
    store.content.watch(({ table, isRemoval }) => isRemoval && removals.push(table));
    await removeSource(store, 'spa-eng');
    expect(removals).toContain('sources');
  });
});

test('settings are read again after a change, and not before', async () => {
  const store = makeStore();
  const read = vi.spyOn(store.study, 'read');
  await Promise.all([store.settings.get(), store.settings.get()]);
  await store.settings.get();
  expect(read).toHaveBeenCalledTimes(1);
  await updateStoredSettings(store, () => ({ study: { newPerDay: 7 } }));
  expect(await store.settings.get()).toEqual({ study: { newPerDay: 7 } });
});
