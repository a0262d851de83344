import type { SourceRow } from '../store/content/content-database.ts';
import { readContent } from '../store/content/read/read-content.ts';
import type { LookupStore } from '../store/lookup-store.ts';
import type { Fold } from '../store/study/caches/fold.ts';
import { createRespelling } from '../store/study/caches/respelling.ts';
import { createFold } from './replay.ts';

const folds = new WeakMap<readonly SourceRow[], Fold>();

/**
 * Reads the rules for computing caches with the current decks, each of which lists its former spellings.
 *
 * @throws {AppError} `storage-unavailable`.
 *
 * Decks are cached, so repeated calls are free until one changes.
 */
export async function readFold(store: LookupStore): Promise<Fold> {
  const decks = await readContent(store, (rows) => rows.sources());
  const fold = folds.get(decks) ?? createFold(createRespelling(decks));
  folds.set(decks, fold);
  return fold;
}
