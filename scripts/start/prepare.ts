import type { Page } from 'puppeteer-core';
import type { ReferenceApi } from '../../src/server/api/server.ts';
import { connect, startSync, waitForSync } from '../browser/driver.ts';
import { type ExtensionBrowser, waitForPage } from '../browser/extension-browser.ts';

export interface Prepared {
  welcome: Page;
  options: Page;
  reading: Page;
}

/** Connects the extension to the server as a person would, syncs a deck and opens a page to read. */
export async function prepare(extension: ExtensionBrowser, api: ReferenceApi, pagesAddress: string): Promise<Prepared> {
  const welcome = await waitForPage(extension, 'welcome.html');
  const options = await extension.open(extension.extensionUrl('options.html'));
  console.log(`Options: ${await connect(options, api.address, api.key)}`);
  const startedAt = performance.now();
  await startSync(options, 'spa', 'eng');
  const { cards, state, error } = await waitForSync(options, 'spa-eng', ['done', 'failed']);
  if (state !== 'done') throw new Error(`The deck could not be synced: ${error}.`);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `Synced Spanish → English: ${cards} cards in ${seconds.toFixed(1)} s, ${Math.round(cards / seconds)} cards a second`,
  );
  const reading = await extension.open(`${pagesAddress}/spanish.html`);
  await closeBlankTabs(extension, [welcome, options, reading]);
  await reading.bringToFront();
  return { welcome, options, reading };
}

async function closeBlankTabs(extension: ExtensionBrowser, used: readonly Page[]): Promise<void> {
  for (const page of await extension.browser.pages()) {
    if (!used.includes(page) && page.url() === 'about:blank') await page.close();
  }
}
