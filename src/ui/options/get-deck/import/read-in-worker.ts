import type { FileFormat } from '../../../../library/formats/read-card-rows.ts';
import { readInWorker, type WorkerAnswer } from '../../../shared/read-in-worker.ts';
import type { FilePart, ReadParts } from './file-parts.ts';

/** Request to read the cards of a file. */
export interface PartRequest {
  file: File;
  format: FileFormat;
}

export type PartAnswer = WorkerAnswer<FilePart>;

/**
 * Creates a reader that runs in a worker.
 *
 * @param createWorker - Starts the script of `entrypoints/file-reader.ts`.
 */
export function createFileReader(createWorker: () => Worker): ReadParts {
  return (file, format) => readInWorker<FilePart>(createWorker, { file, format } satisfies PartRequest);
}
