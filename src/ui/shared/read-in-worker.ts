import { AppError } from '../../app-error.ts';
import type { ErrorCode } from '../../model/error-code.ts';

/** Messages of the reading worker, after a message with what to read and after each request for the next part. */
export type WorkerAnswer<Part> =
  | { part: Part | undefined; error?: undefined }
  | { error: { code: ErrorCode; message: string } };

/**
 * Reads parts in a worker, so the page stays responsive. One part is read ahead.
 *
 * @param createWorker - Starts the script of `entrypoints/file-reader.ts`.
 * @param request - What to read. Each later message requests the next part.
 */
export async function* readInWorker<Part>(createWorker: () => Worker, request: object): AsyncGenerator<Part> {
  const worker = createWorker();
  try {
    let coming = ask<Part>(worker, request);
    for (;;) {
      const part = await coming;
      if (!part) return;
      coming = ask(worker, undefined);
      // Awaited before the next part. Until then a rejection is not unhandled.
      coming.catch(() => undefined);
      yield part;
    }
  } finally {
    worker.terminate();
  }
}

function ask<Part>(worker: Worker, request: object | undefined): Promise<Part | undefined> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer<Part>>) => {
      if (data.error) reject(new AppError(data.error.code, data.error.message));
      else resolve(data.part);
    };
    worker.onerror = ({ message }) => reject(new AppError('internal', `Expected a file to be read, got: ${message}.`));
    worker.postMessage(request);
  });
}
