import { AppError } from '../../../app-error.ts';
import type { RecordingsAnswer, RecordingsRequest } from '../../../messaging/file-reader.ts';

interface StoreOptions {
  onProgress: (recordings: number) => void;
  /** Ends the worker at once. */
  signal: AbortSignal;
}

/**
 * Stores the recordings of an archive or a folder.
 *
 * @returns How many files were left out; undefined if it was stopped.
 * @throws {AppError} `recordings-none`, `recordings-damaged`, `storage-full`, `file-unreadable`.
 */
export type StoreRecordings = (request: RecordingsRequest, options: StoreOptions) => Promise<number | undefined>;

/** @param createWorker - Starts the script of `entrypoints/file-reader`. */
export function createRecordingStore(createWorker: () => Worker): StoreRecordings {
  return (request, { onProgress, signal }) => {
    const worker = createWorker();
    const stored = new Promise<number | undefined>((resolve, reject) => {
      signal.addEventListener('abort', () => resolve(undefined));
      worker.onmessage = ({ data }: MessageEvent<RecordingsAnswer>) => {
        if ('progress' in data) onProgress(data.progress);
        else if ('leftOut' in data) resolve(data.leftOut);
        else reject(new AppError(data.error.code, data.error.message));
      };
      worker.onerror = ({ message }) => {
        reject(new AppError('internal', `Expected recordings to be stored, got: ${message}.`));
      };
      worker.postMessage(request);
    });
    return stored.finally(() => worker.terminate());
  };
}
