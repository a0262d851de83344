import type { ExtensionTexts } from 'wayword:texts';
import { browser } from 'wxt/browser';
import { formatPlural } from '../../src/language/plural.ts';
import { readSettings } from '../../src/settings/stored-settings.ts';
import type { KeyValues } from '../../src/store/key-values.ts';
import type { Store } from '../../src/store/store.ts';
import { countReviews } from '../../src/store/study/caches/study-queue.ts';
import { findNextHour, isReminderTime } from '../../src/study/reminder.ts';
import type { Study } from '../../src/study/study.ts';
import { type LocalTime, toOpTime } from '../../src/study/study-day.ts';
import type { HeldEvents } from '../background/held-events.ts';
import { warn } from '../background/warn.ts';
import type { Changes } from './changes.ts';
import { onRestart } from './lifetime.ts';

const REMINDER_ALARM = 'reminder';

const NOTIFICATION = 'reminder';
const REMINDED_DAY = 'reminder.day';

interface ReminderParts {
  store: Store;
  keyValues: KeyValues;
  changes: Pick<Changes, 'settings'>;
  events: Pick<HeldEvents, 'alarm' | 'installed' | 'startup' | 'notificationClicked' | 'permissionsAdded'>;
  study: Pick<Study, 'countDue'>;
  now: () => LocalTime;
  texts: () => Promise<ExtensionTexts>;
}

/**
 * Sends a daily notification that words are due to learners who want it: at the hour that they chose, if something is due
 * and nothing was studied that day.
 */
export function startReminder({ store, keyValues, changes, events, study, now, texts }: ReminderParts): void {
  const remindAt = async () => (await readSettings(store)).study.remindAt;
  const remind = async () => {
    const chosen = await remindAt();
    // The learner may have revoked the permission in the browser's settings.
    if (chosen === null || !browser.notifications) return;
    const { wallAt, day } = toOpTime(now());
    const remindedDay = (await keyValues.get([REMINDED_DAY]))[REMINDED_DAY] as number | undefined;
    const hour = new Date(wallAt).getHours();
    if (!isReminderTime({ remindAt: chosen, hour, day, remindedDay })) return;
    const [due, answers] = await Promise.all([study.countDue(), countReviews(store, day)]);
    if (due === 0 || answers > 0) return;
    const { language, manifest, background } = await texts();
    await keyValues.set({ [REMINDED_DAY]: day });
    await browser.notifications.create(NOTIFICATION, {
      type: 'basic',
      iconUrl: browser.runtime.getURL('/icon/128.png'),
      title: manifest.name,
      message: formatPlural(language, due, background.due),
      // Firefox rejects options that it does not know.
      ...(import.meta.env.FIREFOX ? {} : { silent: true }),
    });
  };
  const check = () => void remind().catch(warn('No reminder was shown'));
  const setStoredAlarm = () => void remindAt().then(setAlarm, () => undefined);
  changes.settings.on((settings) => setAlarm(settings.study.remindAt));
  // Firefox forgets alarms when it closes.
  onRestart(events, setStoredAlarm);
  // The hour may have passed while the browser was closed.
  events.startup.addListener(check);
  events.alarm.addListener(({ name }) => {
    if (name !== REMINDER_ALARM) return;
    check();
    setStoredAlarm();
  });
  events.notificationClicked.addListener(openStudy);
  // Without the permission there is no event to listen to.
  events.permissionsAdded.addListener(({ permissions }) => {
    if (!events.notificationClicked.isHeard && permissions?.includes('notifications'))
      browser.notifications?.onClicked.addListener(openStudy);
  });
}

/** @param chosen - The hour; `null` for no reminder. */
function setAlarm(chosen: number | null): void {
  if (chosen === null) void browser.alarms.clear(REMINDER_ALARM);
  else void browser.alarms.create(REMINDER_ALARM, { when: findNextHour(new Date(), chosen).getTime() });
}

function openStudy(id: string): void {
  if (id !== NOTIFICATION) return;
  void browser.notifications.clear(NOTIFICATION);
  void browser.tabs.create({ url: browser.runtime.getURL('/popup.html?tab&study' as '/popup.html') });
}
