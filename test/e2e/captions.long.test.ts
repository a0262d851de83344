import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendMessage } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { openToHover, tellTabs } from './support/hover-page.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { pointAt } from './support/point-at.ts';

describe.each(BROWSER_KINDS)('films with captions in %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let options: Page;
  let page: Page;

  const say = (message: object) => sendMessage(options, message);
  const change = (captions: boolean) => say({ type: 'hover.changeSite', site: '127.0.0.1', captions });
  const isPaused = () => page.$eval('video', (film) => film.paused);
  const becomes = (paused: boolean) => expect.poll(isPaused, { timeout: 10_000 }).toBe(paused);
  const pointAtCaption = (text: string) => pointAt(page, { name: 'a caption', at: '.caption', text });
  const leave = () => page.mouse.move(880, 690);

  beforeAll(async () => {
    server = await servePages([new URL('pages/captions/', import.meta.url)]);
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    for (const word of ['Haus', 'Wasser'])
      await say({ type: 'definition.put', id: randomUUID(), pair: 'deu-eng', word, text: `meaning of ${word}` });
    page = await extension.browser.newPage();
    await page.setViewport({ width: 900, height: 700 });
    await openToHover(options, page, server.toUrl('film'));
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });

  test('play on where the learner has not switched it on', async () => {
    await becomes(false);
    await pointAtCaption('Haus');
    await waitForCard(page);
    expect(await isPaused()).toBe(false);
    await leave();
  });

  test('pause while a caption is looked up, also between its words, and go on afterwards', async () => {
    await change(true);
    await expect
      .poll(
        async () => {
          await leave();
          await pointAtCaption('Haus');
          return isPaused();
        },
        { timeout: 20_000, interval: 700 },
      )
      .toBe(true);
    await pointAtCaption('steht');
    await expect.poll(() => waitForCard(page).catch(() => undefined)).toBeUndefined();
    expect(await isPaused()).toBe(true);
    await leave();
    await becomes(false);
    // Text that lies elsewhere.
    await pointAt(page, { name: 'a word', at: '#below', text: 'Wasser' });
    await waitForCard(page);
    expect(await isPaused()).toBe(false);
    await leave();
  });

  test('pause for the keys, and are left to the person who plays them', async () => {
    await page.evaluate(() => getSelection()?.collapse(document.querySelector('.caption')?.firstChild ?? null, 0));
    await tellTabs(options, { type: 'event.command', command: 'next-word' });
    await becomes(true);
    await page.$eval('video', (film) => void film.play());
    await becomes(false);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(await isPaused()).toBe(false);
    await page.keyboard.press('Escape');
    await page.$eval('video', (film) => film.pause());
    await pointAtCaption('Haus');
    await waitForCard(page);
    await leave();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)));
    expect(await isPaused()).toBe(true);
    await change(false);
  });
});
