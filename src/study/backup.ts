import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { pairIdSchema } from '../contract/language-pair.ts';
import { MAX_TEXT_LENGTH } from '../contract/resources.ts';
import type { BackupReport } from '../messaging/views.ts';
import { findFresh, listOps, mergeOps } from '../store/ops.ts';
import { findStoredSettings, updateStoredSettings } from '../store/settings.ts';
import { withStorageErrors } from '../store/storage-errors.ts';
import type { Store } from '../store/store.ts';
import { MARKS, type Op, RATINGS } from '../store/study-database.ts';
import { dropUndone, fold } from './replay.ts';

const FORMAT = 'wayword-study';
const VERSION = 1;

const idSchema = z.string().check(z.minLength(1), z.maxLength(64));
const wordSchema = z.string().check(z.maxLength(MAX_TEXT_LENGTH));
const countSchema = z.number().check(z.int(), z.nonnegative());
const opKindSchema = z.enum(['define', 'undefine', 'review', ...MARKS, 'know-all', 'undo']);

const placeSchema = {
  device: idSchema,
  seq: z.number().check(z.int(), z.positive()),
  id: idSchema,
  v: z.literal(1),
  at: countSchema,
  wallAt: z.number().check(z.int()),
  zoneMinutes: z.number().check(z.int(), z.minimum(-1_440), z.maximum(1_440)),
  day: z.number().check(z.int()),
  pair: pairIdSchema,
  word: wordSchema,
};

const opSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...placeSchema, kind: z.literal('define'), text: wordSchema }),
  z.strictObject({ ...placeSchema, kind: z.enum(['undefine', ...MARKS]) }),
  z.strictObject({
    ...placeSchema,
    kind: z.literal('review'),
    rating: z.enum(RATINGS),
    intervalDays: countSchema,
    delayMs: countSchema,
    retention: z.number().check(z.gt(0), z.lt(1)),
    spentMs: countSchema,
    seen: z.string().check(z.maxLength(64)),
  }),
  z.strictObject({ ...placeSchema, kind: z.literal('know-all'), words: z.array(wordSchema) }),
  z.strictObject({ ...placeSchema, kind: z.literal('undo'), ref: idSchema, of: opKindSchema }),
]);

const backupSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  ops: z.array(opSchema),
  /** As they are stored; each field is checked when it is read. */
  settings: z.optional(z.record(z.string(), z.unknown())),
});

/**
 * Everything that the learner made, as one file: the whole log, definitions in it, and the settings. Never a key.
 *
 * Where the database does not open, the second copy of the log is taken.
 *
 * @throws {AppError} `storage-unavailable` when there is neither.
 */
export async function exportBackup(store: Store): Promise<string> {
  const [ops, settings] = await Promise.all([listOps(store), findStoredSettings(store)]).catch(
    async (thrown: unknown) => {
      const rescued = await store.journal?.read();
      if (!rescued?.length) throw thrown;
      return [rescued, undefined] as const;
    },
  );
  return JSON.stringify({ format: FORMAT, version: VERSION, ops: ops.map(sortFields), settings });
}

/** The same log gives the same file, whichever way its ops came here. */
function sortFields(op: Op): object {
  return Object.fromEntries(Object.entries(op).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Takes a backup in: ops that are not here yet, and the settings if none were chosen here. Twice is the same as once.
 *
 * @param isDryRun - Only tells what it would do.
 * @throws {AppError} `backup-invalid`, `backup-newer`, `storage-full`, `storage-unavailable`; then nothing was changed.
 */
export async function restoreBackup(store: Store, text: string, isDryRun: boolean): Promise<BackupReport> {
  const { ops, settings } = parseBackup(text);
  const fresh = await withStorageErrors(() => findFresh(store.study, ops));
  if (!isDryRun) {
    await mergeOps(store, ops, fold);
    if (settings) await updateStoredSettings(store, (stored) => (isFields(stored) ? stored : settings));
    await store.journal?.rewrite();
  }
  const live = dropUndone(ops);
  const instants = ops.map(({ wallAt }) => wallAt);
  return {
    ops: ops.length,
    fresh: fresh.length,
    answers: live.filter(({ kind }) => kind === 'review').length,
    definitions: fold.replay(ops).definitions.length,
    firstAt: instants.length === 0 ? undefined : instants.reduce((a, b) => Math.min(a, b)),
    lastAt: instants.length === 0 ? undefined : instants.reduce((a, b) => Math.max(a, b)),
  };
}

function parseBackup(text: string): { ops: Op[]; settings: Record<string, unknown> | undefined } {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (thrown) {
    throw new AppError('backup-invalid', 'Expected JSON, got something else or a part of it.', { cause: thrown });
  }
  if (isFields(raw) && raw.format === FORMAT && typeof raw.version === 'number' && raw.version > VERSION) {
    throw new AppError('backup-newer', `Expected version ${VERSION} at most, got ${raw.version}.`);
  }
  const result = z.safeParse(backupSchema, raw);
  if (!result.success) {
    const place = result.error.issues[0]?.path.join('.') || 'the file';
    throw new AppError('backup-invalid', `Expected a backup of ${FORMAT}, got something else at ${place}.`);
  }
  return { ops: result.data.ops, settings: result.data.settings };
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
