import { JSONParser } from '@streamparser/json';
import { AppError } from '../../app-error.ts';
import { createJsonGuard } from '../../library/formats/json-guard.ts';
import type { Send } from '../../messaging/client.ts';
import type { BackupPlace, SavedBackup } from '../../model/backup.ts';
import { MAX_BACKUP_ENTRY_BYTES } from '../../model/limits.ts';

/** Transfers backups between files and the background in parts, because a whole one may exceed a message or the memory. */

/** A backup that the background has checked and staged. */
export interface StagedBackup {
  id: string;
  parts: number;
  /** Everything in the file except the log. */
  head: Record<string, unknown>;
  /** Names of fields of the file that no backup has and that are ignored. */
  ignored: string[];
}

/** Bytes of the file per read. Their ops form one message. */
const SLICE_BYTES = 1_000_000;

/**
 * Sends a file to the background for checking.
 *
 * @throws {AppError} `backup-invalid`, `backup-newer`, `file-unreadable`, and errors of the store.
 */
export async function stageFile(send: Send, file: Blob): Promise<StagedBackup> {
  const backup: StagedBackup = { id: crypto.randomUUID(), parts: 0, head: {}, ignored: [] };
  await refuseHostile(file);
  const reader = createReader(backup);
  for await (const bytes of readSlices(file)) {
    const ops = reader.read(bytes);
    if (ops.length === 0) continue;
    await send('backup.stage', { id: backup.id, part: backup.parts, ops: JSON.stringify(ops), head: backup.head });
    backup.parts += 1;
  }
  reader.end();
  return backup;
}

/** Looks at the whole file first, because the parser is many times slower and keeps what it has read. */
async function refuseHostile(file: Blob): Promise<void> {
  const check = createJsonGuard({ code: 'backup-invalid', list: 'ops', maxEntryBytes: MAX_BACKUP_ENTRY_BYTES });
  for await (const bytes of readSlices(file)) check(bytes);
}

async function* readSlices(file: Blob): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < file.size; from += SLICE_BYTES) {
    const slice = file.slice(from, from + SLICE_BYTES);
    const bytes = await slice.arrayBuffer().catch((thrown: unknown) => {
      throw new AppError('file-unreadable', 'Expected a file that can be read.', { cause: thrown });
    });
    yield new Uint8Array(bytes);
  }
}

/** @param backup - Receives everything except the ops. */
function createReader({ head, ignored }: Pick<StagedBackup, 'head' | 'ignored'>) {
  // Reads the ops and the rest; the ops are not retained.
  const parser = new JSONParser({ paths: ['$.*', '$.ops.*'] });
  let ops: unknown[] = [];
  parser.onValue = ({ value, key, parent, stack }) => {
    if (stack.length > 1) {
      if (!Array.isArray(parent)) throw invalid();
      ops.push(value);
      parent.length = 0;
    } else if (key === '__proto__') ignored.push(key);
    else if (key !== 'ops') head[String(key)] = value;
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

/** Exports the learner's data as a file. @throws {AppError} `storage-unavailable`. */
export async function fetchBackup(send: Send, now: number): Promise<File> {
  const parts: Blob[] = [];
  let place: BackupPlace | undefined;
  do {
    const { text, next } = await send('backup.export', place === undefined ? {} : { place });
    // Browsers keep a large blob outside of the page's memory.
    parts.push(new Blob([text]));
    place = next;
  } while (place !== undefined);
  return toFile(parts, now);
}

/** Returns an automatic backup as a file. @throws {AppError} `backup-invalid` if it no longer exists. */
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
  // The learner's local date, not UTC.
  const day = new Intl.DateTimeFormat('sv-SE').format(at);
  return new File(parts, `wayword-backup-${day}.json`, { type: 'application/json' });
}
