import { expect } from 'vitest';
import { mergeOps } from '../../src/store/study/log/merge-ops.ts';
import { exportParts } from '../../src/study/backup-export.ts';
import { fold } from '../../src/study/replay.ts';
import { readBackup } from './backup.ts';
import { makeStore, type TestStore } from './store.ts';
import { makeOp } from './study.ts';

/** All that a learner's log and its caches hold. */
export async function readTables({ study }: TestStore) {
  const [ops, cards, days, definitions] = await Promise.all([
    study.ops.toArray(),
    study.cards.toArray(),
    study.days.toArray(),
    study.definitions.toArray(),
  ]);
  return { ops, cards, days, definitions };
}

/** A store with the log of two devices, which take turns. */
export async function makeLongLog(count: number): Promise<TestStore> {
  const store = makeStore();
  const ops = Array.from({ length: count }, (_, index) =>
    makeOp(
      { kind: 'define', text: `意味 ${index}` },
      {
        device: index % 2 ? 'phone' : 'laptop',
        seq: index + 1,
        id: `op-of-many-${index}`,
        at: 1_790_000_000_000 + Math.floor(index / 4_000),
        pair: 'jpn-eng',
        word: `窓${index % 700}`,
      },
    ),
  );
  await mergeOps(store, ops, fold);
  return store;
}

/**
 * Expects that a backup of two devices has every entry once, and can be restored completely.
 *
 * @param count - Entries: enough for more than two parts.
 * @param opsPerPart - Absent for as many as the product exports.
 */
export async function expectCompleteRestore(count: number, opsPerPart?: number): Promise<void> {
  const store = await makeLongLog(count);
  const parts: string[] = [];
  for await (const part of exportParts(store, opsPerPart)) parts.push(part);
  expect(parts.length).toBeGreaterThan(2);
  const text = parts.join('');
  expect(new Set(JSON.parse(text).ops.map(({ id }: { id: string }) => id)).size).toBe(count);
  expect(JSON.parse(text).ops).toHaveLength(count);
  const other = makeStore();
  expect(await readBackup(other, text, true)).toMatchObject({
    ops: count,
    fresh: count,
    definitions: Math.min(count, 700),
  });
  expect(await readBackup(other, text, false)).toMatchObject({ ops: count, fresh: count });
  expect(await readTables(other)).toEqual(await readTables(store));
  expect(await other.study.staged.count()).toBe(0);
}
