import { type ReadonlySignal, signal } from '@preact/signals';
import { toAppError } from '../../../app-error.ts';
import type { RecordingsRequest } from '../../../messaging/file-reader.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import type { Collection } from '../../../recordings/collections.ts';
import type { StoreRecordings } from './store-recordings.ts';

/** The stored recordings, as the page reaches them. */
export interface RecordingsHost {
  list(): Promise<Collection[]>;
  remove(id: string): Promise<void>;
  /** Removes what interrupted imports have left, unless one runs. */
  sweep(): Promise<void>;
  /** Tells the background that there are other recordings. */
  report(): Promise<void>;
  store: StoreRecordings;
}

/** State of an import: the recordings stored so far, or the files that it left out. */
export type ImportState = { kind: 'running'; recordings: number } | { kind: 'done'; leftOut: number };

export interface RecordingsModel {
  /** Undefined until they are known. */
  collections: ReadonlySignal<readonly Collection[] | undefined>;
  state: ReadonlySignal<ImportState | undefined>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  load(): Promise<void>;
  add(source: RecordingsRequest['source'], name: string, language: string): Promise<void>;
  /** Ends the import under way. */
  stop(): void;
  remove(id: string): Promise<void>;
}

export function createRecordingsModel(host: RecordingsHost, newId: () => string): RecordingsModel {
  const collections = signal<readonly Collection[] | undefined>(undefined);
  const state = signal<ImportState | undefined>(undefined);
  const problem = signal<ErrorCode | undefined>(undefined);
  let controller: AbortController | undefined;

  const list = async () => {
    // A private window has no place for files, and so no recordings.
    collections.value = await host.list().catch(() => []);
  };
  // Until it knows, cards on web pages use voices.
  const report = () => host.report().catch(() => undefined);

  return {
    collections,
    state,
    problem,
    async load() {
      await host.sweep().catch(() => undefined);
      await list();
      // The page may have been closed at the end of an import.
      if (collections.value?.length) await report();
    },
    async add(source, name, language) {
      if (state.value?.kind === 'running') return;
      problem.value = undefined;
      state.value = { kind: 'running', recordings: 0 };
      controller = new AbortController();
      const id = newId();
      try {
        const leftOut = await host.store(
          { recordings: id, name, language, source },
          {
            signal: controller.signal,
            onProgress: (recordings) => {
              state.value = { kind: 'running', recordings };
            },
          },
        );
        state.value = leftOut === undefined ? undefined : { kind: 'done', leftOut };
        if (leftOut === undefined) await host.remove(id).catch(() => undefined);
      } catch (thrown) {
        state.value = undefined;
        problem.value = toAppError(thrown).code;
      }
      await list();
      await report();
    },
    stop: () => controller?.abort(),
    async remove(id) {
      problem.value = undefined;
      state.value = undefined;
      await host.remove(id).catch((thrown: unknown) => {
        problem.value = toAppError(thrown).code;
      });
      await list();
      await report();
    },
  };
}
