import type { Page } from 'puppeteer-core';
import { delay } from './driver.ts';

/** Firefox does not report the loading of an extension page to WebDriver, so poll for its end. */
export async function gotoExtensionPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { timeout: 1 }).catch(() => undefined);
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    // A page that is being replaced cannot be asked.
    const isReady = await page
      .evaluate((expected: string) => location.href.startsWith(expected) && document.readyState === 'complete', url)
      .catch(() => false);
    if (isReady) return;
    await delay(20);
  }
  throw new Error(`Expected ${url} to load, it did not.`);
}
