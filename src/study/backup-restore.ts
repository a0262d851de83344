import { AppError } from '../app-error.ts';
import type { BackupReport } from '../model/backup.ts';
import { compareOps, type Op } from '../model/op.ts';
import type { PairId } from '../model/pair.ts';
import type { Store } from '../store/store.ts';
import type { Respelling } from '../store/study/caches/respelling.ts';
import { claimStaged, findJoining, findReport, joinStaged } from '../store/study/copies/join-staged.ts';
import { joinLookUps, pruneLookUps, readLookUps } from '../store/study/history/look-ups.ts';
import { createFreshFilter, dropStaged, readStaged, stageOps } from '../store/study/log/merge-ops.ts';
import { updateStoredSettings } from '../store/study/settings.ts';
import { isFields, parseHead, parseOps } from './backup-format.ts';
import { countFreshLookUps, type ParsedLookUps, parseLookUps } from './history/parse-look-ups.ts';
import { createKnownWords } from './known-of-log.ts';
import { readFold } from './read-fold.ts';
import { dropUndone } from './replay.ts';

export interface BackupRequest {
  /** Id under which its parts were staged. */
  id: string;
  /** Number of parts. */
  parts: number;
  /** Everything in the file except its ops. */
  head: Record<string, unknown>;
  /** Whether to only report the effect. */
  isDryRun: boolean;
}

/**
 * Checks a part of a backup and stages it until the whole is restored or dropped. The log does not change.
 *
 * @throws {AppError} `backup-invalid`, `backup-newer`: nothing of this backup stays staged; `storage-full`, `storage-unavailable`.
 */
export async function stageBackup(
  store: Store,
  { id, part, ops, head }: { id: string; part: number; ops: string; head: Record<string, unknown> },
): Promise<void> {
  try {
    await stageOps(store, id, part, parseOps(ops, head));
  } catch (thrown) {
    await dropStaged(store).catch(() => undefined);
    throw thrown;
  }
}

/**
 * Restores a staged backup: ops that are missing, and the settings if none were changed here. Idempotent, with the same report, because the
 * request is repeated if its answer was lost.
 *
 * @param onProgress - Called with the progress from 0 to 1.
 * @throws {AppError} `backup-invalid`, `backup-newer`; `bad-request` if a part is missing. In these cases nothing changes. `storage-full`,
 *   `storage-unavailable`: the backup may be partly restored, and {@link finishRestore} continues it.
 */
export async function restoreBackup(
  store: Store,
  { id, parts, head, isDryRun }: BackupRequest,
  onProgress: (share: number) => void = () => undefined,
): Promise<BackupReport> {
  const { settings, lookUps: rows = [] } = parseHead(head);
  const history = parseLookUps(rows);
  if (isDryRun) return examine(store, id, parts, history);
  // The interrupted restore may be this one.
  await finishRestore(store, onProgress);
  const known = await findReport(store, id);
  // Only `claimStaged` below writes it.
  const report = known === undefined ? await examine(store, id, parts, history) : (known as BackupReport);
  // Before the claim: an interrupted restore continues with the log alone.
  if (history.rows.length > 0) {
    await joinLookUps(store, history.rows);
    await pruneLookUps(store, Number.NEGATIVE_INFINITY);
  }
  // Another window may have dropped the parts in the meantime.
  if (known === undefined) expectParts(parts, await claimStaged(store, id, parts, report));
  if (settings) await updateStoredSettings(store, (stored) => (isFields(stored) ? stored : settings));
  if (known === undefined) await join(store, id, onProgress);
  return report;
}

/** Effect of a restore. Reads the parts twice, because an op may be undone by a later one, and a million ops would fill the memory. */
async function examine(store: Store, id: string, parts: number, history: ParsedLookUps): Promise<BackupReport> {
  const undone = new Set<string>();
  await readStaged(store, id, ({ ops }) => {
    for (const op of ops) if (op.kind === 'undo') undone.add(op.ref);
  });
  const { respelling } = await readFold(store);
  const summary = createSummary(undone, respelling);
  const findFresh = await store.study.read((tables) => createFreshFilter(tables));
  let fresh = countFreshLookUps(history.rows, await readLookUps(store));
  let { setAside } = history;
  const staged = await readStaged(store, id, (row) => {
    fresh += findFresh(row.ops).length;
    setAside += row.setAside ?? 0;
    for (const op of row.ops) summary.add(op);
  });
  expectParts(parts, staged);
  const pairs = new Set(await store.content.read((tables) => tables.sources.orderBy('pair').uniqueKeys()));
  const lookUps = history.rows.length;
  return {
    ...summary.count(),
    lookUps,
    fresh,
    setAside,
    withoutDeck: summary.pairs().filter((pair) => !pairs.has(pair)),
  };
}

function expectParts(expected: number, found: number): void {
  if (found !== expected) throw new AppError('bad-request', `Expected ${expected} parts of the backup, got ${found}.`);
}

/** Continues an interrupted restore. @returns Whether there was one. @throws {AppError} as {@link restoreBackup}. */
export async function finishRestore(
  store: Store,
  onProgress: (share: number) => void = () => undefined,
): Promise<boolean> {
  const id = await findJoining(store);
  if (id === undefined) return false;
  await join(store, id, onProgress);
  return true;
}

/** Share of the total time; the rest is for the second copy. */
const SHARE_OF_LOG = 0.85;

async function join(store: Store, id: string, onProgress: (share: number) => void): Promise<void> {
  const fold = await readFold(store);
  const work = () => joinStaged(store, id, fold, (share) => onProgress(share * SHARE_OF_LOG));
  const onCopied = (share: number) => onProgress(SHARE_OF_LOG + share * (1 - SHARE_OF_LOG));
  await (store.journal ? store.journal.verifyAfter(work, onCopied) : work());
  onProgress(1);
}

/** The counted fields of an op. */
interface Counted extends Pick<Op, 'id' | 'at' | 'kind'> {
  ref?: string;
  /** Text of a definition. */
  word?: string;
  /** An op that may be undone. */
  whole?: Op;
}

/** @param undone - Ids that undo ops refer to. Only these, undo ops and definitions are kept until the end. */
function createSummary(undone: ReadonlySet<string>, { toCurrent }: Respelling) {
  const kept: Counted[] = [];
  const known = createKnownWords();
  const addKnown = (op: Op) =>
    known.add(
      op,
      (op.kind === 'know-all' ? op.words : [op.word]).map((word) => toCurrent(op.pair, word)),
    );
  let ops = 0;
  /** Answers that no op undoes. */
  let answers = 0;
  let firstAt: number | undefined;
  let lastAt: number | undefined;
  const pairs = new Set<PairId>();
  return {
    add(op: Op) {
      const { id, at, kind } = op;
      ops += 1;
      pairs.add(op.pair);
      firstAt = Math.min(firstAt ?? op.wallAt, op.wallAt);
      lastAt = Math.max(lastAt ?? op.wallAt, op.wallAt);
      if (op.kind === 'undo') kept.push({ id, at, kind, ref: op.ref });
      else if (kind === 'define' || kind === 'undefine') kept.push({ id, at, kind, word: `${op.pair} ${op.word}` });
      else if (undone.has(id)) kept.push({ id, at, kind, whole: op });
      else {
        if (kind === 'review') answers += 1;
        addKnown(op);
      }
    },
    pairs: () => [...pairs],
    count(): Omit<BackupReport, 'fresh' | 'setAside' | 'withoutDeck' | 'lookUps'> {
      const live = dropUndone(kept.toSorted(compareOps));
      const defined = new Set<string>();
      for (const { kind, word, whole } of live) {
        if (whole) addKnown(whole);
        if (word === undefined) continue;
        if (kind === 'define') defined.add(word);
        else defined.delete(word);
      }
      const left = live.filter(({ kind }) => kind === 'review').length;
      return { ops, answers: answers + left, known: known.count(), definitions: defined.size, firstAt, lastAt };
    },
  };
}
