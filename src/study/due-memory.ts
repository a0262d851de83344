import type { PairId } from '../model/pair.ts';
import type { Store } from '../store/store.ts';
import { countDue, type DueCount } from '../store/study/study-queue.ts';

/** Cache of due counts until the log changes: the next card, the badge and the reminder share them, and counting is slow. */
export interface DueMemory {
  /** Counts in the order of the pairs. */
  find(pairs: readonly PairId[], day: number): Promise<DueCount[]>;
  /** Invalidates the cache. Call it after every change of the log. */
  forget(): void;
}

export function createDueMemory(store: Store): DueMemory {
  let kept = new Map<string, Promise<DueCount>>();
  const find = (pair: PairId, day: number) => {
    const id = `${pair} ${day}`;
    const known = kept.get(id);
    if (known) return known;
    // A count that overlaps a change goes into a map that is no longer used.
    const own = kept;
    const counting = countDue(store, pair, day);
    own.set(id, counting);
    counting.catch(() => own.delete(id));
    return counting;
  };
  return {
    find: (pairs, day) => Promise.all(pairs.map((pair) => find(pair, day))),
    forget() {
      kept = new Map();
    },
  };
}
