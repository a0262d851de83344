import type { PairId } from '../model/pair.ts';
import type { Store } from '../store/store.ts';
import { countDueOn } from '../store/study/caches/study-queue.ts';
import type { CardRow } from '../store/study/study-database.ts';
import { type Choices, previewChoices, type Schedule } from './schedule.ts';

/**
 * Computes the result of each answer with the load of the days that matter. The rule runs again until it has asked for no other day: the days of
 * an answer depend on those of a harder one.
 *
 * @param pairs - Decks whose words count.
 */
export async function previewBalancedChoices(
  store: Store,
  pairs: readonly PairId[],
  card: CardRow,
  schedule: Schedule,
): Promise<Choices> {
  const loads = new Map<number, number>();
  for (;;) {
    const missing = new Set<number>();
    const loadOf = (day: number) => {
      if (!loads.has(day)) missing.add(day);
      return loads.get(day) ?? 0;
    };
    const choices = previewChoices(card, { ...schedule, loadOf });
    if (missing.size === 0) return choices;
    for (const [day, count] of await countDueOn(store, pairs, [...missing])) loads.set(day, count);
  }
}
