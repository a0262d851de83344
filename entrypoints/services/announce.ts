import { browser } from 'wxt/browser';
import { APPEARANCE_EVENT, type AppearanceEvent, CHANGE_EVENT, HOVER_EVENT } from '../../src/messaging/events.ts';
import type { Settings } from '../../src/settings/settings.ts';

/** A sync stores several steps a second; a screen need not be drawn for each. */
const LEAST_GAP_MS = 250;

/** What has happened since pages were last told, while the gap lasts. */
let gap: 'quiet' | 'changed' | undefined;

/**
 * Tells open pages of the extension that decks, syncs or backups have changed: at once, as a background may be stopped at any moment, and of what
 * changes right after it once for all.
 */
export function announceChanges(): void {
  if (gap) {
    gap = 'changed';
    return;
  }
  gap = 'quiet';
  // Rejects when no page is open.
  browser.runtime.sendMessage({ type: CHANGE_EVENT }).catch(() => undefined);
  setTimeout(() => {
    const isDue = gap === 'changed';
    gap = undefined;
    if (isDue) announceChanges();
  }, LEAST_GAP_MS);
}

/** Tells open pages of the extension how they are to look. */
export function announceAppearance({ appearance }: Settings): void {
  const event: AppearanceEvent = { type: APPEARANCE_EVENT, appearance };
  browser.runtime.sendMessage(event).catch(() => undefined);
}

/** Tells every tab that it is to ask again what hovering does there. */
export async function announceHover(): Promise<void> {
  for (const { id } of await browser.tabs.query({})) {
    // Rejects where no content script is.
    if (id !== undefined) browser.tabs.sendMessage(id, { type: HOVER_EVENT }).catch(() => undefined);
  }
}
