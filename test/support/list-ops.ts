import type { Op } from '../../src/model/op.ts';
import type { TestStore } from './store.ts';

/** All ops of the log, in the order in which they count. */
export function listOps(store: TestStore): Promise<Op[]> {
  return store.study.ops.orderBy('at').toArray();
}
