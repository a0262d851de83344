import { createMemoMap } from '../async/memo.ts';
import type { PairId } from '../model/pair.ts';
import type { Store } from '../store/store.ts';
import { countDue, type DueCount } from '../store/study/caches/study-queue.ts';

/** Counts of due reviews, kept until a card changes: the next card, the badge and the reminder ask for the same, and counting is slow. */
export interface DueMemory {
  /** Counts in the order of the pairs. */
  find(pairs: readonly PairId[], day: number): Promise<DueCount[]>;
  /** Called after every change of the cards. */
  forget(): void;
}

export function createDueMemory(store: Store): DueMemory {
  const counts = createMemoMap<string, DueCount>();
  const find = (pair: PairId, day: number) => counts.get(`${pair} ${day}`, () => countDue(store, pair, day));
  return {
    find: (pairs, day) => Promise.all(pairs.map((pair) => find(pair, day))),
    forget: counts.forget,
  };
}
