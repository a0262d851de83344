import { MAX_INSTANT } from '../../../model/limits.ts';
import { findOpVersion, type Op, type OpAction } from '../../../model/op.ts';
import type { PairId } from '../../../model/pair.ts';
import type { Store } from '../../store.ts';
import type { Fold } from '../caches/fold.ts';
import { applyToCaches, rebuildCaches } from '../caches/study-caches.ts';
import type { StudyDatabase } from '../study-database.ts';
import { findUndone, readKind } from './kinds.ts';
import { LOG_TABLES } from './log-tables.ts';

/**
 * A later instant does not advance the clock of the log, so that a billion new ops still stay below {@link MAX_INSTANT}.
 */
export const MAX_CLOCK_AT = MAX_INSTANT - 1_000_000_000_000;

/** An action of the learner, before the log assigns its number. */
export type NewOp = { id: string; pair: PairId; word: string } & Exclude<OpAction, { kind: 'undo' }>;

/** The moment of an op, by the learner's clock. */
export interface OpTime {
  wallAt: number;
  /** UTC offset in minutes. */
  zoneMinutes: number;
  /** Study day of that instant in that zone. */
  day: number;
}

/** Context of an op. */
export interface OpContext {
  time: OpTime;
  fold: Fold;
  newDeviceId: () => string;
}

/**
 * Appends an op to the log and updates the caches, in one strict transaction.
 *
 * An op with a known id is not appended again, so requests are idempotent.
 *
 * @returns The op as it is in the log; undefined, with nothing written, for an answer to a card that another window has
 *   changed since it was shown.
 * @throws {AppError} `storage-full`, `storage-unavailable`; then nothing was written.
 */
export async function appendOp(store: Store, op: NewOp, context: OpContext): Promise<Op | undefined> {
  return write(store, context, op.id, async (study) => {
    if (op.kind === 'review') {
      const card = await study.cards.get([op.pair, context.fold.respelling.toCurrent(op.pair, op.word)]);
      if ((card?.lastOp ?? '') !== op.seen) return undefined;
    }
    return op;
  });
}

/** Op kinds that undo covers; definitions have their own editor, and weights stand in the statistics. */
const isStudy = ({ kind }: { kind: Op['kind'] }) => !['define', 'undefine', 'weights', 'undo'].includes(kind);

/** Target of an undo: the newest effective op, the last undone one, or one by id. */
export type UndoTarget =
  | 'undo'
  | 'redo'
  /** `kinds`: only an op of these; absent: any. */
  | { ref: string; kinds?: readonly Op['kind'][] };

/**
 * Undoes or redoes a study op.
 *
 * @param id - Id of the new op.
 * @returns undefined if there is nothing to undo or redo, including an op that was already undone.
 * @throws {AppError} `storage-full`, `storage-unavailable`; then nothing was written.
 */
export async function appendUndo(
  store: Store,
  id: string,
  which: UndoTarget,
  context: OpContext,
): Promise<(Op & { kind: 'undo' }) | undefined> {
  const placed = await write(store, context, id, async (study) => {
    const target = typeof which === 'string' ? (await findUndoable(study))[which] : await findLive(study, which.ref);
    if (target && typeof which === 'object' && which.kinds?.includes(target.kind) === false) return undefined;
    return target && { id, pair: target.pair, word: target.word, kind: 'undo', ref: target.id, of: target.kind };
  });
  return placed?.kind === 'undo' ? placed : undefined;
}

/** Targets of the next undo and the next redo. */
export interface Undoable {
  undo: Op | undefined;
  redo: Op | undefined;
}

/** In the ids of devices for the ops of other programs: those of one part of an import form a device, see `append-many.ts`. */
export const PART_MARK = ':';

/** Whether an op was not imported from another program. */
export const isFromHere = ({ device }: Pick<Op, 'device'>) => !device.includes(PART_MARK);

/**
 * Runs in the caller's transaction, or in one of its own. An answer from another program is the end: an import has an undo of its own. Cost grows
 * with the number of ops undone last, not with the log.
 */
export async function findUndoable(study: StudyDatabase): Promise<Undoable> {
  const undone = new Set<string>();
  let undo: Op | undefined;
  let redo: Op | undefined;
  let hasEnded = false;
  await study.ops
    .orderBy('at')
    .reverse()
    .until(() => undo !== undefined || hasEnded)
    .each((op) => {
      hasEnded = !isFromHere(op);
      if (hasEnded || undone.has(op.id)) return;
      if (op.kind === 'undo') {
        undone.add(op.ref);
        if (isStudy({ kind: op.of })) redo ??= op;
      } else if (isStudy(op)) undo = op;
    });
  return { undo, redo };
}

/** The op with an id, unless it was undone. */
async function findLive(study: StudyDatabase, id: string): Promise<Op | undefined> {
  const [op, undone] = await Promise.all([study.ops.where('id').equals(id).first(), findUndone(study)]);
  return undone.has(id) ? undefined : op;
}

/**
 * The effective ops of one kind, newest first.
 *
 * @param pair - Undefined for all.
 * @throws {AppError} `storage-unavailable`.
 */
export function findLiveOps<Kind extends Op['kind']>(
  { study }: Store,
  pair: PairId | undefined,
  kind: Kind,
): Promise<(Op & { kind: Kind })[]> {
  return study.read(async (tables) => {
    const [ops, undone] = await Promise.all([readKind(tables, kind), findUndone(tables)]);
    const isAsked = (op: Op): op is Op & { kind: Kind } => op.kind === kind && (pair === undefined || op.pair === pair);
    const isLive = (op: Op): op is Op & { kind: Kind } => isAsked(op) && !undone.has(op.id);
    return ops.reverse().filter(isLive);
  });
}

/** Rebuilds the caches if other rules built them, for example after an update. */
export async function ensureCaches(store: Store, fold: Fold): Promise<void> {
  const { study } = store;
  await study.read(async (tables) => {
    if ((await tables.meta.get('engine'))?.value === fold.engine) return;
    await study.write(LOG_TABLES, () => rebuildCaches(tables, fold));
  });
}

/**
 * Some ops in the order of device and number, in which they are read fastest.
 *
 * @param after - The newest op that is known; absent from the first on.
 */
export function readOpsAfter(
  store: Store,
  after: { device: string; seq: number } | undefined,
  limit: number,
): Promise<Op[]> {
  return store.study.read(({ ops }) => {
    const rest = after ? ops.where('[device+seq]').above([after.device, after.seq]) : ops.toCollection();
    return rest.limit(limit).toArray();
  });
}

/** UTC offsets in minutes at the first and the last op of a study day; undefined for a day without ops. */
export function readZones({ study }: Store, day: number): Promise<{ first: number; last: number } | undefined> {
  return study.read(async (tables) => {
    const ops = tables.ops.where('day').equals(day);
    const [first, last] = await Promise.all([ops.first(), ops.clone().last()]);
    return first && last && { first: first.zoneMinutes, last: last.zoneMinutes };
  });
}

/** Number of ops in the log. */
export function readOpsCount(store: Store): Promise<number> {
  return store.study.read((tables) => tables.ops.count());
}

async function write(
  store: Store,
  { time, fold, newDeviceId }: OpContext,
  id: string,
  decide: (study: StudyDatabase) => Promise<({ id: string; pair: PairId; word: string } & OpAction) | undefined>,
): Promise<Op | undefined> {
  const { study } = store;
  const written = await study.write(LOG_TABLES, async (tables) => {
    // Send independent requests together, because each one is a round trip to another process.
    const [known, op, meta] = await Promise.all([
      tables.ops.where('id').equals(id).first(),
      decide(tables),
      readMeta(tables),
    ]);
    if (known) return { op: known, total: undefined };
    if (!op) return undefined;
    const { device, seq } = findNumber(meta, newDeviceId);
    const v = findOpVersion(op);
    const placed: Op = { ...op, device, seq, v, at: findInstant(time.wallAt, meta.lastAt), ...time };
    const total = (meta.ops ?? (await tables.ops.count())) + 1;
    await Promise.all([
      tables.ops.add(placed),
      tables.meta.bulkPut([
        { name: 'device', value: device },
        { name: 'nextSeq', value: placed.seq + 1 },
        { name: 'lastAt', value: placed.at },
        { name: 'ops', value: total },
      ]),
      // A deck added in the meantime may have other spellings.
      meta.engine === undefined || meta.engine === fold.engine
        ? applyToCaches(tables, fold, placed)
        : rebuildCaches(tables, fold),
    ]);
    return { op: placed, total };
  });
  if (written?.total !== undefined) void store.journal?.append([written.op], written.total);
  return written?.op;
}

/**
 * The instant of a new op. A clock that was set back does not make it older than the op before it, and one that is set past all dates does not
 * make it newer than the log can store.
 */
export function findInstant(wallAt: number, lastAt: number): number {
  // A log of an older version may have followed an entry past all dates.
  const before = lastAt < MAX_INSTANT ? lastAt : 0;
  return Math.max(Math.min(wallAt, MAX_CLOCK_AT), before + 1);
}

/** Device and number of the first of `count` new ops. When the numbers of the device are used up, it becomes another device. */
export function findNumber(
  { device, nextSeq }: Meta,
  newDeviceId: () => string,
  count = 1,
): { device: string; seq: number } {
  const isUsedUp = nextSeq > Number.MAX_SAFE_INTEGER - count;
  return device === undefined || isUsedUp
    ? { device: newDeviceId(), seq: isUsedUp ? 1 : nextSeq }
    : { device, seq: nextSeq };
}

/** Metadata of the log. */
export interface Meta {
  device: string | undefined;
  nextSeq: number;
  lastAt: number;
  ops: number | undefined;
  /** Version of the rules that built the caches; undefined if outdated. */
  engine: string | undefined;
}

export async function readMeta(study: StudyDatabase): Promise<Meta> {
  const [device, nextSeq, lastAt, ops, engine] = await study.meta.bulkGet([
    'device',
    'nextSeq',
    'lastAt',
    'ops',
    'engine',
  ]);
  return {
    device: device && String(device.value),
    nextSeq: Number(nextSeq?.value ?? 1),
    lastAt: Number(lastAt?.value ?? 0),
    ops: ops && Number(ops.value),
    engine: engine && String(engine.value),
  };
}
