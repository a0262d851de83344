import { browser } from 'wxt/browser';
import { ROLLOVER_HOUR } from '../../src/study/study-day.ts';

export const SYNC_ALARM = 'sync';

/** Both browsers stop a background after 30 s without a call to an extension API. */
const STAY_AWAKE_MS = 20_000;

/** Runs work and keeps the browser from stopping the background meanwhile. */
export async function keepAwake<T>(work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void browser.runtime.getPlatformInfo(), STAY_AWAKE_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** An alarm starts the background again if it was stopped with a sync unfinished. */
export function setSyncAlarm(isUnfinished: boolean): void {
  if (isUnfinished) void browser.alarms.create(SYNC_ALARM, { periodInMinutes: 0.5 });
  else void browser.alarms.clear(SYNC_ALARM);
}

export const REFRESH_ALARM = 'refresh';

/** Decks are checked a few times a day; a refresh is due after weeks. */
const REFRESH_CHECK_MINUTES = 6 * 60;

/** Firefox forgets alarms when it closes, so call this at every start. */
export function setRefreshAlarm(isOn: boolean): void {
  if (isOn) void browser.alarms.create(REFRESH_ALARM, { periodInMinutes: REFRESH_CHECK_MINUTES });
  else void browser.alarms.clear(REFRESH_ALARM);
}

export const ROLLOVER_ALARM = 'rollover';

/** The next start of a study day by the learner's clock, with daylight saving. */
export function setRolloverAlarm(now: Date): void {
  const when = new Date(now);
  when.setHours(ROLLOVER_HOUR, 0, 1, 0);
  if (when <= now) when.setDate(when.getDate() + 1);
  void browser.alarms.create(ROLLOVER_ALARM, { when: when.getTime() });
}
