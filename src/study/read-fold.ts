import type { SourceRow } from '../store/content/content-database.ts';
import { readRows } from '../store/content/rows.ts';
import type { Reader } from '../store/reader.ts';
import { createRespelling } from '../store/study/respelling.ts';
import type { Fold } from '../store/study/study-caches.ts';
import { createFold } from './replay.ts';

const folds = new WeakMap<readonly SourceRow[], Fold>();

/**
 * Reads the rules for computing caches with the current decks, each of which lists its former spellings.
 *
 * @throws {AppError} `storage-unavailable`.
 *
 * Decks are cached, so repeated calls are free until one changes.
 */
export async function readFold(reader: Reader): Promise<Fold> {
  const decks = await readRows(reader, (rows) => rows.sources());
  const fold = folds.get(decks) ?? createFold(createRespelling(decks));
  folds.set(decks, fold);
  return fold;
}
