import type { PairId } from '../model/pair.ts';
import type { Store } from '../store/store.ts';
import { appendOp, type OpContext } from '../store/study/log/ops.ts';

export interface OwnWeights {
  /** Gives pairs other weights from now on, or the published ones if there are none. */
  adoptWeights(request: { id: string; pairs: PairId[]; weights: number[] }): Promise<void>;
}

/** @param context - Rebuilds the caches before it returns, if other weights count. */
export function createOwnWeights(store: Store, context: () => Promise<OpContext>): OwnWeights {
  return {
    async adoptWeights(request) {
      // Not as words are: no word has changed.
      await appendOp(store, { ...request, kind: 'weights', pair: request.pairs[0] ?? '', word: '' }, await context());
      await context();
    },
  };
}
