import type { DeckSummary } from '../../../../model/source.ts';
import type { FileImport } from './file-import.ts';

/**
 * A file of up to this size, about 200,000 cards, is stored while the person looks at the preview, so the import finishes at once.
 * A larger file would take much disk space for an import that may never be confirmed.
 */
export const AHEAD_BYTES = 8_000_000;

/** The import of the chosen file, which may start before it is confirmed. */
export interface CurrentImport {
  /** Starts with the current choices, and drops an import that started with others. */
  storeAhead(): void;
  /** Drops an import that started before it was confirmed. */
  endAhead(): void;
  /**
   * Confirms the import and publishes its source.
   *
   * @param onRun - Called with the import that runs. A second one follows if the first was dropped.
   * @returns Undefined if the import was cancelled.
   * @throws {AppError} See `FileImport.finish`.
   */
  finish(
    options: Parameters<FileImport['finish']>[0],
    onRun: (fileImport: FileImport) => void,
  ): Promise<DeckSummary | undefined>;
  /** Cancels a confirmed import that is not published. */
  cancel(): void;
  /** Cancels at once because the page is closing. */
  leave(): void;
}

interface CurrentImportParts {
  /** Starts an import with the current choices; undefined while one is missing. */
  begin(): FileImport | undefined;
  /** Whether the chosen file may be stored before it is confirmed. */
  mayStoreAhead(): boolean;
  /** An unconfirmed import failed. */
  onFault(thrown: unknown): void;
}

export function createCurrentImport({ begin, mayStoreAhead, onFault }: CurrentImportParts): CurrentImport {
  let current: FileImport | undefined;
  let isConfirmed = false;

  function endAhead(): void {
    if (isConfirmed) return;
    current?.cancel();
    current = undefined;
  }

  return {
    endAhead,
    storeAhead() {
      if (isConfirmed) return;
      endAhead();
      if (!mayStoreAhead()) return;
      const begun = begin();
      current = begun;
      begun?.stored.catch((thrown) => {
        if (current !== begun || isConfirmed) return;
        current = undefined;
        onFault(thrown);
      });
    },
    async finish(options, onRun) {
      const ahead = current;
      const first = ahead ?? begin();
      if (!first) return undefined;
      const run = (fileImport: FileImport) => {
        current = fileImport;
        onRun(fileImport);
        return fileImport.finish(options);
      };
      isConfirmed = true;
      try {
        const deck = await run(first);
        // A long unconfirmed import is dropped, as is one whose pair's deck changed.
        const again = deck === undefined && first === ahead && !ahead.isCancelled() ? begin() : undefined;
        return again ? await run(again) : deck;
      } finally {
        isConfirmed = false;
        current = undefined;
      }
    },
    cancel: () => current?.cancel(),
    leave() {
      current?.leave();
      if (!isConfirmed) current = undefined;
    },
  };
}
