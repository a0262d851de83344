import type { PairId } from '../model/pair.ts';
import type { StudyView } from '../model/study.ts';
import type { Store } from '../store/store.ts';
import type { TodaysReviews } from './todays-reviews.ts';
import { findWeeklySummary } from './weekly-summary.ts';

/** Reads what the summary of a session may add: the last week, and the offer of the reminder. */
export async function readSummaryNotes(
  store: Store,
  todays: TodaysReviews,
  { pairs, day }: { pairs: readonly PairId[]; day: number },
): Promise<Pick<StudyView, 'lastWeek' | 'isReminderOffered'>> {
  const [lastWeek, isOffered] = await Promise.all([
    findWeeklySummary(store, pairs, day, todays.settings.hiddenWeek),
    isReminderOffered(store, todays),
  ]);
  return { lastWeek, isReminderOffered: isOffered };
}

/** Days with study before the reminder is offered, today included. */
const DAYS_BEFORE_OFFER = 3;

/** Whether to offer the reminder. The days are read only until the learner has chosen, and not before today's first answer. */
async function isReminderOffered(store: Store, { done, settings }: TodaysReviews): Promise<boolean> {
  const { remindAt, remindOffer = false } = settings;
  if (remindAt !== null || !remindOffer || done.length === 0) return false;
  const keys = await store.study.read(({ days }) => days.toCollection().primaryKeys());
  return new Set(keys.map(([, day]) => day)).size >= DAYS_BEFORE_OFFER;
}
