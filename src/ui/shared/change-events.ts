import { browser } from 'wxt/browser';
import { CHANGE_EVENT, SYNC_EVENT } from '../../messaging/events.ts';

/**
 * Calls `onChange` whenever the background reports changed decks, syncs or backups.
 *
 * @param onSync - Called while a sync stores cards, about once a second, when nothing else has changed.
 */
export function listenForChanges(onChange: () => void, onSync: () => void): void {
  browser.runtime.onMessage.addListener((message: unknown) => {
    const type = typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;
    if (type === CHANGE_EVENT) onChange();
    if (type === SYNC_EVENT) onSync();
    // Do not respond: the event is for every page.
    return undefined;
  });
}
