import type { SourceRow } from '../store/content/content-database.ts';
import { readContent } from '../store/content/read/read-content.ts';
import type { Store } from '../store/store.ts';
import type { Fold } from '../store/study/caches/fold.ts';
import { createRespelling } from '../store/study/caches/respelling.ts';
import { toEngine } from './engine.ts';
import { createFold, toWeightsId } from './replay.ts';

const folds = new WeakMap<readonly SourceRow[], Fold>();

/**
 * Reads the rules for computing caches with the current decks, each of which lists its former spellings, and with the learner's weights.
 *
 * @throws {AppError} `storage-unavailable`.
 *
 * Decks and weights are cached, so repeated calls are free until one changes.
 */
export async function readFold(store: Store): Promise<Fold> {
  const [decks, weights] = await Promise.all([readContent(store, (rows) => rows.sources()), store.weights.get()]);
  const known = folds.get(decks);
  // The log is read again after each change, and most say nothing new of the weights.
  const isCurrent = known?.engine === toEngine(known?.respelling.id ?? '', toWeightsId(weights));
  const fold = known && isCurrent ? known : createFold(known?.respelling ?? createRespelling(decks), weights);
  folds.set(decks, fold);
  return fold;
}
