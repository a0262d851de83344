import { browser } from 'wxt/browser';
import { pace } from '../../src/async/pace.ts';
import { APPEARANCE_EVENT, type AppearanceEvent, CHANGE_EVENT, HOVER_EVENT } from '../../src/messaging/events.ts';
import type { Settings } from '../../src/settings/settings.ts';
import type { Changes } from './changes.ts';

/** A sync stores several steps a second; screens need not redraw for each. */
const LEAST_GAP_MS = 250;

/** Notifies open pages of the extension of changes to what they show, and every tab of changes to hovering. */
export function startAnnouncements({ settings, decks }: Pick<Changes, 'settings' | 'decks'>): void {
  // At once, because a background may stop at any moment. Rejects if no page is open.
  const announceChanges = pace(
    () => void browser.runtime.sendMessage({ type: CHANGE_EVENT }).catch(() => undefined),
    LEAST_GAP_MS,
  );
  decks.on(announceChanges);
  // The new appearance first: what screens then draw again has it.
  settings.on(announceAppearance);
  settings.on(() => void announceHover());
  settings.on(announceChanges);
}

/** Sends the appearance to open pages of the extension. */
function announceAppearance({ appearance }: Settings): void {
  const event: AppearanceEvent = { type: APPEARANCE_EVENT, appearance };
  browser.runtime.sendMessage(event).catch(() => undefined);
}

/** Asks every tab to read its hover settings again. */
async function announceHover(): Promise<void> {
  for (const { id } of await browser.tabs.query({})) {
    // Rejects if there is no content script.
    if (id !== undefined) browser.tabs.sendMessage(id, { type: HOVER_EVENT }).catch(() => undefined);
  }
}
