import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { pairIdSchema } from '../contract/pair-schemas.ts';
import { findOpVersion, MARKS, OP_VERSION, type Op, type OpKind } from '../model/op.ts';
import { RATINGS } from '../model/rating.ts';
import { isWithinLimits } from './op-limits.ts';

/**
 * A backup is one JSON object: `format`, `version`, `ops` (the whole log, by device and number), `settings` (as stored; each field is checked
 * on reading), `lookUps` (the rows of the history, if there are any). It never contains a key.
 */

export const FORMAT = 'wayword-study';
/** Version 2 has ops of version 2, and version 3 has look-ups. Older files are read, too. */
export const VERSION = 3;
export const VERSION_WITHOUT_LOOK_UPS = 2;

/** The shapes of ops by kind, without limits. Created when a backup is read, not at each start of the background. */
function makeOpSchemas() {
  const text = z.string();
  const number = z.number();
  const place = {
    device: text.check(z.minLength(1)),
    seq: number,
    id: text.check(z.minLength(1)),
    v: z.literal([1, 2, OP_VERSION]),
    at: number,
    wallAt: number,
    zoneMinutes: number,
    day: number,
    pair: pairIdSchema,
    word: text,
  };
  const met = { sentence: z.optional(text), title: z.optional(text), address: z.optional(text) };
  const shapes = {
    define: { text, ...met, headword: z.optional(text) },
    undefine: {},
    know: {},
    suspend: {},
    bury: {},
    reset: {},
    want: met,
    review: {
      rating: z.enum(RATINGS),
      intervalDays: number,
      delayMs: number,
      retention: number,
      spentMs: number,
      seen: text,
    },
    'know-all': { words: z.array(text) },
    weights: { pairs: z.array(pairIdSchema), weights: z.array(number) },
    undo: {
      ref: text.check(z.minLength(1)),
      of: z.enum(['define', 'undefine', 'review', ...MARKS, 'know-all', 'weights', 'undo']),
    },
  } satisfies Record<OpKind, object>;
  return new Map<unknown, z.ZodMiniType>(
    Object.entries(shapes).map(([kind, shape]) => [
      kind,
      z.strictObject({ ...place, kind: z.literal(kind), ...shape }),
    ]),
  );
}

/** Everything in a backup except its ops. */
const headSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal([1, 2, VERSION]),
  settings: z.optional(z.record(z.string(), z.unknown())),
  /** Each row is checked alone. */
  lookUps: z.optional(z.array(z.unknown())),
});

export type BackupHead = z.infer<typeof headSchema>;

/** @throws {AppError} `backup-newer`, `backup-invalid`. */
export function parseHead(raw: Record<string, unknown>): BackupHead {
  refuseNewer(raw);
  const result = z.safeParse(headSchema, raw);
  if (!result.success) throw invalid(result.error.issues[0]?.path.join('.') || 'the file');
  return result.data;
}

/** The checked ops of one part. */
export interface ParsedOps {
  ops: Op[];
  /** Number of ops beyond a limit of the log. */
  setAside: number;
}

/**
 * Checks every op of one part. An op with a value beyond the limits of the log is set aside, because another version may have had other limits.
 *
 * @param text - A JSON array.
 * @param head - Fields of the file read so far.
 * @throws {AppError} `backup-newer`, `backup-invalid`.
 */
export function parseOps(text: string, head: Record<string, unknown>): ParsedOps {
  refuseNewer(head);
  const raw = parseJson(text);
  refuseNewerOps(raw);
  if (!Array.isArray(raw)) throw invalid('ops');
  const schemas = makeOpSchemas();
  const all = raw.map((op: unknown, index) => {
    const schema = isFields(op) ? schemas.get(op.kind) : undefined;
    if (!schema) throw invalid(`ops.${index}.kind`);
    const result = z.safeParse(schema, op);
    if (!result.success) throw invalid(`ops.${index}.${result.error.issues[0]?.path.join('.')}`);
    // The schemas are those of `Op`.
    const checked = result.data as Op;
    if (checked.v < findOpVersion(checked)) throw invalid(`ops.${index}.v`);
    return checked;
  });
  const ops = all.filter(isWithinLimits);
  return { ops, setAside: all.length - ops.length };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw new AppError('backup-invalid', 'Expected JSON, got something else or a part of it.', { cause: thrown });
  }
}

function refuseNewer({ format, version }: Record<string, unknown>): void {
  if (format === FORMAT && typeof version === 'number' && version > VERSION) {
    throw new AppError('backup-newer', `Expected version ${VERSION} at most, got ${version}.`);
  }
}

/** The second copy of a newer log may lie in a file of this version: see `backup-export.ts`. */
function refuseNewerOps(raw: unknown): void {
  for (const op of Array.isArray(raw) ? raw : []) {
    const version: unknown = op?.v;
    if (typeof version === 'number' && version > OP_VERSION) {
      throw new AppError('backup-newer', `Expected entries of version ${OP_VERSION} at most, got ${version}.`);
    }
  }
}

function invalid(place: string): AppError {
  return new AppError('backup-invalid', `Expected a backup of ${FORMAT}, got something else at ${place}.`);
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
