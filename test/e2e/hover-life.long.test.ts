import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { delay, sendMessage } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { pointAt } from './support/point-at.ts';
import { ONE_BROWSER } from './support/share.ts';

const HAUS = { name: 'a word', at: '#plain', text: 'Haus' };

describe.each(ONE_BROWSER)('a tab that outlives its extension, in %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let page: Page;
  let errors: string[] = [];

  beforeAll(async () => {
    server = await servePages([new URL('pages/hover/', import.meta.url)]);
    extension = await borrowBrowser(kind);
    const options = await extension.open(extension.extensionUrl('options.html'));
    const word = { pair: 'deu-eng', word: 'Haus', text: 'house' };
    await sendMessage(options, { type: 'definition.put', id: randomUUID(), ...word });
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });
  beforeEach(async () => {
    errors = [];
    page = await extension.browser.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(server.toUrl('words'));
    await delay(150);
  });

  /** The new background may still be starting, so point again. */
  async function expectCard(): Promise<void> {
    await expect
      .poll(
        async () => {
          await page.mouse.move(899, 699);
          await delay(100);
          await pointAt(page, HAUS);
          return (await waitForCard(page))?.words;
        },
        { timeout: 20_000 },
      )
      .toEqual(['Haus']);
  }

  // An error about the page's own favicon does not concern us.
  const findErrors = () => errors.filter((error) => !error.includes('404'));

  test.each([
    ['in use', true],
    ['that nobody has touched', false],
  ])('continues silently with the new version and leaves nothing of the old one: a page %s', async (_page, isUsed) => {
    if (isUsed) {
      await pointAt(page, HAUS);
      expect(await waitForCard(page)).toMatchObject({ words: ['Haus'] });
    }
    // Installing the same folder again is an update.
    await extension.browser.installExtension(extension.extensionDir);
    // The new background starts hovering in open tabs.
    await delay(2_000);
    await page.bringToFront();
    await page.mouse.move(899, 699);
    await delay(300);
    expect(await page.evaluate(() => document.documentElement.children.length)).toBe(2);
    await expectCard();
    expect(await page.evaluate(() => document.documentElement.children.length)).toBe(3);
    expect(findErrors()).toEqual([]);
  });

  // Firefox does not allow scripts to turn an extension off.
  test.runIf(kind === 'chromium')('works again after the extension was turned off and on', async () => {
    const manager = await extension.browser.newPage();
    await manager.goto('chrome://extensions');
    const turn = (isOn: boolean) => manager.evaluate(turnExtension, new URL(extension.extensionUrl('')).host, isOn);
    await turn(false);
    await turn(true);
    await manager.close();
    await page.bringToFront();
    await expectCard();
    expect(await page.evaluate(() => document.documentElement.children.length)).toBe(3);
    expect(findErrors()).toEqual([]);
  });

  test('nothing is left in a tab after uninstalling', async () => {
    const id = await extension.browser.installExtension(extension.extensionDir);
    await delay(2_000);
    await page.bringToFront();
    await expectCard();
    // Firefox ends a content script before it can remove a card; a person who uninstalls has the pointer elsewhere.
    await page.mouse.move(899, 699);
    await expect.poll(() => page.evaluate(() => document.documentElement.children.length)).toBe(2);
    await extension.browser.uninstallExtension(id);
    await delay(500);
    await page.bringToFront();
    await pointAt(page, HAUS);
    await delay(500);
    expect(await page.evaluate(() => document.documentElement.children.length)).toBe(2);
    expect(findErrors()).toEqual([]);
  });
});

/** Turns an extension on or off with its switch. Runs in the browser's own extensions page. */
async function turnExtension(id: string, isOn: boolean): Promise<void> {
  interface Management {
    setEnabled(id: string, isOn: boolean): Promise<void>;
  }
  await (globalThis as unknown as { chrome: { management: Management } }).chrome.management.setEnabled(id, isOn);
}
