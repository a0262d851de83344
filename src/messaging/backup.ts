import type { BackupPart, BackupReport, SavedBackup } from '../model/backup.ts';
import { MAX_ID_LENGTH } from '../model/limits.ts';
import { message } from './message.ts';
import { check, either, empty, flag, id, integer, object, oneOf, optional, text } from './parse.ts';

/** Longest part of a backup, in UTF-16 code units, and in bytes once unpacked. Chrome takes messages of at most 64 MiB. */
export const MAX_BACKUP_PART_LENGTH = 16_000_000;

/** Longest name of a field in the head of a backup, in UTF-16 code units. */
export const MAX_HEAD_FIELD_LENGTH = 64;

const part = integer();
/** A `BackupCursor`. */
const place = either(
  object({ source: oneOf('log'), device: text({ max: MAX_ID_LENGTH }), seq: integer() }),
  object({ source: oneOf('copy'), chunk: integer() }),
);
/** The head of a backup's file; the study checks its fields. */
const head = check(
  'an object',
  (value): value is Record<string, unknown> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((field) => field.length <= MAX_HEAD_FIELD_LENGTH),
);

export const BACKUP_MESSAGES = {
  /** A part of everything that the learner made, as the text of one file. */
  'backup.export': message<BackupPart>()('pages', object({ place: optional(place) })),
  /** Checks a part of a backup and keeps it until the whole is restored or dropped. */
  'backup.stage': message<void>()(
    'pages',
    object({
      /** Made for this file by the page. */
      id,
      part,
      /** Entries of the log, as a JSON array, or packed (`packed-text.ts`): Firefox keeps what messages hold for a while. */
      ops: text({ max: MAX_BACKUP_PART_LENGTH }),
      head,
    }),
  ),
  /** Restores a staged backup, or only reports its contents. */
  'backup.restore': message<BackupReport>()('pages', object({ id, parts: integer(), head, isDryRun: flag })),
  /** How much of a restore is done, from 0 to 1; undefined while there is none. */
  'backup.progress': message<{ share: number | undefined }>()('pages', empty),
  'backup.drop': message<void>()('pages', empty),
  /** The automatic backups, newest first. */
  'backup.saved': message<SavedBackup[]>()('pages', empty),
  /** A part of one of them, gzipped, in base64; `undefined` beyond its last, or when it has given way to a newer one. */
  'backup.readSaved': message<{ content: string | undefined }>()(
    'pages',
    object({ id: text({ max: MAX_ID_LENGTH }), part }),
  ),
};
