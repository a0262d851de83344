import { browser } from 'wxt/browser';
import { APPEARANCE_EVENT, type AppearanceEvent, CHANGE_EVENT, HOVER_EVENT } from '../../src/messaging/events.ts';
import type { Settings } from '../../src/settings/settings.ts';

/** A sync stores several steps a second; screens need not redraw for each. */
const LEAST_GAP_MS = 250;

/** Changes since the last event, collected during the gap. */
let gap: 'quiet' | 'changed' | undefined;

/**
 * Notifies open pages of the extension of changes to decks, syncs or backups: at once, because a background may stop at
 * any moment, and then once for all changes that follow shortly.
 */
export function announceChanges(): void {
  if (gap) {
    gap = 'changed';
    return;
  }
  gap = 'quiet';
  // Rejects if no page is open.
  browser.runtime.sendMessage({ type: CHANGE_EVENT }).catch(() => undefined);
  setTimeout(() => {
    const isDue = gap === 'changed';
    gap = undefined;
    if (isDue) announceChanges();
  }, LEAST_GAP_MS);
}

/** Sends the appearance to open pages of the extension. */
export function announceAppearance({ appearance }: Settings): void {
  const event: AppearanceEvent = { type: APPEARANCE_EVENT, appearance };
  browser.runtime.sendMessage(event).catch(() => undefined);
}

/** Asks every tab to read its hover settings again. */
export async function announceHover(): Promise<void> {
  for (const { id } of await browser.tabs.query({})) {
    // Rejects if there is no content script.
    if (id !== undefined) browser.tabs.sendMessage(id, { type: HOVER_EVENT }).catch(() => undefined);
  }
}
