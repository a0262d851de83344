import type { OpTime } from '../store/study/ops.ts';

/** Hour of local time at which a study day begins: an evening's study after midnight still belongs to it. */
export const ROLLOVER_HOUR = 4;

const DAY_MS = 86_400_000;

/**
 * The study day of an instant: days since 1970-01-01, a day running from 04:00 to 04:00 local time.
 *
 * @param zoneMinutes - Minutes that local time is ahead of UTC at that instant.
 */
export function toStudyDay(at: number, zoneMinutes: number): number {
  return Math.floor((at + zoneMinutes * 60_000 - ROLLOVER_HOUR * 3_600_000) / DAY_MS);
}

/** What the learner's clock says. */
export interface LocalTime {
  at: number;
  /** Minutes that local time is ahead of UTC. */
  zoneMinutes: number;
}

/** Asks this machine's clock. */
export function readLocalTime(): LocalTime {
  return { at: Date.now(), zoneMinutes: -new Date().getTimezoneOffset() };
}

/** The moment of an op. */
export function toOpTime({ at, zoneMinutes }: LocalTime): OpTime {
  return { wallAt: at, zoneMinutes, day: toStudyDay(at, zoneMinutes) };
}
