import { type KnownForms, toSortedLines } from '../store/content/card-entries.ts';
import type { EntryList, ImportRow, SourceRow } from '../store/content/content-database.ts';
import {
  cancelImport,
  dropAbandonedImports,
  type FileOptions,
  findImport,
  finishImport,
  type ImportPart,
  storeImportPart,
} from '../store/content/imports.ts';
import { type EntryLine, joinLines, splitLines } from '../store/content/word-entries.ts';
import { readLines, writeImportIndex } from '../store/content/word-index.ts';
import type { Store } from '../store/store.ts';

/** Turns the cards of a file, which come in parts, into a source of the library. */
export interface DeckImport {
  /**
   * Takes one part. With the last one all words are made findable, but nothing that answers has changed.
   *
   * @throws {AppError} `bad-request` for a part out of order; `storage-full`, `storage-unavailable`.
   */
  add(part: ImportPart): Promise<void>;
  /**
   * Publishes the cards as a source, once all of them are here. A second call returns the same source.
   *
   * @returns The source; undefined when the import is not whole, or not there any more.
   * @throws {AppError} `storage-full`, `storage-unavailable`.
   */
  finish(id: string, options?: FileOptions): Promise<SourceRow | undefined>;
  cancel(id: string): Promise<void>;
}

interface DeckImportParts {
  store: Store;
  /** Inflected forms by word of a language: a file seldom has any. */
  forms: (language: string) => Promise<KnownForms>;
  /** Waits until the page is gone that an import lives in. @returns False at once where that cannot be told. */
  waitForPageToGo: (id: string) => Promise<boolean>;
  /** Runs long work while the browser is kept from stopping the background. */
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
  /** Of imports under way, a list a part: they are written once, when all are there. */
  const entries = new Map<string, Map<number, EntryList>>();

  /** Imports whose pages are watched. */
  const watched = new Set<string>();

  /** What a page says last, "cancel", may be lost: an import goes with its page all the same. */
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

  async function makeEntries({ from, blocks }: ImportPart): Promise<EntryList> {
    const keys = blocks.flatMap((block) => block.keys);
    return joinLines(toSortedLines(keys, from.iso639_3, await forms(from.iso639_3)));
  }

  function keepEntries({ id, part }: ImportPart, list: EntryList): void {
    const kept = entries.get(id) ?? new Map();
    entries.set(id, kept.set(part, list));
  }

  /** A background that was stopped has lost its entries, and makes them again from the cards. */
  async function collectEntries({ id, deck, from, nextPart }: ImportRow): Promise<EntryLine[]> {
    const kept = entries.get(id);
    if (kept?.size !== nextPart) {
      return (await readLines(store, deck, from.iso639_3, await forms(from.iso639_3))).lines;
    }
    const lines: EntryLine[] = [];
    for (const list of kept.values()) for (const line of splitLines(list)) lines.push(line);
    return lines;
  }

  async function makeFindable(id: string): Promise<void> {
    const row = await findImport(store, id);
    if (row?.state === 'whole') await writeImportIndex(store, row, await collectEntries(row));
    entries.delete(id);
  }

  return {
    async add(part) {
      // What cannot be dropped then is dropped at the next start of the browser.
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
