import { browser } from 'wxt/browser';
import type { Send } from '../../messaging/client.ts';
import { APPEARANCE_EVENT, type AppearanceEvent } from '../../messaging/events.ts';
import { keepLanguage, type LanguageHost } from './interface-language.ts';
import { keepTheme } from './theme.ts';

/** Applies the learner's theme and language to a page, and follows changes made elsewhere. */
export function followAppearance(host: LanguageHost, send: Send): void {
  const keep = ({ theme, interfaceLanguage }: AppearanceEvent['appearance']) => {
    keepTheme(theme);
    void keepLanguage(host, interfaceLanguage);
  };
  browser.runtime.onMessage.addListener((message: unknown) => {
    if (isAppearanceEvent(message)) keep(message.appearance);
    // Do not respond: the event is for every page.
    return undefined;
  });
  // The page's copies may be missing, or older than a choice restored from a backup.
  send('settings.get', {}).then(
    ({ appearance }) => keep(appearance),
    () => undefined,
  );
}

function isAppearanceEvent(message: unknown): message is AppearanceEvent {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === APPEARANCE_EVENT;
}
