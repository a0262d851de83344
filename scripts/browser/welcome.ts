import type { Page } from 'puppeteer-core';
import { delay } from './driver.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { closeFirefoxTab } from './firefox-scope.ts';

/** Longest time in which an existing page reports its address. */
const ANSWER_MS = 2_000;

/** Closes the page that opens after an installation: it would eventually come in front of another. */
export async function closeWelcome(extension: ExtensionBrowser): Promise<void> {
  const url = extension.extensionUrl('welcome.html');
  if (extension.kind === 'firefox') await closeFirefoxTab(extension, url);
  else await (await waitForPage(extension, url)).close();
}

/**
 * Waits for the page that opens after an installation.
 *
 * A Firefox page that the driver meets while it is opening may never answer, or report a blank page for good: there the
 * tab that opened is replaced by one that the driver opens.
 */
export async function waitForWelcome(extension: ExtensionBrowser): Promise<Page> {
  const url = extension.extensionUrl('welcome.html');
  if (extension.kind === 'chromium') return waitForPage(extension, url);
  await closeFirefoxTab(extension, url);
  return extension.open(url);
}

/** Waits for a page of the extension that opens without the driver. @param url - The start of its address. */
async function waitForPage({ browser }: ExtensionBrowser, url: string): Promise<Page> {
  const end = Date.now() + 20_000;
  const found = new Set<string>();
  while (Date.now() < end) {
    const pages = await browser.pages();
    // All at once: one that never answers must not cost the others their time.
    const addresses = await Promise.all(pages.map(readAddress));
    const at = addresses.findIndex((address) => address.startsWith(url));
    if (pages[at]) return pages[at];
    for (const address of addresses) found.add(address);
    await delay(50);
  }
  throw new Error(`Expected ${url} to open by itself, found ${[...found].join(' ')}.`);
}

/** The address of a page; "unknown" of one that is just opening, which cannot be asked or never answers. */
async function readAddress(page: Page): Promise<string> {
  const asked = page.evaluate(() => location.href).catch(() => undefined);
  return (await Promise.race([asked, delay(ANSWER_MS)])) ?? 'unknown';
}
