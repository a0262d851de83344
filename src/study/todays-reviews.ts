import type { PairId } from '../model/pair.ts';
import type { DeckDay } from '../model/statistics.ts';
import type { ShownHoliday, StudyWish } from '../model/study.ts';
import type { Store } from '../store/store.ts';
import { readDay, readQueue, type StudyQueue } from '../store/study/caches/study-queue.ts';
import { limitReviews } from './daily-maximum.ts';
import type { DueMemory } from './due-memory.ts';
import { findHolidayPhase, findPortion, type HolidayPhase } from './holiday.ts';
import { keepOnly } from './session.ts';
import type { StudySettings } from './study-settings.ts';

/** Reviews of one deck read after a holiday: the words that can still be saved are not those that have waited longest. */
const RETURN_READ_AHEAD = 2_000;

export interface TodaysReviews {
  /** The cards that may be asked, without the postponed reviews. None during a holiday. */
  queue: StudyQueue;
  /** Work of the study day, of all decks. */
  done: DeckDay[];
  postponed: number;
  phase: HolidayPhase;
  /** Reviews of this day's portion after a holiday. */
  portion: number | undefined;
  settings: StudySettings;
}

interface TodaysParts {
  store: Store;
  dueMemory: DueMemory;
  settings: () => Promise<StudySettings>;
}

interface TodaysRequest {
  /** Decks to ask. */
  pairs: readonly PairId[];
  /** Every deck; the maximum counts the answers to all of them. */
  all: readonly PairId[];
  day: number;
  /** Reviews of one deck to read. */
  limit: number;
  /** The only words to ask; absent for all. */
  only?: StudyWish['only'];
}

/** Reads what a session may ask today, within the chosen maximum and the holiday. */
export function createFindTodaysReviews({ store, dueMemory, settings: readSettings }: TodaysParts) {
  return async ({ pairs, all, day, limit, only }: TodaysRequest): Promise<TodaysReviews> => {
    const read = async (count: number) => {
      const queue = await readQueue(store, pairs, day, count, dueMemory.find(pairs, day));
      return only ? keepOnly(queue, only) : queue;
    };
    const [found, done, settings] = await Promise.all([read(limit), readDay(store, all, day), readSettings()]);
    const holiday = settings.holiday ?? undefined;
    const phase = findHolidayPhase(holiday, day);
    if (phase === 'break') {
      const queue = { ...found, learning: [], reviews: [], fresh: [], due: 0 };
      return { queue, done, postponed: found.due + found.learning.length, phase, portion: undefined, settings };
    }
    if (phase === undefined || !holiday) {
      return { ...limitReviews(found, done, settings.maxReviews), done, phase, portion: undefined, settings };
    }
    const [more, portion] = await Promise.all([
      limit === 0 ? found : read(RETURN_READ_AHEAD),
      findPortion(store, all, holiday),
    ]);
    const max = Math.min(portion, settings.maxReviews ?? portion);
    return { ...limitReviews(more, done, max), done, phase, portion, settings };
  };
}

/** The holiday as Study shows it. */
export function toShownHoliday({ phase, portion, settings }: TodaysReviews): ShownHoliday | undefined {
  if (!settings.holiday) return undefined;
  if (phase === 'break') return { kind: 'break', last: settings.holiday.last };
  return phase === 'return' && portion !== undefined ? { kind: 'return', portion } : undefined;
}
