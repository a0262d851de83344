import type { Op } from '../../../model/op.ts';
import { findOpVersion, type OpAction } from '../../../model/op.ts';
import type { PairId } from '../../../model/pair.ts';
import type { Store } from '../../store.ts';
import { applyMany, findWords, rebuildCaches, rebuildWords } from '../caches/study-caches.ts';
import type { StudyDatabase } from '../study-database.ts';
import { LOG_TABLES } from './log-tables.ts';
import { findInstant, findNumber, findUndone, type OpContext, type OpTime, readMeta } from './ops.ts';

/**
 * An action on one word, or on many.
 *
 * `past`: when it happened elsewhere. Such actions form the log of another device, which the id of the batch names: those of one device are in the
 * order of their instants.
 */
export type BatchAction = { pair: PairId; word: string; past?: OpTime | undefined } & OpAction;

/** Ids of a batch's ops begin with the batch's id, so they can be found and undone together. */
const toOpId = (batch: string, index: number) => `${batch}:${index}`;

/**
 * Appends many ops to the log and updates the caches, in one strict transaction. A batch with a known id is not appended again.
 *
 * @param id - Of the batch.
 * @param decide - Reads in the same transaction what to append.
 * @returns Number of ops of the batch.
 * @throws {AppError} `storage-full`, `storage-unavailable`; then nothing was written.
 */
export async function appendBatch(
  store: Store,
  id: string,
  decide: (study: StudyDatabase) => Promise<BatchAction[]>,
  context: OpContext,
): Promise<number> {
  const written = await store.study.write(LOG_TABLES, async (tables) => {
    const known = await findBatch(tables, id).count();
    if (known > 0) return { count: known, last: undefined, total: 0 };
    const actions = await decide(tables);
    const { ops, total } = await addOps(tables, id, actions, context);
    return { count: ops.length, last: ops.at(-1), total };
  });
  // The second copy reads the others from the log.
  if (written.last) void store.journal?.append(written.last, written.total);
  return written.count;
}

/**
 * Undoes every op of a batch that is not undone, in one transaction.
 *
 * @param id - Of the new batch. Undoing it restores the first one.
 * @returns Number of undone ops.
 * @throws {AppError} As {@link appendBatch}.
 */
export function undoBatch(store: Store, id: string, ref: string, context: OpContext): Promise<number> {
  const decide = async (tables: StudyDatabase) => {
    const [ops, undone] = await Promise.all([findBatch(tables, ref).toArray(), findUndone(tables)]);
    return ops.filter((op) => !undone.has(op.id)).map(toUndo);
  };
  return appendBatch(store, id, decide, context);
}

export function toUndo({ pair, word, id, kind }: Op): BatchAction {
  return { pair, word, kind: 'undo', ref: id, of: kind };
}

function findBatch({ ops }: StudyDatabase, id: string) {
  return ops.where('id').startsWith(toOpId(id, 0).slice(0, -1));
}

async function addOps(
  tables: StudyDatabase,
  id: string,
  actions: readonly BatchAction[],
  { time, fold, newDeviceId }: OpContext,
) {
  const meta = await readMeta(tables);
  const total = (meta.ops ?? (await tables.ops.count())) + actions.length;
  if (actions.length === 0) return { ops: [], total };
  const placedNow = actions.filter(({ past }) => !past).length;
  const { device, seq } = findNumber(meta, newDeviceId, placedNow);
  const at = findInstant(time.wallAt, meta.lastAt);
  let [nextNow, nextPast] = [0, 1];
  const ops = actions.map(({ past, ...action }, index): Op => {
    const v = findOpVersion(action);
    const opId = toOpId(id, index);
    if (past) return { ...action, id: opId, device: id, seq: nextPast++, v, at: past.wallAt, ...past };
    const place = { id: opId, device, seq: seq + nextNow, v, at: at + nextNow };
    nextNow += 1;
    return { ...action, ...place, ...time };
  });
  await Promise.all([
    tables.ops.bulkAdd(ops),
    tables.meta.bulkPut([
      { name: 'device', value: device },
      { name: 'nextSeq', value: seq + placedNow },
      { name: 'lastAt', value: placedNow === 0 ? meta.lastAt : at + placedNow - 1 },
      { name: 'ops', value: total },
    ]),
  ]);
  // A deck added in the meantime may have other spellings.
  if (meta.engine !== undefined && meta.engine !== fold.engine) await rebuildCaches(tables, fold);
  else await applyAll(tables, fold, ops);
  return { ops, total };
}

/** Undos read the logs of their words, so those are rebuilt together. Other ops read and write each table once. */
async function applyAll(tables: StudyDatabase, fold: OpContext['fold'], ops: readonly Op[]): Promise<void> {
  if (!ops.some(({ kind }) => kind === 'undo')) return applyMany(tables, fold, ops);
  const ids = new Set(ops.map(({ id }) => id));
  const words = new Map<PairId, Set<string>>();
  for (const op of ops) {
    const { pair, word } = op;
    // An op on many words has none of its own.
    const changed = word === '' ? await findWords(tables, fold, op) : [fold.respelling.toCurrent(pair, word)];
    const ofPair = words.get(pair) ?? new Set();
    for (const one of changed) ofPair.add(one);
    words.set(pair, ofPair);
  }
  for (const [pair, changed] of words) await rebuildWords(tables, fold, pair, [...changed], ({ id }) => ids.has(id));
}
