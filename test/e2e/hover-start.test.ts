import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { delay, sendMessage } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { isBackgroundRunning, keepBackgroundStopped } from '../../scripts/browser/stop-background.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { runInContentScript } from './support/content-script-world.ts';
import { tellTabs } from './support/hover-page.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { toPoint } from './support/point-at.ts';
import { WHOLE_OPTIONS } from './support/whole-options.ts';

const HAUS = { name: 'a word', at: '#plain', text: 'Haus' };
/** Longer than a finger has to stay for a look-up. */
const HOLD_MS = 700;

/** The hover script loads at the first sign of a person, and events until then count, too. */
describe.each(BROWSER_KINDS)('an untouched page with a stopped background, in %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let options: Page;
  let page: Page;

  beforeAll(async () => {
    server = await servePages([new URL('pages/hover/', import.meta.url)]);
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    await options.waitForSelector(WHOLE_OPTIONS);
    const word = { pair: 'deu-eng', word: 'Haus', text: 'house' };
    await sendMessage(options, { type: 'definition.put', id: randomUUID(), ...word });
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });
  beforeEach(async () => {
    await page?.close();
    page = await extension.browser.newPage();
    await page.goto(server.toUrl('words'));
    await delay(500);
    await keepBackgroundStopped(extension);
  });

  const isLoaded = () => runInContentScript(extension, page, `typeof waywordHover === 'function'`);

  test('contains no hover script, and wakes the background when the pointer moves', async () => {
    expect(await isLoaded()).toBe(false);
    expect(await isBackgroundRunning(extension)).toBe(false);
    // Where nothing can be looked up.
    await page.mouse.move(899, 699);
    await expect.poll(isLoaded).toBe(true);
    expect(await isBackgroundRunning(extension)).toBe(true);
  });

  test('shows the word that the first movement reached', async () => {
    const { x, y } = await toPoint(page, HAUS);
    await page.mouse.move(x, y);
    expect((await waitForCard(page))?.words).toEqual(['Haus']);
  });

  test('handles the command whose key was the first one pressed', async () => {
    await page.evaluate(() => {
      const { firstChild } = document.querySelector('#plain') as Element;
      const start = String(firstChild?.nodeValue).indexOf('Haus');
      getSelection()?.setBaseAndExtent(firstChild as Node, start, firstChild as Node, start + 4);
    });
    await page.keyboard.down('Alt');
    await tellTabs(options, { type: 'event.command', command: 'look-up' });
    await page.keyboard.up('Alt');
    expect((await waitForCard(page, undefined, 'dialog'))?.words).toEqual(['Haus']);
  });

  test('shows the word under a finger that stayed, and nothing after a tap', async () => {
    const { x, y } = await toPoint(page, HAUS);
    await page.touchscreen.tap(x, y);
    await delay(HOLD_MS);
    expect(await isLoaded()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.children.length)).toBe(2);
    await page.touchscreen.touchStart(x, y);
    await delay(HOLD_MS);
    await page.touchscreen.touchEnd();
    expect((await waitForCard(page))?.words).toEqual(['Haus']);
  });
});
