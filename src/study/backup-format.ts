import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { pairIdSchema } from '../contract/pair-schemas.ts';
import { MAX_TEXT_LENGTH } from '../model/card.ts';
import { MARKS, type Op } from '../model/op.ts';
import { RATINGS } from '../model/rating.ts';

/**
 * A backup is one JSON object: `format`, `version`, `ops` (the whole log, by device and number), `settings` (as stored; each field is checked
 * on reading). It never contains a key.
 */

export const FORMAT = 'wayword-study';
export const VERSION = 1;

/** Created when a backup is read, not at each start of the background. */
function makeOpSchema() {
  const id = z.string().check(z.minLength(1), z.maxLength(64));
  const word = z.string().check(z.maxLength(MAX_TEXT_LENGTH));
  const count = z.number().check(z.int(), z.nonnegative());
  const place = {
    device: id,
    seq: z.number().check(z.int(), z.minimum(1)),
    id,
    v: z.literal(1),
    at: count,
    wallAt: z.number().check(z.int()),
    zoneMinutes: z.number().check(z.int(), z.minimum(-1_440), z.maximum(1_440)),
    day: z.number().check(z.int()),
    pair: pairIdSchema,
    word,
  };
  return z.discriminatedUnion('kind', [
    z.strictObject({ ...place, kind: z.literal('define'), text: word, sentence: z.optional(word) }),
    z.strictObject({ ...place, kind: z.enum(['undefine', 'know', 'suspend', 'bury', 'reset']) }),
    z.strictObject({ ...place, kind: z.literal('want'), sentence: z.optional(word) }),
    z.strictObject({
      ...place,
      kind: z.literal('review'),
      rating: z.enum(RATINGS),
      intervalDays: count,
      delayMs: count,
      retention: z.number().check(z.gt(0), z.lt(1)),
      spentMs: count,
      seen: z.string().check(z.maxLength(64)),
    }),
    z.strictObject({ ...place, kind: z.literal('know-all'), words: z.array(word) }),
    z.strictObject({
      ...place,
      kind: z.literal('undo'),
      ref: id,
      of: z.enum(['define', 'undefine', 'review', ...MARKS, 'know-all', 'undo']),
    }),
  ]);
}

/** Everything in a backup except its ops. */
const headSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  settings: z.optional(z.record(z.string(), z.unknown())),
});

export type BackupHead = z.infer<typeof headSchema>;

/** @throws {AppError} `backup-newer`, `backup-invalid`. */
export function parseHead(raw: Record<string, unknown>): BackupHead {
  refuseNewer(raw);
  const result = z.safeParse(headSchema, raw);
  if (!result.success) throw invalid(result.error.issues[0]?.path.join('.') || 'the file');
  return result.data;
}

/**
 * Checks every op of one part.
 *
 * @param text - A JSON array.
 * @param head - Fields of the file read so far.
 * @throws {AppError} `backup-newer`, `backup-invalid`.
 */
export function parseOps(text: string, head: Record<string, unknown>): Op[] {
  refuseNewer(head);
  const result = z.safeParse(z.array(makeOpSchema()), parseJson(text));
  if (!result.success) throw invalid(`ops.${result.error.issues[0]?.path.join('.')}`);
  return result.data;
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

function invalid(place: string): AppError {
  return new AppError('backup-invalid', `Expected a backup of ${FORMAT}, got something else at ${place}.`);
}
