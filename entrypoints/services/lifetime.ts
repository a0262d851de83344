import { browser } from 'wxt/browser';
import { ROLLOVER_HOUR } from '../../src/study/study-day.ts';
import type { HeldEvents } from '../background/held-events.ts';

/** Delay of low-priority work. */
const SETTLE_MS = 200;

/** Runs work soon after the start of the background, which handles the event that woke it first. */
export function afterStart(work: () => void): void {
  setTimeout(work, SETTLE_MS);
}

/** Runs work after a restart of the browser or of the extension. No page of the extension survives one. */
export function onRestart({ installed, startup }: Pick<HeldEvents, 'installed' | 'startup'>, work: () => void): void {
  installed.addListener(work);
  startup.addListener(work);
}

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

/** Whether a sync is unfinished, without reading the database. Firefox forgets alarms when it closes. */
export async function hasSyncAlarm(): Promise<boolean> {
  return (await browser.alarms.get(SYNC_ALARM)) !== undefined;
}

export const REFRESH_ALARM = 'refresh';

/** Decks are checked a few times a day; a refresh is due after weeks. */
const REFRESH_CHECK_MINUTES = 6 * 60;

/** The first check comes at a random moment of these minutes, so that the browsers of a class, all opened at eight, do not ask at once. */
const FIRST_CHECK_MINUTES = { least: 1, most: 10 };

/** Firefox forgets alarms when it closes, so call this at every start. @param random - From 0 to 1. */
export function setRefreshAlarm(isOn: boolean, random = Math.random()): void {
  const { least, most } = FIRST_CHECK_MINUTES;
  const delayInMinutes = least + random * (most - least);
  if (isOn) void browser.alarms.create(REFRESH_ALARM, { delayInMinutes, periodInMinutes: REFRESH_CHECK_MINUTES });
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
