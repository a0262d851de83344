/** Requested words that come in a day although none comes by rank. */
const TAKEN_PER_DAY = 10;

/** Most new words of a day. */
export interface DailyNew {
  count: number;
  /** Most of those that the learner requested; as many as `count` if undefined. */
  taken?: number | undefined;
}

/** @param answered - How many were answered on the day. */
export function findDailyNew(newPerDay: number, answered = 0): DailyNew {
  return { count: newPerDay - answered, taken: (newPerDay === 0 ? TAKEN_PER_DAY : newPerDay) - answered };
}
