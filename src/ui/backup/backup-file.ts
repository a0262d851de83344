import { JSONParser } from '@streamparser/json';
import { AppError } from '../../app-error.ts';
import type { Send } from '../../messaging/client.ts';
import type { BackupPlace, SavedBackup } from '../../model/backup.ts';

/** Backups between files and the background, a part at a time: a whole one may be larger than a message, or than the memory likes. */

/** A backup that the background has checked and holds ready. */
export interface StagedBackup {
  id: string;
  parts: number;
  /** All that the file has beside the log. */
  head: Record<string, unknown>;
}

/** Bytes of a file that are read at once; the ops in them are one message. */
const SLICE_BYTES = 1_000_000;

/**
 * Sends a file to the background, which checks it.
 *
 * @throws {AppError} `backup-invalid`, `backup-newer`, `file-unreadable`, and what the store has to say.
 */
export async function stageFile(send: Send, file: Blob): Promise<StagedBackup> {
  const backup: StagedBackup = { id: crypto.randomUUID(), parts: 0, head: {} };
  const reader = createReader(backup.head);
  for (let from = 0; from < file.size; from += SLICE_BYTES) {
    const bytes = await file
      .slice(from, from + SLICE_BYTES)
      .arrayBuffer()
      .catch((thrown: unknown) => {
        throw new AppError('file-unreadable', 'Expected a file that can be read.', { cause: thrown });
      });
    const ops = reader.read(new Uint8Array(bytes));
    if (ops.length === 0) continue;
    await send('backup.stage', { id: backup.id, part: backup.parts, ops: JSON.stringify(ops), head: backup.head });
    backup.parts += 1;
  }
  reader.end();
  return backup;
}

/** @param head - Takes what the file has beside its ops. */
function createReader(head: Record<string, unknown>) {
  // Both the ops and what stands beside them; the ops themselves are not kept.
  const parser = new JSONParser({ paths: ['$.*', '$.ops.*'] });
  let ops: unknown[] = [];
  parser.onValue = ({ value, key, parent, stack }) => {
    if (stack.length > 1) {
      if (!Array.isArray(parent)) throw invalid();
      ops.push(value);
      parent.length = 0;
    } else if (key !== 'ops') head[String(key)] = value;
    else if (!Array.isArray(value)) throw invalid();
  };
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (thrown) {
      throw invalid(thrown);
    }
  };
  return {
    read(bytes: Uint8Array): unknown[] {
      attempt(() => parser.write(bytes));
      const read = ops;
      ops = [];
      return read;
    },
    end() {
      if (!parser.isEnded) attempt(() => parser.end());
      if (!parser.isEnded) throw invalid();
    },
  };
}

function invalid(cause?: unknown): AppError {
  return new AppError('backup-invalid', 'Expected JSON, got something else or a part of it.', { cause });
}

/** Everything that the learner made, as a file. @throws {AppError} `storage-unavailable`. */
export async function fetchBackup(send: Send, now: number): Promise<File> {
  const parts: Blob[] = [];
  let place: BackupPlace | undefined;
  do {
    const { text, next } = await send('backup.export', place === undefined ? {} : { place });
    // A blob is kept outside of the page's memory where it is large.
    parts.push(new Blob([text]));
    place = next;
  } while (place !== undefined);
  return toFile(parts, now);
}

/** A backup that was made by itself, as a file. @throws {AppError} `backup-invalid` when it is not there any more. */
export async function fetchSaved(send: Send, { id, at, parts }: SavedBackup): Promise<File> {
  const packed: Blob[] = [];
  for (let part = 0; part < parts; part++) {
    const { content } = await send('backup.readSaved', { id, part });
    if (content === undefined) throw new AppError('backup-invalid', `Expected part ${part} of a backup, got none.`);
    packed.push(new Blob([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))]));
  }
  try {
    const text = new Blob(packed).stream().pipeThrough(new DecompressionStream('gzip'));
    return toFile([await new Response(text).blob()], at);
  } catch (thrown) {
    throw invalid(thrown);
  }
}

function toFile(parts: Blob[], at: number): File {
  // The learner's day, not that of Greenwich, as year, month and day.
  const day = new Intl.DateTimeFormat('sv-SE').format(at);
  return new File(parts, `wayword-backup-${day}.json`, { type: 'application/json' });
}
