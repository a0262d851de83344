import { browser } from 'wxt/browser';

interface Tab {
  id?: number | undefined;
  url?: string | undefined;
}

/** The tab behind the popup, or beside the side panel. */
export async function findActiveTab() {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab;
}

/** Whether hover lookups work in a tab: browsers exclude extensions from their stores, internal pages and error pages. */
export async function isOpenToScripts(tab: Tab | undefined): Promise<boolean> {
  if (tab?.id === undefined || !/^(https?|file):/.test(tab.url ?? '')) return false;
  // Chrome shows a PDF in an internal page inside a page that allows scripts.
  const probe = () => document.contentType !== 'application/pdf';
  return browser.scripting.executeScript({ target: { tabId: tab.id }, func: probe, injectImmediately: true }).then(
    ([found]) => found?.result === true,
    () => false,
  );
}
