import { AppError } from '../../app-error.ts';
import type { ReadAnswer, ReadingName, Readings, ReadRequest } from '../../messaging/file-reader.ts';

export interface ReadingOptions {
  /** Ends the reading at once, as if there were no more parts, even if a part takes long. */
  signal?: AbortSignal | undefined;
  /** Receives how many bytes of the file are read while a preview takes long. */
  onRead?: ((readBytes: number) => void) | undefined;
}

/**
 * Reads parts in a worker, so the page stays responsive. One part is read ahead.
 *
 * @param createWorker - Starts the script of `entrypoints/file-reader`.
 */
export async function* readInWorker<Name extends ReadingName>(
  createWorker: () => Worker,
  request: ReadRequest<Name>,
  { signal, onRead }: ReadingOptions = {},
): AsyncGenerator<Readings[Name]['part']> {
  if (signal?.aborted) return;
  const worker = createWorker();
  const stopped = new Promise<undefined>((resolve) => {
    signal?.addEventListener('abort', () => {
      worker.terminate();
      resolve(undefined);
    });
  });
  const ask = (message: object | undefined) =>
    Promise.race([askWorker<Readings[Name]['part']>(worker, message, onRead), stopped]);
  try {
    let coming = ask(request);
    for (;;) {
      const part = await coming;
      if (!part) return;
      coming = ask(undefined);
      // Awaited before the next part. Until then a rejection is not unhandled.
      coming.catch(() => undefined);
      yield part;
    }
  } finally {
    worker.terminate();
  }
}

/** Reads what has a single part. @throws {AppError} The error in the file; `internal` if it was stopped. */
export async function readOnceInWorker<Name extends 'recognition' | 'preview' | 'words'>(
  createWorker: () => Worker,
  request: ReadRequest<Name>,
  options?: ReadingOptions,
): Promise<Readings[Name]['part']> {
  for await (const part of readInWorker<Name>(createWorker, request, options)) return part;
  throw new AppError('internal', 'Expected a file to be read, got nothing.');
}

function askWorker<Part>(
  worker: Worker,
  request: object | undefined,
  onRead: ReadingOptions['onRead'],
): Promise<Part | undefined> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReadAnswer<Part>>) => {
      if (data.readBytes !== undefined) onRead?.(data.readBytes);
      else if (data.error) {
        const { code, message, faults } = data.error;
        reject(new AppError(code, message, { faults }));
      } else resolve(data.part);
    };
    worker.onerror = ({ message }) => reject(new AppError('internal', `Expected a file to be read, got: ${message}.`));
    worker.postMessage(request);
  });
}
