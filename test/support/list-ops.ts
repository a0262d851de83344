import type { Store } from '../../src/store/store.ts';
import type { Op } from '../../src/store/study-database.ts';

/** All ops of the log, in the order in which they count. */
export function listOps(store: Store): Promise<Op[]> {
  return store.study.ops.orderBy('at').toArray();
}
