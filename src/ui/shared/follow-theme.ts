import { browser } from 'wxt/browser';
import type { Send } from '../../messaging/client.ts';
import { APPEARANCE_EVENT, type AppearanceEvent } from '../../messaging/events.ts';
import { keepTheme } from './theme.ts';

/** Applies the learner's theme to a page, and follows changes made in other pages. */
export function followTheme(send: Send): void {
  browser.runtime.onMessage.addListener((message: unknown) => {
    if (isAppearanceEvent(message)) keepTheme(message.appearance.theme);
    // Do not respond: the event is for every page.
    return undefined;
  });
  // The page's copy may be missing or outdated.
  send('settings.get', {}).then(
    ({ appearance }) => keepTheme(appearance.theme),
    () => undefined,
  );
}

function isAppearanceEvent(message: unknown): message is AppearanceEvent {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === APPEARANCE_EVENT;
}
