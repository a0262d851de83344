import type { ImportRow, SourceRow } from '../store/content/content-database.ts';
import { type KnownForms, toSortedLines } from '../store/content/write/card-entries.ts';
import {
  beginImport,
  cancelImport,
  dropAbandonedImports,
  type FileOptions,
  findImport,
  finishImport,
  type ImportPart,
  type ImportStart,
  storeImportPart,
} from '../store/content/write/imports.ts';
import { type PackedLines, packLines } from '../store/content/write/merge-lists.ts';
import { readLines, writeImportIndex } from '../store/content/write/word-index.ts';
import type { Store } from '../store/store.ts';

/** Imports the cards of a file, which arrive in parts, as a source of the library. */
export interface DeckImport {
  /**
   * Reserves a copy for a dictionary, of which the worker of its page writes the rows; see `dictionary-import.ts`.
   *
   * @throws {AppError} `storage-full`, `storage-unavailable`.
   */
  begin(start: ImportStart): Promise<void>;
  /**
   * Stores one part. The last one completes the word index, but no lookup uses it yet.
   *
   * @throws {AppError} `bad-request` for a part out of order; `storage-full`, `storage-unavailable`.
   */
  add(part: ImportPart): Promise<void>;
  /**
   * Publishes the cards as a source once all of them are stored. A second call returns the same source.
   *
   * @returns The source; undefined when the import is not whole, or not there any more.
   * @throws {AppError} `storage-full`, `storage-unavailable`.
   */
  finish(id: string, options?: FileOptions): Promise<SourceRow | undefined>;
  cancel(id: string): Promise<void>;
}

interface DeckImportParts {
  store: Store;
  /** Inflected forms of a language by word, because files seldom contain any. */
  forms: (language: string) => Promise<KnownForms>;
  /** Waits until the page of an import is closed. @returns False at once if that cannot be detected. */
  waitForPageToGo: (id: string) => Promise<boolean>;
  /** Runs long work while keeping the background alive. */
  keepAwake: <T>(work: () => Promise<T>) => Promise<T>;
  onChange: () => void;
  now: () => number;
}

export function createDeckImport({
  store,
  forms,
  waitForPageToGo,
  keepAwake,
  onChange,
  now,
}: DeckImportParts): DeckImport {
  /** Index entries of imports under way, one list per part. They are written once, when complete. */
  const entries = new Map<string, Map<number, PackedLines>>();

  /** Imports whose pages are being watched. */
  const watched = new Set<string>();

  /** The last message of a page, "cancel", may be lost, but its import is dropped anyway. */
  async function watchPage(id: string): Promise<void> {
    if (watched.has(id)) return;
    watched.add(id);
    try {
      if (await waitForPageToGo(id)) await cancel(id);
    } finally {
      watched.delete(id);
    }
  }

  function cancel(id: string): Promise<void> {
    entries.delete(id);
    return cancelImport(store, id);
  }

  async function makeEntries({ from, blocks }: ImportPart): Promise<PackedLines> {
    const keys = blocks.flatMap((block) => block.keys);
    return packLines(toSortedLines(keys, from.iso639_3, await forms(from.iso639_3)));
  }

  function keepEntries({ id, part }: ImportPart, list: PackedLines): void {
    const kept = entries.get(id) ?? new Map();
    entries.set(id, kept.set(part, list));
  }

  /** A restarted background has lost the entries and rebuilds them from the cards. */
  async function collectEntries({ id, deck, from, nextPart }: ImportRow): Promise<PackedLines[]> {
    const kept = entries.get(id);
    if (kept?.size === nextPart) return [...kept.values()];
    const { lines } = await readLines(store, deck, from.iso639_3, await forms(from.iso639_3));
    return [packLines(lines.sort())];
  }

  async function makeFindable(id: string): Promise<void> {
    const row = await findImport(store, id);
    if (row?.state === 'whole') await writeImportIndex(store, row, await collectEntries(row));
    entries.delete(id);
  }

  return {
    async begin(start) {
      watchPage(start.id).catch(() => undefined);
      await dropAbandonedImports(store, now());
      await beginImport(store, start, now());
    },
    async add(part) {
      // Cards that cannot be dropped now are dropped at the next start of the browser.
      watchPage(part.id).catch(() => undefined);
      if (part.part === 0) await dropAbandonedImports(store, now());
      const list = await makeEntries(part);
      await storeImportPart(store, part, now());
      keepEntries(part, list);
      if (part.isLast) await keepAwake(() => makeFindable(part.id));
    },
    async finish(id, options) {
      const deck = await finishImport(store, id, now(), options);
      onChange();
      return deck;
    },
    cancel,
  };
}
