import { AppError } from '../app-error.ts';
import type { Op } from '../model/op.ts';
import type { LookUpRow } from '../store/study/study-database.ts';

/** What a part of a backup holds; the last one has the settings and the history. */
export interface BackupPiece {
  ops: Op[];
  settings?: Record<string, unknown>;
  lookUps?: LookUpRow[];
}

/** Before the first op, see `study/backup-export.ts`. */
const HEAD = /^\{"format":[^[]*"ops":\[\n/;
/** After the last op. In JSON, a line break is never part of a text. */
const END_OF_OPS = /\n\][,}]/;

/**
 * Reads a part of the text that the background writes as a backup, whose lines are whole.
 *
 * @throws {AppError} `backup-invalid`.
 */
export function readPiece(text: string, isLast: boolean): BackupPiece {
  const body = text.replace(HEAD, '').replace(/^,\n/, '');
  if (!isLast) return { ops: parse(`[${body}]`) };
  // A log without entries ends at once.
  const end = body.startsWith('\n]') ? 0 : body.search(END_OF_OPS);
  if (end < 0) throw new AppError('backup-invalid', 'Expected the end of the log, got none.');
  const ops = parse<Op[]>(`[${body.slice(0, end)}]`);
  const { settings, lookUps } = parse<Omit<BackupPiece, 'ops'>>(`{"ops":[${body.slice(end)}`);
  return { ops, ...(settings && { settings }), ...(lookUps && { lookUps }) };
}

function parse<Content>(text: string): Content {
  try {
    return JSON.parse(text) as Content;
  } catch (thrown) {
    throw new AppError('backup-invalid', 'Expected a part of a backup, got something else.', { cause: thrown });
  }
}
