import type { Op } from '../../src/model/op.ts';
import type { TestStore } from './store.ts';

/** All ops of the log, in their effective order. */
export function listOps(store: TestStore): Promise<Op[]> {
  return store.study.ops.orderBy('at').toArray();
}
