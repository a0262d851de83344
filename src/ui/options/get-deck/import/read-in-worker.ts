import { AppError } from '../../../../app-error.ts';
import type { FileFormat } from '../../../../library/formats/read-card-rows.ts';
import type { ErrorCode } from '../../../../model/error-code.ts';
import type { FilePart, ReadParts } from './file-parts.ts';

/** Messages to the reading worker: first the file, then requests for the next part. */
export type PartRequest = { file: File; format: FileFormat } | undefined;

export type PartAnswer =
  | { part: FilePart | undefined; error?: undefined }
  | { error: { code: ErrorCode; message: string } };

/**
 * Creates a reader that runs in a worker, so the page stays responsive. One part is read ahead.
 *
 * @param createWorker - Starts the script of `entrypoints/file-reader.ts`.
 */
export function createFileReader(createWorker: () => Worker): ReadParts {
  return async function* read(file, format) {
    const worker = createWorker();
    try {
      let coming = ask(worker, { file, format });
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
  };
}

function ask(worker: Worker, request: PartRequest): Promise<FilePart | undefined> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PartAnswer>) => {
      if (data.error) reject(new AppError(data.error.code, data.error.message));
      else resolve(data.part);
    };
    worker.onerror = ({ message }) => reject(new AppError('internal', `Expected a file to be read, got: ${message}.`));
    worker.postMessage(request);
  });
}
