import { ROLLOVER_HOUR } from './study-day.ts';

interface ReminderMoment {
  /** Chosen local hour. */
  remindAt: number;
  /** Current local hour. */
  hour: number;
  /** Current study day, and that of the last reminder; undefined before the first. */
  day: number;
  remindedDay: number | undefined;
}

/**
 * Decides whether to remind now: once, between the chosen hour and the end of the study day, so it also works if the browser opens
 * later.
 */
export function isReminderTime({ remindAt, hour, day, remindedDay }: ReminderMoment): boolean {
  return remindedDay !== day && sinceRollover(hour) >= sinceRollover(remindAt);
}

/** Hours since the start of the study day: 1 a.m. is late. */
function sinceRollover(hour: number): number {
  return (hour - ROLLOVER_HOUR + 24) % 24;
}

/** The next instant at which the local clock, including daylight saving time, shows the hour. */
export function findNextHour(now: Date, hour: number): Date {
  const next = new Date(now);
  next.setHours(hour, 0, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  // If the clock skips the hour, use the first instant after it.
  return next;
}
