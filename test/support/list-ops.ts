import type { Op } from '../../src/model/op.ts';
import type { Store } from '../../src/store/store.ts';

/** All ops of the log, in the order in which they count. */
export function listOps(store: Store): Promise<Op[]> {
  return store.study.ops.orderBy('at').toArray();
}
