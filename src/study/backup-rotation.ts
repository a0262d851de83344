/** Retention of automatic backups. */
export interface BackupLimits {
  /** Number of newest backups, one per day. */
  daily: number;
  /** Number of weeks before those, with the newest backup of each. */
  weekly: number;
  /** Total size, newest first. The newest one is kept regardless of its size. */
  sizeBytes: number;
}

/**
 * Selects the backups to keep.
 *
 * @param backups - Newest first.
 * @returns The backups to keep, newest first.
 */
export function chooseBackups<Some extends { day: number; sizeBytes: number }>(
  backups: readonly Some[],
  { daily, weekly, sizeBytes }: BackupLimits,
): Some[] {
  const single = backups.filter(({ day }, index) => backups.findIndex((other) => other.day === day) === index);
  const days = single.slice(0, daily);
  const weeks = new Map<number, Some>();
  for (const backup of single.slice(daily)) {
    const week = toWeek(backup.day);
    if (!weeks.has(week) && weeks.size < weekly) weeks.set(week, backup);
  }
  const chosen = [...days, ...weeks.values()];
  let sum = 0;
  return chosen.filter((backup, index) => {
    sum += backup.sizeBytes;
    return index === 0 || sum <= sizeBytes;
  });
}

/** Day 0, 1970-01-01, was a Thursday: weeks begin on Monday. */
function toWeek(day: number): number {
  return Math.floor((day + 3) / 7);
}
