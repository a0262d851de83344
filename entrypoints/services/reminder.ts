import type { ExtensionTexts } from 'wayword:texts';
import { browser } from 'wxt/browser';
import { formatPlural } from '../../src/language/plural.ts';
import type { KeyValues } from '../../src/store/key-values.ts';
import type { Store } from '../../src/store/store.ts';
import { countReviews } from '../../src/store/study/caches/study-queue.ts';
import { findNextHour, isReminderTime } from '../../src/study/reminder.ts';
import type { Study } from '../../src/study/study.ts';
import { type LocalTime, toOpTime } from '../../src/study/study-day.ts';
import type { HeldEvents } from '../background/held-events.ts';
import { warn } from '../background/warn.ts';

export const REMINDER_ALARM = 'reminder';

const NOTIFICATION = 'reminder';
const REMINDED_DAY = 'reminder.day';

interface ReminderParts {
  store: Store;
  keyValues: KeyValues;
  study: Study;
  now: () => LocalTime;
  /** The hour that the learner has chosen; `null` for no reminder. */
  remindAt: () => Promise<number | null>;
  texts: () => Promise<ExtensionTexts>;
}

/** A daily notification that words are due, for learners who want it. */
export interface Reminder {
  /** Firefox forgets alarms when it closes: call this at every start, and when the hour may have changed. */
  setAlarm(remindAt: number | null): void;
  /** Shows the reminder if it is time, something is due, and nothing was studied today. */
  check(): void;
  listen(events: HeldEvents): void;
}

export function createReminder({ store, keyValues, study, now, remindAt, texts }: ReminderParts): Reminder {
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
  const openStudy = (id: string) => {
    if (id !== NOTIFICATION) return;
    void browser.notifications.clear(NOTIFICATION);
    void browser.tabs.create({ url: browser.runtime.getURL('/popup.html?tab&study' as '/popup.html') });
  };
  return {
    setAlarm(chosen) {
      if (chosen === null) void browser.alarms.clear(REMINDER_ALARM);
      else void browser.alarms.create(REMINDER_ALARM, { when: findNextHour(new Date(), chosen).getTime() });
    },
    check() {
      remind().catch(warn('No reminder was shown'));
    },
    listen({ notificationClicked, permissionsAdded }) {
      notificationClicked.addListener(openStudy);
      // Without the permission there is no event to listen to.
      permissionsAdded.addListener(({ permissions }) => {
        if (!notificationClicked.isHeard && permissions?.includes('notifications'))
          browser.notifications?.onClicked.addListener(openStudy);
      });
    },
  };
}
