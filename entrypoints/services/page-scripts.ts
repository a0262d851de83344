import { browser } from 'wxt/browser';
import type { DomAccess } from '../../src/page/shadow.ts';
import type { HeldEvents } from '../background/held-events.ts';
import { warn } from '../background/warn.ts';
import { afterStart } from './lifetime.ts';

/** Keeps hovering in every page. */
export function startPageScripts({ startup }: Pick<HeldEvents, 'startup'>): void {
  // The browser itself has started: its pages get the script as they load.
  startup.addListener(() => noteStarted());
  afterStart(() => startInOpenTabs().catch(warn('Open tabs were not served')));
}

/**
 * Removes a card left behind by an earlier version, whose script Firefox stops midway. Runs in the page, so it must not
 * refer to anything outside.
 */
function sweep(): void {
  // `browser` is an import here; in Chrome the page does not have it under this name.
  const { chrome } = globalThis as { chrome?: { dom?: DomAccess } };
  for (const host of document.querySelectorAll<HTMLElement>('div[popover=manual]')) {
    const own = host as { openOrClosedShadowRoot?: ShadowRoot };
    const root = own.openOrClosedShadowRoot ?? chrome?.dom?.openOrClosedShadowRoot(host);
    if (root?.querySelector('.card[role], .shade > iframe[title=Wayword]')) host.remove();
  }
}

/**
 * Starts hovering in open tabs that lack it, after the extension was installed, updated or turned on. Firefox does this
 * itself at an installation; the script makes sure that it runs once.
 */
async function startInOpenTabs(): Promise<void> {
  // Cleared whenever the extension ends, and kept when only its background stops.
  const { isStarted } = await browser.storage.session.get('isStarted');
  if (isStarted) return;
  const tabs = await browser.tabs.query({ url: ['http://*/*', 'https://*/*', 'file:///*'], discarded: false });
  for (const { id } of tabs) {
    if (id === undefined) continue;
    const target = { tabId: id, allFrames: true };
    try {
      // One tab at a time: a window may have hundreds.
      await browser.scripting.executeScript({ target, func: sweep });
      await browser.scripting.executeScript({ target, files: ['/watch.js'] });
    } catch {
      // A page of the browser's own store, or a tab that has just closed.
    }
  }
  await noteStarted();
}

const noteStarted = () => browser.storage.session.set({ isStarted: true });
