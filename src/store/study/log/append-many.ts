import type { Op } from '../../../model/op.ts';
import { findOpVersion, type OpAction } from '../../../model/op.ts';
import type { PairId } from '../../../model/pair.ts';
import type { Store } from '../../store.ts';
import { rebuildWords, type WideOps } from '../caches/rebuild-words.ts';
import { applyMany, findWords, rebuildCaches } from '../caches/study-caches.ts';
import type { StudyDatabase } from '../study-database.ts';
import { LOG_TABLES } from './log-tables.ts';
import { findInstant, findNumber, type OpContext, type OpTime, readMeta } from './ops.ts';

/**
 * An action on one word, or on many.
 *
 * `past`: when it happened elsewhere. Such actions form the log of another device, which the id of the batch names: those of one device are in the
 * order of their instants.
 */
export type BatchAction = { pair: PairId; word: string; past?: OpTime | undefined } & OpAction;

/** Ids of a batch's ops begin with the batch's id, so they can be found and undone together. */
const toOpId = (batch: string, index: number) => `${batch}:${index}`;

/** The ops of a batch, and those of its parts, whose ids begin with its own. */
export function findBatch({ ops }: StudyDatabase, id: string) {
  return ops.where('id').startsWith(toOpId(id, 0).slice(0, -1));
}

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
  let count = 0;
  await appendToBatch(
    store,
    id,
    async (tables, known) => {
      const actions = known > 0 ? [] : await decide(tables);
      count = known || actions.length;
      return actions;
    },
    context,
  );
  return count;
}

export interface BatchContext extends OpContext {
  /** For a batch that is stored in parts, and reads these once. */
  wide?: WideOps;
}

/**
 * Appends further ops to a batch, in one strict transaction.
 *
 * @param decide - Reads in the same transaction what to append, and is given the number of ops that the batch has.
 * @returns The new ops.
 */
export async function appendToBatch(
  store: Store,
  id: string,
  decide: (study: StudyDatabase, known: number) => Promise<readonly BatchAction[]>,
  context: BatchContext,
): Promise<Op[]> {
  const { ops, total } = await store.study.write(LOG_TABLES, async (tables) => {
    const known = await findBatch(tables, id).count();
    return addOps(tables, { id, first: known }, await decide(tables, known), context);
  });
  if (ops.length > 0) void store.journal?.append(ops, total);
  return ops;
}

async function addOps(
  tables: StudyDatabase,
  { id, first }: { id: string; first: number },
  actions: readonly BatchAction[],
  context: BatchContext,
): Promise<{ ops: Op[]; total: number }> {
  if (actions.length === 0) return { ops: [], total: 0 };
  const { time, fold, newDeviceId } = context;
  const meta = await readMeta(tables);
  const total = (meta.ops ?? (await tables.ops.count())) + actions.length;
  const placedNow = actions.filter(({ past }) => !past).length;
  const { device, seq } = findNumber(meta, newDeviceId, placedNow);
  const at = findInstant(time.wallAt, meta.lastAt);
  let [nextNow, nextPast] = [0, 1];
  const ops = actions.map(({ past, ...action }, index): Op => {
    const v = findOpVersion(action);
    const opId = toOpId(id, first + index);
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
  else await applyAll(tables, context, ops);
  return { ops, total };
}

/** Undos read the logs of their words, so those are rebuilt together. Other ops read and write each table once. */
async function applyAll(tables: StudyDatabase, { fold, wide }: BatchContext, ops: readonly Op[]): Promise<void> {
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
  for (const [pair, changed] of words) {
    const undos = wide && { ...wide, undos: [...wide.undos, ...ops] };
    await rebuildWords(tables, fold, { pair, words: [...changed], isNew: ({ id }) => ids.has(id), wide: undos });
  }
}
