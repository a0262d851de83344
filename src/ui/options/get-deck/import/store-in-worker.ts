import { AppError } from '../../../../app-error.ts';
import type { ImportProgress, StoreAnswer, StoreEnd, StoreRequest } from '../../../../messaging/file-reader.ts';

interface StoreOptions {
  onProgress: (progress: ImportProgress) => void;
  /** Ends the worker at once. */
  signal: AbortSignal;
}

/**
 * Reads a dictionary and stores it in the copy that the background has reserved for the import.
 *
 * @throws {AppError} The error in the file; `storage-full`, `storage-unavailable`.
 */
export type StoreDictionary = (request: StoreRequest, options: StoreOptions) => Promise<StoreEnd>;

/** Removes the cards that wait to be put in order when a worker is gone: the browser keeps its file until a moment later. */
const SWEEP_AFTER_MS = 2_000;

/**
 * @param createWorker - Starts the script of `entrypoints/file-reader`.
 * @param sweep - Removes what a worker that was ended has left on the disk.
 */
export function createDictionaryStore(createWorker: () => Worker, sweep: () => Promise<void>): StoreDictionary {
  const sweepQuietly = () => void sweep().catch(() => undefined);
  sweepQuietly();
  return (request, { onProgress, signal }) => {
    const worker = createWorker();
    const stored = new Promise<StoreEnd>((resolve, reject) => {
      if (signal.aborted) resolve('dropped');
      signal.addEventListener('abort', () => resolve('dropped'));
      worker.onmessage = ({ data }: MessageEvent<StoreAnswer>) => {
        if ('progress' in data) onProgress(data.progress);
        else if ('end' in data) resolve(data.end);
        else reject(new AppError(data.error.code, data.error.message));
      };
      worker.onerror = ({ message }) => {
        reject(new AppError('internal', `Expected a dictionary to be stored, got: ${message}.`));
      };
      worker.postMessage(request);
    });
    return stored.finally(() => {
      worker.terminate();
      setTimeout(sweepQuietly, SWEEP_AFTER_MS);
    });
  };
}
