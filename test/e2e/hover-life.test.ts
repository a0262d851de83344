import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { delay, sendMessage } from '../../scripts/browser/driver.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { BROWSER_KINDS, type ExtensionBrowser, launch } from '../../scripts/browser/launch.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { pointAt } from './support/point-at.ts';

const HAUS = { name: 'a word', at: '#plain', text: 'Haus' };

describe.each(BROWSER_KINDS)('a tab that outlives its extension, in %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let page: Page;
  let errors: string[] = [];

  beforeAll(async () => {
    server = await servePages([new URL('pages/hover/', import.meta.url)]);
    extension = await launch(kind);
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

  test('goes on with the new one, without a word and with nothing left of the old', async () => {
    await pointAt(page, HAUS);
    expect(await waitForCard(page)).toMatchObject({ words: ['Haus'] });
    // The same folder once more is an update.
    await extension.browser.installExtension(resolve(`.output/${kind === 'chromium' ? 'chrome' : 'firefox'}-mv3`));
    // The new background starts itself in the tabs that are open.
    await delay(2_000);
    await page.bringToFront();
    await page.mouse.move(899, 699);
    await delay(300);
    expect(await page.evaluate(() => document.documentElement.children.length)).toBe(2);
    // An error of the page's own favourite icon is none of ours.
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
    expect(await page.evaluate(() => document.documentElement.children.length)).toBe(3);
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  });
});
