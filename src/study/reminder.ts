import { ROLLOVER_HOUR } from './study-day.ts';

interface ReminderMoment {
  /** Local hour that the learner has chosen. */
  remindAt: number;
  /** Local hour now. */
  hour: number;
  /** Study day now, and the one of the last reminder; undefined before the first. */
  day: number;
  remindedDay: number | undefined;
}

/**
 * Whether a reminder may come now: from the chosen hour on, until the study day ends, once. So it also comes when the browser is opened
 * only later.
 */
export function isReminderTime({ remindAt, hour, day, remindedDay }: ReminderMoment): boolean {
  return remindedDay !== day && sinceRollover(hour) >= sinceRollover(remindAt);
}

/** Hours since the study day has begun: one in the morning is late in it. */
function sinceRollover(hour: number): number {
  return (hour - ROLLOVER_HOUR + 24) % 24;
}

/** The next time that the learner's own clock, which knows about daylight saving, is at the hour. */
export function findNextHour(now: Date, hour: number): Date {
  const next = new Date(now);
  next.setHours(hour, 0, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  // Where the clock goes forward over the hour, it is the first one after it.
  return next;
}
