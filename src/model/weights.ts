import type { Op } from './op.ts';
import type { PairId } from './pair.ts';

/** The numbers of the memory model that were fitted to the learner, by pair. A pair without any has the published ones. */
export type WeightsByPair = Readonly<Record<PairId, readonly number[]>>;

/** Numbers of the memory model, FSRS-6. */
export const WEIGHTS = 21;

/** @param ops - Those that are not undone, in their order. The newest of a pair counts. */
export function listWeights(ops: Iterable<Op>): WeightsByPair {
  const found: Record<PairId, readonly number[]> = {};
  for (const op of ops) {
    if (op.kind !== 'weights') continue;
    for (const pair of op.pairs) {
      if (op.weights.length > 0) found[pair] = op.weights;
      else delete found[pair];
    }
  }
  return found;
}
