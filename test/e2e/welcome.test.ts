import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseLanguage, click, delay, readText, sendMessage, waitForText } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { hoverWord, waitForCard, waitForWord } from '../../scripts/browser/hover.ts';
import { launch } from '../../scripts/browser/launch.ts';
import { waitForQuestion } from '../../scripts/browser/study.ts';
import { waitForWelcome } from '../../scripts/browser/welcome.ts';
import { readStarterDeck } from '../support/starter-decks.ts';
import { findFaults } from './support/axe.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { enterMarkedCard } from './support/enter-card.ts';
import { readSettledCard } from './support/hover-page.ts';
import { IS_EVERY_CASE, ONE_BROWSER } from './support/share.ts';

/** The popup's minimum time between two answers; see `study.test.ts`. */
const A_MOMENT = 170;
/** Longer than the background takes from its start until it opens a page. */
const A_WHILE = 1_000;
const WIDTHS = [1_000, 320];
const GERMAN_CARDS = readStarterDeck('deu-eng').cards.length.toLocaleString('en');

describe.each(ONE_BROWSER)('the first minute in %s', (kind) => {
  let extension: ExtensionBrowser;
  let page: Page;
  /** Chromium forgets an unpacked extension when it exits, so each start is an installation there. */
  const profile = kind === 'firefox' ? mkdtempSync(join(tmpdir(), 'wayword-welcome-')) : undefined;
  const start = () =>
    profile === undefined ? borrowBrowser(kind, { keepsWelcome: true }) : launch(kind, { keepsWelcome: true, profile });

  beforeAll(async () => {
    extension = await start();
    page = await waitForWelcome(extension);
    await page.bringToFront();
  });
  afterAll(async () => {
    await extension?.close();
    if (profile !== undefined) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  async function countPages(): Promise<number> {
    const pages = await extension.browser.pages();
    const addresses = await Promise.all(pages.map((one) => one.evaluate(() => location.href).catch(() => '')));
    return addresses.filter((address) => address.startsWith(extension.extensionUrl('welcome.html'))).length;
  }

  /** Problems of the page, in light and dark, wide and narrow. */
  async function examine(): Promise<string[]> {
    const faults: string[] = [];
    // Firefox cannot change its colour scheme while it runs.
    for (const value of kind === 'chromium' ? ['dark', 'light'] : ['light']) {
      if (kind === 'chromium') await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      for (const width of WIDTHS) {
        await page.setViewport({ width, height: 720 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        faults.push(
          ...(IS_EVERY_CASE ? await findFaults(page) : []),
          ...(overflow > 0 ? [`${overflow} pixels wider than the window`] : []),
        );
      }
    }
    await page.setViewport({ width: 1_000, height: 720 });
    return faults;
  }

  const readDone = () =>
    page.$$eval('.step', (steps) => steps.map((step) => (step as HTMLElement).dataset.done === 'true').slice(0, 3));

  /**
   * Closes tabs of the extension by address, once there is one. puppeteer does not see those that Firefox opens from a
   * link.
   */
  function closeTabs(address: string): Promise<void> {
    return page.evaluate(async (url: string) => {
      const { tabs } = (globalThis as unknown as { chrome: { tabs: Tabs } }).chrome;
      interface Tabs {
        query(filter: object): Promise<{ id: number; url?: string }[]>;
        remove(ids: number[]): Promise<void>;
      }
      for (;;) {
        const found = (await tabs.query({})).filter((tab) => tab.url === url);
        await tabs.remove(found.map(({ id }) => id));
        if (found.length > 0) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }, address);
  }

  /** Sends the page the background's message for a browser command, from another page. */
  async function pressCommand(command: string): Promise<void> {
    const other = await extension.open(extension.extensionUrl('options.html'));
    await page.bringToFront();
    await other.evaluate(async (name: string) => {
      const { tabs } = (globalThis as unknown as { chrome: { tabs: Tabs } }).chrome;
      interface Tabs {
        query(filter: object): Promise<{ id: number; url?: string }[]>;
        sendMessage(id: number, message: object): Promise<unknown>;
      }
      for (const { id, url } of await tabs.query({})) {
        const event = { type: 'event.command', command: name };
        if (url?.includes('welcome.html')) tabs.sendMessage(id, event).catch(() => undefined);
      }
    }, command);
    await other.close();
  }

  test('the page opens automatically, and two languages install their decks', async () => {
    expect(await countPages()).toBe(1);
    await page.waitForSelector('#welcome-from');
    expect(await readDone()).toEqual([false, false, false]);
    expect(await examine()).toEqual([]);
    await chooseLanguage(page, '#welcome-from', 'deu');
    // The first thousand come at once; on a busy machine, the whole deck takes longer.
    await waitForText(page, '#welcome-deck-messages', `${GERMAN_CARDS} words added`, 50_000);
    expect(await readDone()).toEqual([true, false, false]);
  });

  test('the real card opens over the text, and can be pinned', async () => {
    await hoverWord(page, 'geschrieben');
    expect(await waitForWord(page, 'schreiben')).toMatchObject({
      words: ['schreiben'],
      why: 'geschrieben → schreiben · past participle',
    });
    await waitForText(page, '#welcome-read-messages', 'the words of this deck work like this');
    expect(await readDone()).toEqual([true, true, false]);
    await enterMarkedCard(page);
    await page.keyboard.press('d');
    expect(await waitForCard(page, undefined, 'dialog')).toMatchObject({ words: ['schreiben'] });
    await page.keyboard.press('Escape');
    expect(await sendMessage(page, { type: 'hover.site' })).toMatchObject({ ok: true, value: { site: 'Wayword' } });
  });

  test('an option that is changed elsewhere applies here at once', async () => {
    const turn = (isOff: boolean) => sendMessage(page, { type: 'hover.changeSite', isOff });
    await turn(true);
    await delay(300);
    await hoverWord(page, 'Kaffee');
    expect(await readSettledCard(page, page)).toBeUndefined();
    await turn(false);
    await delay(300);
    await hoverWord(page, 'Kaffee');
    expect(await waitForWord(page, 'Kaffee')).toMatchObject({ glosses: ['coffee'] });
  });

  test('the first card is answered in the page that the step opens', async () => {
    await click(page, '#welcome-start-study');
    const address = extension.extensionUrl('popup.html?tab&study&deck=deu-eng');
    await closeTabs(address);
    const study = await extension.open(address);
    await waitForQuestion(study);
    await study.bringToFront();
    await delay(A_MOMENT);
    await study.keyboard.press(' ');
    await study.waitForSelector('#study-card[data-side="back"]');
    const first = await readText(study, '#study-word');
    expect(first, 'the first word of the text').toBe('Morgen');
    await delay(A_MOMENT);
    await study.keyboard.press('2');
    await study.waitForFunction(
      (before: string) => document.querySelector('#study-word')?.textContent?.trim() !== before,
      {},
      first,
    );
    await study.close();
    await page.bringToFront();
    await waitForText(page, '#welcome-finished', 'You’re ready');
    expect(await readDone()).toEqual([true, true, true]);
    expect(await examine()).toEqual([]);
  });

  test('browser commands reach the page', async () => {
    await page.evaluate(() => {
      const text = document.querySelector('#welcome-passage p')?.firstChild as Text;
      getSelection()?.collapse(text, 0);
    });
    await pressCommand('next-word');
    expect(await waitForCard(page)).toBeDefined();
  });

  test(`${profile === undefined ? 'an update' : 'another start of the browser'} opens no page`, async () => {
    if (profile === undefined) {
      // Installing the same folder again is an update; the pages of the previous version close.
      await extension.browser.installExtension(extension.extensionDir);
    } else {
      await extension.close();
      extension = await start();
    }
    const options = await extension.open(extension.extensionUrl('options.html'));
    expect(await sendMessage(options, { type: 'deck.list' })).toMatchObject({ ok: true, value: [{ pair: 'deu-eng' }] });
    await delay(A_WHILE);
    expect(await countPages()).toBe(0);
  });
});
