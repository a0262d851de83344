import type { PairId } from '../contract/language-pair.ts';
import type { DeckRow } from '../store/content-database.ts';
import {
  cancelImport,
  dropAbandonedImports,
  findImport,
  finishImport,
  type ImportPart,
  storeImportPart,
} from '../store/imports.ts';
import type { Store } from '../store/store.ts';
import { mergeRuns } from '../store/word-index.ts';

/** Turns the cards of a file, which come in parts, into a deck. */
export interface DeckImport {
  /**
   * Takes one part. With the last one the cards become the pair's deck; until then nothing that answers has changed.
   *
   * @throws {AppError} `bad-request` for a part out of order; `storage-full`, `storage-unavailable`.
   */
  add(part: ImportPart): Promise<{ cards: number; deck: DeckRow | undefined }>;
  cancel(id: string): Promise<void>;
}

interface DeckImportParts {
  store: Store;
  /** Inflected forms by word of a language: a file seldom has any. */
  forms: (language: string) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Ends a sync of the pair, which would put its own copy in the place of the file's. */
  cancelSync: (pair: PairId) => Promise<void>;
  /** Runs long work while the browser is kept from stopping the background. */
  keepAwake: <T>(work: () => Promise<T>) => Promise<T>;
  onChange: () => void;
  now: () => number;
}

export function createDeckImport({ store, forms, cancelSync, keepAwake, onChange, now }: DeckImportParts): DeckImport {
  async function finish(part: ImportPart): Promise<DeckRow | undefined> {
    const row = await findImport(store, part.id);
    if (row?.state === 'whole') {
      if (!(await mergeRuns(store, row))) return undefined;
      await cancelSync(row.pair);
    }
    const deck = await finishImport(store, part.id, now());
    onChange();
    return deck;
  }

  return {
    async add(part) {
      if (part.part === 0) await dropAbandonedImports(store, now());
      const row = await storeImportPart(store, part, await forms(part.from.iso639_3), now());
      const deck = part.isLast ? await keepAwake(() => finish(part)) : undefined;
      return { cards: row.cards, deck };
    },
    cancel: (id) => cancelImport(store, id),
  };
}
