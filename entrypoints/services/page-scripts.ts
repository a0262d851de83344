import { browser } from 'wxt/browser';
import type { DomAccess } from '../../src/page/shadow.ts';

/**
 * Takes away a card that an earlier version has left, whose script Firefox stops in the middle. Runs in the page and alone: it can use
 * nothing from outside.
 */
function sweep(): void {
  // `browser` is imported here, and in the page it is not there under this name in Chrome.
  const { chrome } = globalThis as { chrome?: { dom?: DomAccess } };
  for (const host of document.querySelectorAll<HTMLElement>('div[popover=manual]')) {
    const own = host as { openOrClosedShadowRoot?: ShadowRoot };
    const root = own.openOrClosedShadowRoot ?? chrome?.dom?.openOrClosedShadowRoot(host);
    if (root?.querySelector('.card[role], .shade > iframe[title=Wayword]')) host.remove();
  }
  CSS.highlights?.delete('wayword');
}

/**
 * Starts hovering in the tabs that are open without it: the extension was installed, updated or turned on again. Firefox does so by itself
 * at an installation; the script itself sees to it that it runs once.
 */
export async function startInOpenTabs(): Promise<void> {
  // Forgotten whenever the extension ends, and kept while only its background does.
  const { isStarted } = await browser.storage.session.get('isStarted');
  if (isStarted) return;
  const tabs = await browser.tabs.query({ url: ['http://*/*', 'https://*/*', 'file:///*'], discarded: false });
  for (const { id } of tabs) {
    if (id === undefined) continue;
    const target = { tabId: id, allFrames: true };
    try {
      // One tab after the other: a window may have hundreds.
      await browser.scripting.executeScript({ target, func: sweep });
      await browser.scripting.executeScript({ target, files: ['/hear.js'] });
    } catch {
      // A page of the browser's own store, or one that has just gone.
    }
  }
  await noteStarted();
}

/** The browser itself has started: what it opens gets the script as every page does. */
export const noteStarted = () => browser.storage.session.set({ isStarted: true });
