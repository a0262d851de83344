import type { Page } from 'puppeteer-core';
import { delay } from '../../../scripts/browser/driver.ts';

/** Opens a page to hover on, with the pointer moved away. */
export async function openToHover(page: Page, url: string): Promise<void> {
  await page.bringToFront();
  await page.goto(url);
  // Content scripts start when the page is idle.
  await delay(100);
  // It may have been there already, and an untouched page does not listen for commands.
  await page.mouse.move(890, 690);
  await page.mouse.move(899, 699);
  await delay(30);
}

/**
 * Sends every tab the message that the background sends for browser commands and menus.
 *
 * @param extensionPage - Any page of the extension.
 */
export async function tellTabs(extensionPage: Page, event: object): Promise<void> {
  await extensionPage.evaluate(async (told: object) => {
    interface Tabs {
      query(wanted: object): Promise<{ id?: number }[]>;
      sendMessage(id: number, message: object): Promise<unknown>;
    }
    const { tabs } = (globalThis as unknown as { chrome: { tabs: Tabs } }).chrome;
    for (const { id } of await tabs.query({})) await tabs.sendMessage(id ?? 0, told).catch(() => undefined);
  }, event);
}
