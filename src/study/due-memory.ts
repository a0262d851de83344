import type { PairId } from '../model/pair.ts';
import type { Store } from '../store/store.ts';
import { countDue, type DueCount } from '../store/study/study-queue.ts';

/** How much is due, kept until something is learnt: the next card, the badge and the reminder ask for the same, and counting is slow. */
export interface DueMemory {
  /** In the order of the pairs. */
  find(pairs: readonly PairId[], day: number): Promise<DueCount[]>;
  /** Call it after every change of the log. */
  forget(): void;
}

export function createDueMemory(store: Store): DueMemory {
  let kept = new Map<string, Promise<DueCount>>();
  const find = (pair: PairId, day: number) => {
    const id = `${pair} ${day}`;
    const known = kept.get(id);
    if (known) return known;
    // What is counted while something is learnt goes into a map that is no longer asked.
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
