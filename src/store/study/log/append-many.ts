import type { Op } from '../../../model/op.ts';
import { findOpVersion, type OpAction } from '../../../model/op.ts';
import type { PairId } from '../../../model/pair.ts';
import type { Store } from '../../store.ts';
import { rebuildWords, type WideOps } from '../caches/rebuild-words.ts';
import { applyMany, findWords, rebuildCaches } from '../caches/study-caches.ts';
import type { StudyDatabase } from '../study-database.ts';
import { readWide } from './kinds.ts';
import { LOG_TABLES } from './log-tables.ts';
import { findInstant, findNumber, type OpContext, type OpTime, PART_MARK, readMeta } from './ops.ts';

/**
 * An action on one word, or on many.
 *
 * `past`: when it happened elsewhere. Such actions form the log of another device, which the id of the batch names: those of one device are in the
 * order of their instants.
 */
export type BatchAction = { pair: PairId; word: string; past?: PastTime | undefined } & OpAction;

export interface PastTime extends OpTime {
  /** Of the op, made from the names that another program has for it, so that nothing is stored twice. */
  id?: string;
  /** Whether the word has a card, so that its log must be read in order again. */
  hasCard?: boolean;
}

/** Ids of a batch's ops begin with the batch's id, so they can be found and undone together. */
const toOpId = (batch: string, index: number) => `${batch}${PART_MARK}${index}`;

const toPrefix = (batch: string) => toOpId(batch, 0).slice(0, -1);

/** The ops of a batch, and those of its parts, whose ids begin with its own. */
const findOwn = ({ ops }: StudyDatabase, batch: string) => ops.where('id').startsWith(toPrefix(batch));

/** The ops of a batch that happened elsewhere. */
const findPast = ({ ops }: StudyDatabase, batch: string) =>
  ops.where('[device+seq]').between([toPrefix(batch)], [`${toPrefix(batch)}\uFFFF`]);

/** Reads the ops of a batch and of its parts, in the order in which they were stored. */
export async function readBatch(tables: StudyDatabase, id: string): Promise<Op[]> {
  const [past, own] = await Promise.all([findPast(tables, id).toArray(), findOwn(tables, id).toArray()]);
  const known = new Set(past.map((op) => op.id));
  return [...past, ...own.filter((op) => !known.has(op.id))];
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
    const [own, past] = await Promise.all([findOwn(tables, id).count(), findPast(tables, id).count()]);
    const known = Math.max(own, past);
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
  const behind = new Set<string>();
  const ops = actions.map(({ past, ...action }, index): Op => {
    const v = findOpVersion(action);
    const opId = toOpId(id, first + index);
    if (past) {
      const { id: ownId = opId, hasCard, ...when } = past;
      if (hasCard) behind.add(ownId);
      return { ...action, id: ownId, device: id, seq: nextPast++, v, at: when.wallAt, ...when };
    }
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
  else await applyAll(tables, context, ops, behind);
  return { ops, total };
}

/**
 * Undos, and what happened elsewhere to words that have a card, read the logs of their words, so those are rebuilt together. Other ops read and
 * write each table once.
 *
 * @param behind - Ids of the latter.
 */
async function applyAll(
  tables: StudyDatabase,
  context: BatchContext,
  ops: readonly Op[],
  behind: ReadonlySet<string>,
): Promise<void> {
  if (ops.some(({ kind }) => kind === 'undo')) return rebuildAll(tables, context, ops);
  const isBehind = ({ id }: Op) => behind.has(id);
  await applyMany(tables, context.fold, behind.size === 0 ? ops : ops.filter((op) => !isBehind(op)));
  if (behind.size > 0) await rebuildAll(tables, { ...context, wide: await readWide(tables) }, ops.filter(isBehind));
}

async function rebuildAll(tables: StudyDatabase, { fold, wide }: BatchContext, ops: readonly Op[]): Promise<void> {
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
