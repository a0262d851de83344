import { readInWorker } from '../shared/read-in-worker.ts';
import type { BackupPiece, ReadBackup } from './split-backup.ts';

/** Request to read a backup. */
export interface BackupFileRequest {
  backup: Blob;
}

/** Reads a backup in a worker, the script of `entrypoints/file-reader.ts`. */
export const readBackupInWorker: ReadBackup = (backup) =>
  readInWorker<BackupPiece>(() => new Worker('/file-reader.js'), { backup } satisfies BackupFileRequest);
