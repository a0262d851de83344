import type { BackupPiece } from '../../messaging/file-reader.ts';
import { readInWorker } from '../shared/read-in-worker.ts';

/** Reads a backup in pieces. @throws {AppError} `backup-invalid`, `file-unreadable`. */
export type ReadBackup = (file: Blob, signal?: AbortSignal) => AsyncIterable<BackupPiece>;

/** Reads a backup in a worker, the script of `entrypoints/file-reader`. */
export const readBackupInWorker: ReadBackup = (file, signal) =>
  readInWorker<'backup'>(() => new Worker('/file-reader.js'), { reading: 'backup', file }, { signal });
