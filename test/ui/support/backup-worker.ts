import type { BackupFileRequest } from '../../../src/ui/backup/read-in-worker.ts';
import { type BackupPiece, splitBackup } from '../../../src/ui/backup/split-backup.ts';

/** Stands for the browser's `Worker` with the script that reads files, which happy-dom does not run. */
export class BackupWorker {
  onmessage: ((event: { data: object }) => void) | undefined;
  #pieces: AsyncIterator<BackupPiece> | undefined;

  postMessage(request: BackupFileRequest | undefined): void {
    if (request) this.#pieces = splitBackup(request.backup);
    this.#pieces?.next().then(
      ({ value }) => this.onmessage?.({ data: { part: value } }),
      (error: unknown) => this.onmessage?.({ data: { error } }),
    );
  }

  terminate(): void {
    this.#pieces = undefined;
  }
}
