import type { OpTime } from '../store/study/log/ops.ts';

/** Local hour at which a study day begins. Study after midnight still belongs to the evening. */
export const ROLLOVER_HOUR = 4;

const DAY_MS = 86_400_000;

/**
 * Returns the study day of an instant: days since 1970-01-01, each from 04:00 to 04:00 local time.
 *
 * @param zoneMinutes - UTC offset in minutes at that instant.
 */
export function toStudyDay(at: number, zoneMinutes: number): number {
  return Math.floor((at + zoneMinutes * 60_000 - ROLLOVER_HOUR * 3_600_000) / DAY_MS);
}

/** The learner's local clock. */
export interface LocalTime {
  at: number;
  /** UTC offset in minutes. */
  zoneMinutes: number;
}

/** Reads the device's clock. */
export function readLocalTime(): LocalTime {
  return { at: Date.now(), zoneMinutes: -new Date().getTimezoneOffset() };
}

/** Time of an op. */
export function toOpTime({ at, zoneMinutes }: LocalTime): OpTime {
  return { wallAt: at, zoneMinutes, day: toStudyDay(at, zoneMinutes) };
}
