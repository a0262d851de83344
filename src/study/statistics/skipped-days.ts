/** Half a day. From Honolulu to Tokyo, five hours of the day in between remain. */
const SHORTEST_DAY_MINUTES = 12 * 60;

/**
 * Decides whether the day between two others had less than half of its hours, because the learner flew west over the date line.
 *
 * @param before - UTC offset in minutes on the day before.
 * @param after - UTC offset in minutes on the day after.
 */
export function isSkipped(before: number, after: number): boolean {
  return 24 * 60 - (after - before) <= SHORTEST_DAY_MINUTES;
}
