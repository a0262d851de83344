import { describe, expect, test } from 'vitest';
import { compareOps } from '../../../../src/model/op.ts';
import type { KeyValues } from '../../../../src/store/key-values.ts';
import { appendBatch, type BatchAction } from '../../../../src/store/study/log/append-many.ts';
import { mergeOps } from '../../../../src/store/study/log/merge-ops.ts';
import { appendOp } from '../../../../src/store/study/log/ops.ts';
import { fold } from '../../../../src/study/replay.ts';
import { toOpTime } from '../../../../src/study/study-day.ts';
import { listOps } from '../../../support/list-ops.ts';
import { openTestStore, type TestStore } from '../../../support/store.ts';
import { makeOp } from '../../../support/study.ts';

let stores = 0;

/** A `storage.local` that survives its store. */
function makeStorage(): KeyValues & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    get: async (keys) =>
      Object.fromEntries(keys.flatMap((key) => (items.has(key) ? [[key, JSON.parse(items.get(key) ?? '')]] : []))),
    set: async (values) => {
      for (const [key, value] of Object.entries(values)) items.set(key, JSON.stringify(value));
    },
    remove: async (keys) => {
      for (const key of keys) items.delete(key);
    },
  };
}

const openWith = (storage: KeyValues) => openTestStore(`-journal-${++stores}`, storage);

async function define(store: TestStore, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const time = toOpTime({ at: 1_790_000_000_000 + index, zoneMinutes: 0 });
    const op = { id: `${stores} ${index}`, pair: 'deu-eng', word: `Wort ${index}`, kind: 'define', text: 'x' } as const;
    await appendOp(store, op, { time, fold, newDeviceId: () => `device ${stores}` });
  }
}

describe('the second copy of the log', () => {
  test('has every op, over more than one entry', async () => {
    const storage = makeStorage();
    const store = openWith(storage);
    await define(store, 205);
    expect(await store.journal?.read()).toEqual(await listOps(store));
    expect([...storage.items.keys()].sort()).toEqual([
      'study.journal.0',
      'study.journal.1',
      'study.journal.2',
      'study.witness',
    ]);
  });

  test('notices a database that came back empty, keeps recording, and restores everything', async () => {
    const storage = makeStorage();
    const before = openWith(storage);
    await define(before, 120);
    const ops = await listOps(before);
    const after = openWith(storage);
    expect(await after.journal?.check()).toEqual({ kind: 'lost', ops: 120, missing: 120, lastAt: ops.at(-1)?.at });
    await define(after, 122);
    expect(await after.journal?.read(), 'what is lost is not written over').toEqual(ops);
    expect(await mergeOps(after, (await after.journal?.read()) ?? [], fold)).toBe(120);
    await after.journal?.rewrite();
    expect(await after.journal?.check()).toEqual({ kind: 'fine' });
    const restored = await listOps(after);
    expect(restored).toHaveLength(242);
    expect((await after.journal?.read())?.toSorted(compareOps)).toEqual(restored.toSorted(compareOps));
  });

  test('notices a database that came back shorter', async () => {
    const storage = makeStorage();
    const before = openWith(storage);
    await define(before, 10);
    const after = openWith(storage);
    await mergeOps(after, (await listOps(before)).slice(0, 7), fold);
    expect(await after.journal?.check()).toMatchObject({ kind: 'lost', ops: 10, missing: 3 });
  });

  test('that is behind, or missing, catches up with the log', async () => {
    const storage = makeStorage();
    const store = openWith(makeStorage());
    await define(store, 3);
    const { createJournal } = await import('../../../../src/store/study/copies/journal.ts');
    const late = createJournal(storage, store.study);
    expect(await late.check()).toEqual({ kind: 'fine' });
    expect(await late.read()).toEqual(await listOps(store));
  });

  test('that lacks a few ops receives only these', async () => {
    const storage = makeStorage();
    const store = openWith(storage);
    await define(store, 198);
    await store.journal?.read();
    const before = new Map(storage.items);
    await define(store, 203);
    await store.journal?.read();
    // As if the browser had ended before the write.
    for (const [key, value] of before) storage.items.set(key, value);
    storage.items.delete('study.journal.2');
    const written: string[] = [];
    const { createJournal } = await import('../../../../src/store/study/copies/journal.ts');
    const next = createJournal(
      {
        ...storage,
        set: async (items) => {
          written.push(...Object.keys(items));
          await storage.set(items);
        },
      },
      store.study,
    );
    expect(await next.check()).toEqual({ kind: 'fine' });
    expect(written).toEqual(['study.journal.1', 'study.journal.2', 'study.witness']);
    expect(await next.read()).toEqual(await listOps(store));
  });

  test('with an entry but without its witness duplicates no op', async () => {
    const storage = makeStorage();
    const store = openWith(storage);
    await define(store, 5);
    await store.journal?.read();
    const witness = storage.items.get('study.witness') ?? '';
    await define(store, 7);
    await store.journal?.read();
    storage.items.set('study.witness', witness);
    const { createJournal } = await import('../../../../src/store/study/copies/journal.ts');
    const next = createJournal(storage, store.study);
    expect(await next.check()).toEqual({ kind: 'fine' });
    expect(await next.read()).toEqual(await listOps(store));
  });

  test('is read once for any number of ops', async () => {
    const storage = makeStorage();
    let reads = 0;
    const store = openWith({
      ...storage,
      get: (keys) => {
        reads++;
        return storage.get(keys);
      },
    });
    await define(store, 1);
    await store.journal?.check();
    const before = reads;
    await define(store, 110);
    await store.journal?.verify();
    expect(reads - before).toBeLessThan(6);
    expect(await store.journal?.read()).toEqual(await listOps(store));
  });

  test('is discarded for a fresh start on request', async () => {
    const storage = makeStorage();
    await define(openWith(storage), 250);
    const after = openWith(storage);
    expect((await after.journal?.check())?.kind).toBe('lost');
    await after.journal?.rewrite();
    expect(await after.journal?.check()).toEqual({ kind: 'fine' });
    expect([...storage.items.keys()]).toEqual(['study.witness']);
  });

  test('takes many ops at once, some of them of the past, without writing its first entries again', async () => {
    const storage = makeStorage();
    const store = openWith(storage);
    await define(store, 150);
    const written: string[] = [];
    const { set } = storage;
    storage.set = (values) => {
      written.push(...Object.keys(values));
      return set(values);
    };
    const time = toOpTime({ at: 1_790_000_100_000, zoneMinutes: 0 });
    const past = toOpTime({ at: 1_700_000_000_000, zoneMinutes: 0 });
    const decide = async () =>
      Array.from({ length: 120 }, (_, index): BatchAction => {
        const know = { pair: 'deu-eng', word: `Ding ${index}`, kind: 'know' } as const;
        return index < 60 ? know : { ...know, past };
      });
    await appendBatch(store, 'many', decide, { time, fold, newDeviceId: () => 'unused' });
    await define(store, 151);
    const ops = await listOps(store);
    expect((await store.journal?.read())?.toSorted(compareOps)).toEqual(ops.toSorted(compareOps));
    expect(written).not.toContain('study.journal.0');
    expect(await openWith(storage).journal?.check()).toMatchObject({ kind: 'lost', ops: 271, missing: 271 });
  });

  test('that cannot be written loses no op', async () => {
    const store = openWith({ ...makeStorage(), set: () => Promise.reject(new Error('full')) });
    await define(store, 2);
    expect(await listOps(store)).toHaveLength(2);
  });
});

test('a long log is copied and compared without one large message', async () => {
  const local = makeStorage();
  const sizes: number[] = [];
  const counted: KeyValues = {
    ...local,
    get: (keys) => {
      sizes.push(keys.length);
      return local.get(keys);
    },
    set: (items) => {
      sizes.push(Object.keys(items).length);
      return local.set(items);
    },
  };
  const store = openWith(counted);
  const ops = Array.from({ length: 12_345 }, (_, index) =>
    makeOp(
      { kind: 'know' },
      { id: `long-${index}`, seq: index + 1, device: `device ${index % 3}`, word: `Wort ${index}` },
    ),
  );
  await store.study.ops.bulkAdd(ops);
  expect(await store.journal?.check()).toEqual({ kind: 'fine' });
  expect((await store.journal?.read())?.toSorted(compareOps)).toEqual(ops.toSorted(compareOps));
  expect(await store.journal?.isWhole()).toBe(true);
  expect(await store.journal?.verify()).toEqual({ isRewritten: false, missing: 0 });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(51);
});
