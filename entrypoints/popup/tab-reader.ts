import { browser } from 'wxt/browser';
import { AppError } from '../../src/app-error.ts';
import type { RequestOf } from '../../src/messaging/messages.ts';
import type { PageReader } from '../../src/page/words/page-reader.ts';
import type { TabReader } from '../../src/ui/popup/page/page-reader.ts';
import { findActiveTab, isOpenToScripts } from './tabs.ts';

type Step = Awaited<ReturnType<PageReader['next']>>;

/**
 * Creates a reader of the active tab. It asks the page for one step after the other, so that a closed popup ends the work.
 *
 * @param isOver - Whether this window lies over the page.
 */
export function createTabReader(isOver: boolean): TabReader {
  let tabId = -1;
  const run = async <Args extends unknown[], Result>(func: (...args: Args) => Promise<Result>, args: Args) => {
    const [frame] = await browser.scripting.executeScript({ target: { tabId }, func, args });
    // Chrome gives `null` for a call that failed.
    return (frame?.result ?? undefined) as Result | undefined;
  };
  return {
    async read(onShare, signal) {
      const tab = await findActiveTab();
      if (tab?.id === undefined || !(await isOpenToScripts(tab))) return undefined;
      tabId = tab.id;
      await browser.scripting.executeScript({ target: { tabId }, files: ['/page-reader.js'] });
      for (let step = await run(beginReading, []); ; step = await run(readOn, [])) {
        if (!step) throw new AppError('no-answer', 'Expected a part of the page, got none.');
        if (step.page) return step.page;
        signal.throwIfAborted();
        onShare(step.share);
      }
    },
    async show() {
      await browser.tabs.update(tabId, { active: true });
      // In the side panel, the page is beside it.
      if (isOver) window.close();
    },
    mark: async (request) => (await run(markInPage, [request]).catch(() => false)) === true,
  };
}

// These run in the page, so they must not refer to anything outside.

async function beginReading(): Promise<Step | undefined> {
  return globalThis.waywordReader?.begin();
}

async function readOn(): Promise<Step | undefined> {
  return globalThis.waywordReader?.next();
}

async function markInPage(request: RequestOf<'study.mark'>): Promise<boolean> {
  return (await globalThis.waywordReader?.mark(request)) === true;
}
