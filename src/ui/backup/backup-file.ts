import { AppError } from '../../app-error.ts';
import type { Send } from '../../messaging/client.ts';
import type { BackupCursor, SavedBackup } from '../../model/backup.ts';
import { type BackupDecks, collectDecks, takeDecks } from './backup-decks.ts';
import { type ReadBackup, readBackupInWorker } from './read-in-worker.ts';

/** Transfers backups between files and the background in parts, because a whole one may exceed a message or the memory. */

/** A backup that the background has checked and staged. */
export interface StagedBackup {
  id: string;
  parts: number;
  /** Everything in the file except the log. */
  head: Record<string, unknown>;
  /** Names of fields of the file that no backup has and that are ignored. */
  ignored: string[];
  /** The decks of the file, which the page restores itself. */
  decks: BackupDecks;
}

interface StageOptions {
  /** Reads the file; by default in a worker. */
  read?: ReadBackup;
  /** Stops at once. What was staged by then is dropped with the next one. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends a file to the background for checking.
 *
 * @throws {AppError} `backup-invalid`, `backup-newer`, `file-unreadable`, and errors of the store.
 */
export async function stageFile(
  send: Send,
  file: Blob,
  { read = readBackupInWorker, signal }: StageOptions = {},
): Promise<StagedBackup> {
  const backup: StagedBackup = {
    id: crypto.randomUUID(),
    parts: 0,
    head: {},
    ignored: [],
    decks: { decks: [], otherDecks: [] },
  };
  for await (const { ops, head, ignored } of read(file, signal)) {
    if (ops === undefined) {
      const { rest, ...decks } = takeDecks(head);
      return { ...backup, head: rest, ignored, decks };
    }
    await send('backup.stage', { id: backup.id, part: backup.parts, ops, head });
    backup.parts += 1;
  }
  return backup;
}

/** A backup as a file, with the decks that it holds, and those that it does not. */
export interface BackupFile extends BackupDecks {
  file: File;
}

/**
 * Exports the learner's data as a file, with the decks that the learner made or imported. The log matters more than decks, so an error of theirs is
 * ignored.
 *
 * @throws {AppError} `storage-unavailable`.
 */
export async function fetchBackup(send: Send, now: number): Promise<BackupFile> {
  const { json, decks, otherDecks } = await collectDecks(send).catch(() => {
    return { json: undefined, decks: [], otherDecks: [] };
  });
  const hasDecks = decks.length + otherDecks.length > 0;
  const parts: Blob[] = [];
  let cursor: BackupCursor | undefined;
  do {
    const { text, next } = await send('backup.export', cursor === undefined ? {} : { place: cursor });
    const isEnd = next === undefined && hasDecks;
    // Browsers keep a large blob outside of the page's memory.
    parts.push(new Blob(isEnd ? [text.slice(0, text.lastIndexOf('}')), `,${json}}`] : [text]));
    cursor = next;
  } while (cursor !== undefined);
  return { file: toFile(parts, now), decks, otherDecks };
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
    throw new AppError('backup-invalid', 'Expected a whole backup, got a part of it.', { cause: thrown });
  }
}

function toFile(parts: Blob[], at: number): File {
  // The learner's local date, not UTC.
  const day = new Intl.DateTimeFormat('sv-SE').format(at);
  return new File(parts, `wayword-backup-${day}.json`, { type: 'application/json' });
}
