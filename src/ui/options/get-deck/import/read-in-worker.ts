import { AppError } from '../../../../app-error.ts';
import type { FileFormat } from '../../../../library/formats/read-card-rows.ts';
import type { ErrorCode } from '../../../../model/error-code.ts';
import type { FilePart, ReadParts } from './file-parts.ts';

/** What a reading worker is told: first the file, then nothing but that the next part is wanted. */
export type PartRequest = { file: File; format: FileFormat } | undefined;

export type PartAnswer =
  | { part: FilePart | undefined; error?: undefined }
  | { error: { code: ErrorCode; message: string } };

/**
 * Makes what reads a file in a worker of its own: on its own core, and the page stays free. One part is read ahead.
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
        // Awaited before the next part; until then its failure is nobody's.
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
