import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sendMessage } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { launch } from '../../scripts/browser/launch.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { pointAt } from './support/point-at.ts';

const HAUS = { name: 'a word', page: 'words', at: '#plain', text: 'Haus' };

describe.each(BROWSER_KINDS)('Wayword in a German %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let options: Page;
  let popup: Page;
  let page: Page;

  const stateOfHaus = async () => {
    await page.bringToFront();
    await page.mouse.move(899, 699);
    await pointAt(page, HAUS);
    return (await waitForCard(page))?.state;
  };
  const titleOf = (screen: Page) => screen.$eval('h1', (heading) => heading.textContent?.trim());
  const rootOf = (screen: Page) =>
    screen.$eval('html', (root) => ({ lang: root.getAttribute('lang'), dir: root.getAttribute('dir') }));

  beforeAll(async () => {
    server = await servePages([new URL('pages/hover/', import.meta.url)]);
    extension = await launch(kind, { languages: ['de-AT', 'de', 'en'] });
    options = await extension.open(extension.extensionUrl('options.html'));
    popup = await extension.open(extension.extensionUrl('popup.html?tab'));
    const word = { pair: 'deu-eng', word: 'Haus' };
    await sendMessage(options, { type: 'definition.put', id: randomUUID(), ...word, text: 'where one lives' });
    await sendMessage(options, { type: 'study.mark', id: randomUUID(), ...word, mark: 'know' });
    page = await extension.browser.newPage();
    await page.setViewport({ width: 900, height: 700 });
    await page.goto(server.toUrl('words'));
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });

  test('speaks German in its screens and on the card', async () => {
    await popup.waitForSelector('#open-menu[title="Menü"]');
    expect(await rootOf(popup)).toEqual({ lang: 'de', dir: 'ltr' });
    await options.waitForSelector('h1');
    expect(await titleOf(options)).toBe('Wayword Optionen');
    expect(await options.title()).toBe('Wayword – Optionen');
    await vi.waitFor(async () => expect(await stateOfHaus()).toBe('bekannt'), { timeout: 10_000 });
  });

  test('changing the language updates every open screen and the card at once', async () => {
    await options.bringToFront();
    await options.waitForSelector('#interface-language');
    await options.select('#interface-language', 'en');
    await options.waitForFunction(() => document.title === 'Wayword – Options');
    await popup.waitForSelector('#open-menu[title=Menu]');
    expect(await rootOf(popup)).toEqual({ lang: 'en', dir: 'ltr' });
    await vi.waitFor(async () => expect(await stateOfHaus()).toBe('known'), { timeout: 10_000 });
  });
});
