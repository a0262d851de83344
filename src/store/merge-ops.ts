import { inTransaction, readMeta } from './ops.ts';
import { withStorageErrors } from './storage-errors.ts';
import type { Store } from './store.ts';
import { type Fold, rebuildCaches } from './study-caches.ts';
import type { MetaRow, Op, StudyDatabase } from './study-database.ts';

/**
 * Takes ops of another log into this one, each once, and makes the caches anew, in one strict transaction.
 *
 * @returns How many of them are new here.
 * @throws {AppError} `storage-full`, `storage-unavailable`; then nothing was written.
 */
export function mergeOps(store: Store, ops: readonly Op[], fold: Fold): Promise<number> {
  return merge(store, fold, (add) => add(ops));
}

/**
 * Takes a backup into the log that has come in parts, and drops the parts; else as {@link mergeOps}. No more than one part is in memory
 * beside what a replay needs.
 */
export function mergeStaged(store: Store, id: string, fold: Fold): Promise<number> {
  const { study } = store;
  return merge(store, fold, async (add) => {
    await eachPart(study, id, add);
    await study.staged.clear();
  });
}

/**
 * Keeps a part of a backup until it joins the log. The first part of one drops what is left of others.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`; then nothing was written.
 */
export async function stageOps(store: Store, id: string, part: number, ops: Op[]): Promise<void> {
  const { staged } = store.study;
  await withStorageErrors(() =>
    store.study.transaction('rw', staged, async () => {
      if (part === 0) await staged.clear();
      await staged.put({ id, part, ops });
    }),
  );
}

/** Drops what was staged and never joined the log. */
export function dropStaged(store: Store): Promise<void> {
  return withStorageErrors(() => store.study.staged.clear());
}

/** Reads the parts of a backup one after the other. @returns How many there are. */
export function readStaged(store: Store, id: string, visit: (ops: readonly Op[]) => void): Promise<number> {
  return withStorageErrors(() => eachPart(store.study, id, async (ops) => visit(ops)));
}

async function eachPart(
  study: StudyDatabase,
  id: string,
  visit: (ops: readonly Op[]) => Promise<void>,
): Promise<number> {
  for (let part = 0; ; part++) {
    const row = await study.staged.get([id, part]);
    if (!row) return part;
    await visit(row.ops);
  }
}

/** Makes a filter that passes the ops that the log does not have, each once, over all its calls. */
export async function createFreshFilter(study: StudyDatabase): Promise<(ops: readonly Op[]) => Op[]> {
  const ids = new Set(await study.ops.orderBy('id').keys());
  const keys = new Set((await study.ops.toCollection().primaryKeys()).map(([device, seq]) => `${device} ${seq}`));
  return (ops) =>
    ops.filter((op) => {
      const key = `${op.device} ${op.seq}`;
      if (ids.has(op.id) || keys.has(key)) return false;
      ids.add(op.id);
      keys.add(key);
      return true;
    });
}

type AddOps = (ops: readonly Op[]) => Promise<void>;

async function merge(store: Store, fold: Fold, read: (add: AddOps) => Promise<void>): Promise<number> {
  const { study } = store;
  const added = await withStorageErrors(() =>
    inTransaction(study, async () => {
      const findFresh = await createFreshFilter(study);
      const { device, lastAt, nextSeq } = await readMeta(study);
      const sum = { ops: 0, lastAt, nextSeq };
      await read(async (ops) => {
        const fresh = findFresh(ops);
        await study.ops.bulkAdd(fresh);
        sum.ops += fresh.length;
        for (const op of fresh) {
          sum.lastAt = Math.max(sum.lastAt, op.at);
          if (op.device === device) sum.nextSeq = Math.max(sum.nextSeq, op.seq + 1);
        }
      });
      const rows: MetaRow[] = [
        { name: 'lastAt', value: sum.lastAt },
        { name: 'nextSeq', value: sum.nextSeq },
      ];
      await study.meta.bulkPut(rows);
      await rebuildCaches(study, fold);
      return sum.ops;
    }),
  );
  store.definitions.index = undefined;
  return added;
}
