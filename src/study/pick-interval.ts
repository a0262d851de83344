import { pickLightest } from './balance.ts';

/** Weekday of a study day, 0 for Sunday. Day 0, 1970-01-01, was a Thursday. */
function toWeekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Decides between the intervals that the spread allows. */
interface IntervalContext {
  /** Study day of the answer. */
  answered: number;
  /** Weekdays, 0 for Sunday. */
  easyDays: readonly number[];
  /** Words that are due on a study day; undefined to leave the days as they are. */
  loadOf?: ((day: number) => number) | undefined;
}

/**
 * Picks the interval among those that the spread allows: on no easy day if one of the others is possible, and of the days around the usual one
 * on the one that fewest words share.
 *
 * @param range - Days, both inclusive.
 * @param chance - From 0 up to, but not including, 1.
 * @param atLeast - Shortest interval, which may lie behind the range.
 */
export function pickInterval(
  { min, max }: { min: number; max: number },
  chance: number,
  atLeast: number,
  { answered, easyDays, loadOf }: IntervalContext,
): number {
  const spread = Math.max(atLeast, min + Math.floor(chance * (max - min + 1)));
  const isEasy = (interval: number) => easyDays.includes(toWeekday(answered + interval));
  const first = Math.max(min, atLeast);
  const others = Array.from({ length: Math.max(0, max - first + 1) }, (_, ahead) => first + ahead).filter(
    (interval) => !isEasy(interval),
  );
  const usual = isEasy(spread) ? others[Math.floor(chance * others.length)] : spread;
  if (usual === undefined) return spread;
  return loadOf ? pickLightest(usual, others, (interval) => loadOf(answered + interval)) : usual;
}
