import { browser } from 'wxt/browser';
import type { Send } from '../../messaging/client.ts';
import { APPEARANCE_EVENT, type AppearanceEvent } from '../../messaging/events.ts';
import { keepTheme } from './theme.ts';

/** Keeps a page in the theme that the learner has chosen, wherever it is chosen. */
export function followTheme(send: Send): void {
  browser.runtime.onMessage.addListener((message: unknown) => {
    if (isAppearanceEvent(message)) keepTheme(message.appearance.theme);
    // No answer: the event is for every page.
    return undefined;
  });
  // The page's copy may be gone, or older than a choice that no page has heard of.
  send('settings.get', {}).then(
    ({ appearance }) => keepTheme(appearance.theme),
    () => undefined,
  );
}

function isAppearanceEvent(message: unknown): message is AppearanceEvent {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === APPEARANCE_EVENT;
}
