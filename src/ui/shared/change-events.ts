import { browser } from 'wxt/browser';
import { CHANGE_EVENT } from '../../messaging/events.ts';

/** Calls `listener` whenever the background reports changed decks, syncs or backups. */
export function listenForChanges(listener: () => void): void {
  browser.runtime.onMessage.addListener((message: unknown) => {
    if (typeof message === 'object' && message !== null && 'type' in message && message.type === CHANGE_EVENT) {
      listener();
    }
    // Do not respond: the event is for every page.
    return undefined;
  });
}
