import type { Op, OpAction } from '../../model/op.ts';
import type { PairId } from '../../model/pair.ts';
import type { Store } from '../store.ts';
import { LOG_TABLES } from './log-tables.ts';
import { applyToCaches, type Fold, rebuildCaches } from './study-caches.ts';
import type { StudyDatabase } from './study-database.ts';

/** What the learner did; the log gives it its place. */
export type NewOp = { id: string; pair: PairId; word: string } & Exclude<OpAction, { kind: 'undo' }>;

/** The moment of an op, by the learner's clock. */
export interface OpTime {
  wallAt: number;
  /** Minutes that local time is ahead of UTC. */
  zoneMinutes: number;
  /** Study day of that instant in that zone. */
  day: number;
}

/** What an op needs besides itself. */
export interface OpContext {
  time: OpTime;
  fold: Fold;
  newDeviceId: () => string;
}

/**
 * Appends an op to the log and updates the caches, in one strict transaction.
 *
 * An op whose id the log has already is not appended again, so a request may be repeated.
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

/** Ops that the study's undo takes back; a definition has its own editor. */
const isStudy = ({ kind }: { kind: Op['kind'] }) => kind !== 'define' && kind !== 'undefine' && kind !== 'undo';

/** Which op an undo is about: the newest that still counts, the one that was taken back last, or one by its id. */
export type UndoTarget =
  | 'undo'
  | 'redo'
  /** `kinds`: only an op of these; absent: any. */
  | { ref: string; kinds?: readonly Op['kind'][] };

/**
 * Takes a study op back, or puts one back.
 *
 * @param id - Of the op that this makes.
 * @returns undefined when there is nothing to take or put back; an op that was taken back already is none.
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

/** What the next undo and the next redo would be about. */
export interface Undoable {
  undo: Op | undefined;
  redo: Op | undefined;
}

/** Runs in the caller's transaction, or in one of its own. Cost grows with the number of ops undone last, not with the log. */
export async function findUndoable(study: StudyDatabase): Promise<Undoable> {
  const undone = new Set<string>();
  let undo: Op | undefined;
  let redo: Op | undefined;
  await study.ops
    .orderBy('at')
    .reverse()
    .until(() => undo !== undefined)
    .each((op) => {
      if (undone.has(op.id)) return;
      if (op.kind === 'undo') {
        undone.add(op.ref);
        if (isStudy({ kind: op.of })) redo ??= op;
      } else if (isStudy(op)) undo = op;
    });
  return { undo, redo };
}

/** The op of an id, unless it was taken back. */
async function findLive(study: StudyDatabase, id: string): Promise<Op | undefined> {
  const [op, undone] = await Promise.all([study.ops.where('id').equals(id).first(), findUndone(study)]);
  return undone.has(id) ? undefined : op;
}

/** Ids of the ops that were taken back. Cost grows with the number of undos. */
async function findUndone(study: StudyDatabase): Promise<Set<string>> {
  const undos = await study.ops.where('kind').equals('undo').sortBy('at');
  const undone = new Set<string>();
  for (const op of undos.reverse()) if (op.kind === 'undo' && !undone.has(op.id)) undone.add(op.ref);
  return undone;
}

/**
 * The ops of one kind on a pair that were not taken back, the newest first.
 *
 * @throws {AppError} `storage-unavailable`.
 */
export function findLiveOps<Kind extends Op['kind']>(
  { study }: Store,
  pair: PairId,
  kind: Kind,
): Promise<(Op & { kind: Kind })[]> {
  return study.read(async (tables) => {
    const [ops, undone] = await Promise.all([tables.ops.where('kind').equals(kind).sortBy('at'), findUndone(tables)]);
    const isLive = (op: Op): op is Op & { kind: Kind } => op.kind === kind && op.pair === pair && !undone.has(op.id);
    return ops.reverse().filter(isLive);
  });
}

/** Makes the caches anew if they were made by other rules, as after an update. */
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

/** Minutes that local time was ahead of UTC at the first and at the last op of a study day; undefined for a day without. */
export function readZones({ study }: Store, day: number): Promise<{ first: number; last: number } | undefined> {
  return study.read(async (tables) => {
    const ops = tables.ops.where('day').equals(day);
    const [first, last] = await Promise.all([ops.first(), ops.clone().last()]);
    return first && last && { first: first.zoneMinutes, last: last.zoneMinutes };
  });
}

/** How many ops the log has. */
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
    // What does not depend on each other is asked for at once: each answer of the database is a way to another process and back.
    const [known, op, meta] = await Promise.all([
      tables.ops.where('id').equals(id).first(),
      decide(tables),
      readMeta(tables),
    ]);
    if (known) return { op: known, total: undefined };
    if (!op) return undefined;
    const device = meta.device ?? newDeviceId();
    // A clock that was set back does not make an op older than the one before it.
    const at = Math.max(time.wallAt, meta.lastAt + 1);
    const placed: Op = { ...op, device, seq: meta.nextSeq, v: 1, at, ...time };
    const total = (meta.ops ?? (await tables.ops.count())) + 1;
    await Promise.all([
      tables.ops.add(placed),
      tables.meta.bulkPut([
        { name: 'device', value: device },
        { name: 'nextSeq', value: placed.seq + 1 },
        { name: 'lastAt', value: at },
        { name: 'ops', value: total },
      ]),
      // Another deck may have come meanwhile, and with it other spellings.
      meta.engine === undefined || meta.engine === fold.engine
        ? applyToCaches(tables, fold, placed)
        : rebuildCaches(tables, fold),
    ]);
    return { op: placed, total };
  });
  if (written?.total !== undefined) void store.journal?.append(written.op, written.total);
  return written?.op;
}

/** What the log knows of itself. */
export interface Meta {
  device: string | undefined;
  nextSeq: number;
  lastAt: number;
  ops: number | undefined;
  /** By whose rules the caches are; undefined while they are of none. */
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
