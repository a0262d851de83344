import type { SourceRow } from '../store/content/content-database.ts';
import { readRows } from '../store/content/rows.ts';
import type { Reader } from '../store/reader.ts';
import { createRespelling } from '../store/study/respelling.ts';
import type { Fold } from '../store/study/study-caches.ts';
import { createFold } from './replay.ts';

const folds = new WeakMap<readonly SourceRow[], Fold>();

/**
 * The rules that caches are computed by with the decks that are here now: each deck says how its words were spelt before.
 *
 * @throws {AppError} `storage-unavailable`.
 *
 * Decks are kept in memory, so asking again costs nothing until one of them changes.
 */
export async function readFold(reader: Reader): Promise<Fold> {
  const decks = await readRows(reader, (rows) => rows.sources());
  const fold = folds.get(decks) ?? createFold(createRespelling(decks));
  folds.set(decks, fold);
  return fold;
}
