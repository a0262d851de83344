import { browser } from 'wxt/browser';
import type { MarkedPages } from '../../src/settings/marked-pages.ts';

/** A script that the browser loads into some pages only. */
export interface SiteScript {
  /** Of the registration, which the browser keeps, also across its restarts. */
  id: string;
  /** Its path. It makes sure that it runs once. */
  file: string;
}

/** Has a script run in these pages, also in those that are open, and in no others. */
export async function registerScript(given: SiteScript, pages: MarkedPages): Promise<void> {
  await register(given, pages);
  if (pages.matches.length > 0) await startInTabs(given, pages);
}

async function register({ id, file }: SiteScript, { matches, excludeMatches }: MarkedPages): Promise<void> {
  const { scripting } = browser;
  const isRegistered = (await scripting.getRegisteredContentScripts({ ids: [id] })).length > 0;
  if (matches.length === 0) {
    if (isRegistered) await scripting.unregisterContentScripts({ ids: [id] });
    return;
  }
  const script = {
    id,
    js: [file.slice(1)],
    matches,
    excludeMatches,
    runAt: 'document_idle' as const,
    allFrames: true,
    matchOriginAsFallback: true,
  };
  if (isRegistered) await scripting.updateContentScripts([script]);
  else await scripting.registerContentScripts([script]);
}

/** Pages that were open before. */
async function startInTabs({ file }: SiteScript, { matches, excludeMatches }: MarkedPages): Promise<void> {
  const without = excludeMatches.length > 0 ? await browser.tabs.query({ url: excludeMatches }) : [];
  const excluded = new Set(without.map(({ id }) => id));
  for (const { id } of await browser.tabs.query({ url: matches, discarded: false })) {
    if (id === undefined || excluded.has(id)) continue;
    // Rejects in pages of the browser.
    await browser.scripting
      .executeScript({ target: { tabId: id, allFrames: true }, files: [file as '/hover.js'] })
      .catch(() => undefined);
  }
}
