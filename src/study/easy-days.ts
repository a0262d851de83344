/** Weekday of a study day, 0 for Sunday. Day 0, 1970-01-01, was a Thursday. */
function toWeekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/**
 * Picks the interval among those that the spread allows, so that the word is due on no easy day if one of the others is possible.
 *
 * @param range - Days, both inclusive.
 * @param chance - From 0 up to, but not including, 1.
 * @param atLeast - Shortest interval, which may lie behind the range.
 * @param answered - Study day of the answer.
 * @param easyDays - Weekdays, 0 for Sunday.
 */
export function pickInterval(
  { min, max }: { min: number; max: number },
  chance: number,
  atLeast: number,
  { answered, easyDays }: { answered: number; easyDays: readonly number[] },
): number {
  const usual = Math.max(atLeast, min + Math.floor(chance * (max - min + 1)));
  const isEasy = (interval: number) => easyDays.includes(toWeekday(answered + interval));
  if (!isEasy(usual)) return usual;
  const first = Math.max(min, atLeast);
  const others = Array.from({ length: Math.max(0, max - first + 1) }, (_, ahead) => first + ahead).filter(
    (interval) => !isEasy(interval),
  );
  return others[Math.floor(chance * others.length)] ?? usual;
}
