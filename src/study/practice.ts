import type { PairId } from '../model/pair.ts';
import type { StudyCard } from '../model/study.ts';
import type { Store } from '../store/store.ts';
import { listReviews } from '../store/study/caches/study-queue.ts';
import type { CardRow } from '../store/study/study-database.ts';
import { predictRecall } from './fsrs.ts';
import { type CardSchedule, showCard } from './next-card.ts';

/** Words per practice. */
const PRACTICE_WORDS = 20;
/** Learnt words of which a practice takes those closest to being forgotten. */
const MAX_CANDIDATES = 100;

/** Lists learnt words of some pairs, those closest to being forgotten first. */
export async function listPractice(
  store: Store,
  pairs: readonly PairId[],
  schedule: CardSchedule,
): Promise<StudyCard[]> {
  const recallOf = ({ pair, stability, lastDay }: CardRow) =>
    predictRecall(stability, schedule.day - lastDay, schedule.weights?.[pair]);
  const rows = (await listReviews(store, pairs, MAX_CANDIDATES)).sort((a, b) => recallOf(a) - recallOf(b));
  return Promise.all(rows.slice(0, PRACTICE_WORDS).map((card) => showCard(store, card, schedule)));
}
