import { browser } from 'wxt/browser';
import { CHANGE_EVENT } from '../../src/messaging/views.ts';

/** A sync stores several steps a second; a screen need not be drawn for each. */
const LEAST_GAP_MS = 250;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells open pages of the extension that decks or syncs have changed: soon, and once for many changes. */
export function announceChanges(): void {
  if (timer !== undefined) return;
  timer = setTimeout(() => {
    timer = undefined;
    // Rejects when no page is open.
    browser.runtime.sendMessage({ type: CHANGE_EVENT }).catch(() => undefined);
  }, LEAST_GAP_MS);
}
