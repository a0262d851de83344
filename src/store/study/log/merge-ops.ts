import type { Op } from '../../../model/op.ts';
import type { Store } from '../../store.ts';
import type { Fold } from '../caches/fold.ts';
import { rebuildCaches } from '../caches/study-caches.ts';
import type { MetaRow, StagedRow, StudyDatabase } from '../study-database.ts';
import { LOG_TABLES } from './log-tables.ts';
import { MAX_CLOCK_AT, type Meta, readMeta } from './ops.ts';
import { readStoredIds } from './stored-ids.ts';

/** Highest number of an op that the next op of its device follows. A higher one is kept, but not followed. */
export const MAX_FOLLOWED_SEQ = 2 ** 52;

/**
 * Merges ops of another log without duplicates and rebuilds the caches, in one strict transaction.
 *
 * @returns Number of new ops.
 * @throws {AppError} `storage-full`, `storage-unavailable`; then nothing was written.
 */
export async function mergeOps(store: Store, ops: readonly Op[], fold: Fold): Promise<number> {
  const { study } = store;
  const added = await study.write(LOG_TABLES, async (tables) => {
    const fresh = (await createFreshFilter(tables))(ops);
    const meta = await readMeta(tables);
    await tables.ops.bulkAdd(fresh);
    await tables.meta.bulkPut(toNewest(meta, fresh));
    await rebuildCaches(tables, fold);
    return fresh.length;
  });
  return added;
}

/** Whether the next op becomes newer than this one. An op with an impossible date would push all later ones to the end of time. */
export const isFollowedAt = ({ at }: Pick<Op, 'at'>) => at <= MAX_CLOCK_AT;

/** Whether the next op of the same device gets a higher number. */
export const isFollowedSeq = ({ seq }: Pick<Op, 'seq'>) => seq <= MAX_FOLLOWED_SEQ;

/** The log's record of its newest op after the merge, so that the next op is newer than all. */
export function toNewest({ device, lastAt, nextSeq }: Meta, ops: readonly Op[]): MetaRow[] {
  const newest = { lastAt, nextSeq };
  for (const op of ops) {
    if (isFollowedAt(op)) newest.lastAt = Math.max(newest.lastAt, op.at);
    if (op.device === device && isFollowedSeq(op)) newest.nextSeq = Math.max(newest.nextSeq, op.seq + 1);
  }
  return [
    { name: 'lastAt', value: newest.lastAt },
    { name: 'nextSeq', value: newest.nextSeq },
  ];
}

/**
 * Stages a part of a backup. The first part drops leftovers of other backups.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`; then nothing was written.
 */
export async function stageOps(
  store: Store,
  id: string,
  part: number,
  { ops, setAside = 0 }: Pick<StagedRow, 'ops' | 'setAside'>,
): Promise<void> {
  await store.study.write(['staged', 'meta'], async (tables) => {
    if (part === 0) await dropIdle(tables);
    await tables.staged.put({ id, part, ops, setAside });
  });
}

/** Drops staged parts that are not being merged. */
export function dropStaged({ study }: Store): Promise<void> {
  return study.write(['staged', 'meta'], (tables) => dropIdle(tables));
}

async function dropIdle({ staged, meta }: StudyDatabase): Promise<void> {
  const joining = (await meta.get('joining'))?.value;
  const keys = await staged.toCollection().primaryKeys();
  await staged.bulkDelete(keys.filter(([id]) => id !== joining));
}

/**
 * Reads the parts of a backup in order, each in a transaction of its own: Firefox keeps what one transaction has read until it ends.
 *
 * @returns Their number. Another window may drop parts meanwhile.
 */
export async function readStaged({ study }: Store, id: string, visit: (row: StagedRow) => void): Promise<number> {
  let parts = 0;
  for (const key of await study.read((tables) => listParts(tables, id))) {
    const row = await study.read((tables) => tables.staged.get(key));
    if (!row) continue;
    visit(row);
    parts += 1;
  }
  return parts;
}

/** Keys of the parts that are not merged yet. */
export function listParts({ staged }: StudyDatabase, id: string): Promise<[string, number][]> {
  return staged.where('[id+part]').between([id, 0], [id, Number.POSITIVE_INFINITY]).primaryKeys();
}

/**
 * Creates a filter that passes each missing op once over all calls and assigns free numbers.
 *
 * A profile that was copied or restored from an older state reuses device and number for different ops.
 */
export async function createFreshFilter(study: StudyDatabase): Promise<(ops: readonly Op[]) => Op[]> {
  const ids = await readStoredIds(study);
  /** Numbers of each device: a million joined keys would take several times their memory. */
  const taken = new Map<string, Set<number>>();
  const take = ({ device, seq }: Pick<Op, 'device' | 'seq'>) => {
    const numbers = taken.get(device) ?? new Set();
    taken.set(device, numbers.add(seq));
  };
  for (const [device, seq] of await study.ops.toCollection().primaryKeys()) take({ device, seq });
  return (ops) => {
    const fresh: Op[] = [];
    for (const op of ops) {
      if (ids.has(op.id)) continue;
      let placed = op;
      for (let seq = 1; taken.get(placed.device)?.has(placed.seq); seq++) placed = { ...op, device: op.id, seq };
      ids.add(op.id);
      take(placed);
      fresh.push(placed);
    }
    return fresh;
  };
}
