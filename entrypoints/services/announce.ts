import { browser } from 'wxt/browser';
import { pace } from '../../src/async/pace.ts';
import {
  APPEARANCE_EVENT,
  type AppearanceEvent,
  CHANGE_EVENT,
  HOVER_EVENT,
  SYNC_EVENT,
} from '../../src/messaging/events.ts';
import type { Settings } from '../../src/settings/settings.ts';
import type { Changes } from './changes.ts';

/** Several changes often follow one another; screens need not redraw for each. */
const LEAST_GAP_MS = 250;
/** A sync stores several steps a second, and each answer to an open page delays it. */
const SYNC_GAP_MS = 1_000;

/** Notifies open pages of the extension of changes to what they show, and every tab of changes to hovering. */
export function startAnnouncements({ settings, decks, sync }: Pick<Changes, 'settings' | 'decks' | 'sync'>): void {
  // At once, because a background may stop at any moment.
  const announceChanges = pace(() => announce(CHANGE_EVENT), LEAST_GAP_MS);
  decks.on(announceChanges);
  sync.on(pace(() => announce(SYNC_EVENT), SYNC_GAP_MS));
  // The new appearance first: what screens then draw again has it.
  settings.on(announceAppearance);
  settings.on(() => void announceHover());
  settings.on(announceChanges);
}

/** Sends an event to open pages. It rejects if no page is open. */
function announce(type: string): void {
  browser.runtime.sendMessage({ type }).catch(() => undefined);
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
