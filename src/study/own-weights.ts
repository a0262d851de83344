import type { PairId } from '../model/pair.ts';
import type { Store } from '../store/store.ts';
import { appendOp, type OpContext, PART_MARK } from '../store/study/log/ops.ts';

/** `part`: `id` is that of an import, by which it is undone with its words. */
interface AdoptRequest {
  id: string;
  part?: string | undefined;
  pairs: PairId[];
  weights: number[];
}

export interface OwnWeights {
  /** Gives pairs other weights from now on, or the published ones if there are none. */
  adoptWeights(request: AdoptRequest): Promise<void>;
}

/** @param context - Rebuilds the caches before it returns, if other weights count. */
export function createOwnWeights(store: Store, context: () => Promise<OpContext>): OwnWeights {
  return {
    async adoptWeights({ part, ...request }) {
      const id = part ? `${request.id}${PART_MARK}${part}` : request.id;
      // Not as words are: no word has changed.
      const op = { ...request, id, kind: 'weights', pair: request.pairs[0] ?? '', word: '' } as const;
      await appendOp(store, op, await context());
      await context();
    },
  };
}
