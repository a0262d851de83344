import type { Page } from 'puppeteer-core';
import { sendMessage } from '../../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../../scripts/browser/extension-browser.ts';

/** Longer than the time in which a second press is ignored. */
export const A_MOMENT = 170;

/** Installs a deck for a session with so many new words, which begins with the first of them. @returns The options page. */
export async function prepare(extension: ExtensionBrowser, newPerDay: number): Promise<Page> {
  const page = await extension.open(extension.extensionUrl('options.html'));
  const installed = await sendMessage(page, { type: 'deck.install', pair: 'spa-eng' });
  if (!installed.ok) throw new Error(installed.error.message);
  await sendMessage(page, { type: 'settings.put', change: { study: { newPerDay, starts: { 'spa-eng': 1 } } } });
  return page;
}

export const openStudy = (extension: ExtensionBrowser) => extension.open(extension.extensionUrl('popup.html?study'));
