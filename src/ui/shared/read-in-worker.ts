import { AppError } from '../../app-error.ts';
import type { ReadAnswer, ReadingName, Readings, ReadRequest } from '../../messaging/file-reader.ts';

/**
 * Reads parts in a worker, so the page stays responsive. One part is read ahead.
 *
 * @param createWorker - Starts the script of `entrypoints/file-reader`.
 */
export async function* readInWorker<Name extends ReadingName>(
  createWorker: () => Worker,
  request: ReadRequest<Name>,
): AsyncGenerator<Readings[Name]['part']> {
  const worker = createWorker();
  try {
    let coming = ask<Readings[Name]['part']>(worker, request);
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

/** Reads what has a single part. @throws {AppError} The error in the file. */
export async function readOnceInWorker<Name extends 'recognition' | 'preview' | 'words'>(
  createWorker: () => Worker,
  request: ReadRequest<Name>,
): Promise<Readings[Name]['part']> {
  for await (const part of readInWorker<Name>(createWorker, request)) return part;
  throw new AppError('internal', 'Expected a file to be read, got nothing.');
}

function ask<Part>(worker: Worker, request: object | undefined): Promise<Part | undefined> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReadAnswer<Part>>) => {
      if (data.error) {
        const { code, message, faults } = data.error;
        reject(new AppError(code, message, { faults }));
      } else resolve(data.part);
    };
    worker.onerror = ({ message }) => reject(new AppError('internal', `Expected a file to be read, got: ${message}.`));
    worker.postMessage(request);
  });
}
