import type { DeckDay } from '../model/statistics.ts';
import type { StudyQueue } from '../store/study/caches/study-queue.ts';

/**
 * Leaves the reviews of a queue that the day's maximum allows. The others stay due: on the next day they are ordered with that day's.
 *
 * @param done - Work of the study day, of all decks. Steps of the same day do not count.
 * @param max - Undefined for no maximum.
 * @returns The queue, and how many of its reviews are postponed.
 */
export function limitReviews(
  queue: StudyQueue,
  done: readonly DeckDay[],
  max: number | undefined,
): { queue: StudyQueue; postponed: number } {
  const reviewed = done.reduce((sum, { tested }) => sum + tested, 0);
  const due = Math.min(queue.due, Math.max(0, (max ?? Number.POSITIVE_INFINITY) - reviewed));
  return { queue: { ...queue, due, reviews: due === 0 ? [] : queue.reviews }, postponed: queue.due - due };
}
