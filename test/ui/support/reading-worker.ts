import { readRequest } from '../../../src/file-reader/read-request.ts';
import type { ReadRequest } from '../../../src/messaging/file-reader.ts';

/** Stands for the browser's `Worker` with the script that reads files, which happy-dom does not run. */
export class ReadingWorker {
  onmessage: ((event: { data: object }) => void) | undefined;
  #parts: ReturnType<typeof readRequest> | undefined;

  postMessage(request: ReadRequest | undefined): void {
    if (request) this.#parts = readRequest(request);
    this.#parts?.next().then(
      ({ value }) => this.onmessage?.({ data: { part: value } }),
      (error: unknown) => this.onmessage?.({ data: { error } }),
    );
  }

  terminate(): void {
    this.#parts = undefined;
  }
}
