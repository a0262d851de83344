import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { click, sendMessage } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { readInFirefoxScope, runInFirefoxScope } from '../../scripts/browser/firefox-scope.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { makePdf } from './support/make-pdf.ts';
import { servePages } from './support/page-server.ts';

/** What the extension's own page can see of the toolbar popup. */
interface PopupView {
  text: string;
  width: number;
  height: number;
  /** Whether the screen is wider or higher than the popup, or its content than the screen. */
  isCut: boolean;
}

function openPopup(page: Page): Promise<void> {
  return page.evaluate(() =>
    (globalThis as unknown as { chrome: { action: { openPopup(): Promise<void> } } }).chrome.action.openPopup(),
  );
}

function readPopup(page: Page): Promise<PopupView | undefined> {
  return page.evaluate(() => {
    const { extension } = (globalThis as unknown as { chrome: { extension: { getViews(o: object): Window[] } } })
      .chrome;
    const view = extension.getViews({ type: 'popup' })[0];
    if (view?.document.readyState !== 'complete') return undefined;
    const { documentElement, body } = view.document;
    const app = view.document.getElementById('app');
    if (!app) return undefined;
    return {
      text: body.innerText,
      width: view.innerWidth,
      height: view.innerHeight,
      isCut:
        documentElement.scrollWidth > view.innerWidth ||
        Math.floor(app.getBoundingClientRect().bottom) > view.innerHeight ||
        app.scrollHeight > app.clientHeight,
    };
  });
}

/** Presses the button of the menu in the toolbar popup, where a driver cannot click. */
function openMenu(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { extension } = (globalThis as unknown as { chrome: { extension: { getViews(o: object): Window[] } } })
      .chrome;
    const { document } = extension.getViews({ type: 'popup' })[0] ?? {};
    if (!document?.querySelector('#popup-menu')) document?.querySelector<HTMLElement>('#open-menu')?.click();
  });
}

/** Firefox opens none while another is still closing. */
function openAgain(page: Page): Promise<void> {
  return vi.waitFor(async () => {
    await page.evaluate(() => {
      const { extension } = (globalThis as unknown as { chrome: { extension: { getViews(o: object): Window[] } } })
        .chrome;
      for (const view of extension.getViews({ type: 'popup' })) view.close();
    });
    await openPopup(page);
  }, 10_000);
}

function isSideOpen({ kind, browser, extensionUrl }: ExtensionBrowser, page: Page): Promise<boolean> | boolean {
  if (kind === 'chromium') return browser.targets().some((target) => target.url() === extensionUrl('sidepanel.html'));
  return page.evaluate(() => {
    const { browser } = globalThis as unknown as {
      browser: { sidebarAction: { isOpen(o: object): Promise<boolean> } };
    };
    return browser.sidebarAction.isOpen({});
  });
}

/** Presses our entry of Firefox's open menu. @returns Its text; empty if there is none yet. */
const PRESS_ENTRY = `(async () => {
  const { document } = Services.wm.getMostRecentBrowserWindow();
  const menu = document.getElementById('contentAreaContextMenu');
  const entry = [...menu.querySelectorAll('menuitem')].find(({ label, hidden }) => !hidden && /Wayword/.test(label));
  if (menu.state !== 'open') return '';
  if (!entry) menu.hidePopup();
  else menu.activateItem(entry);
  return entry ? entry.label : '';
})()`;

function readSide(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { extension } = (globalThis as unknown as { chrome: { extension: { getViews(o: object): Window[] } } })
      .chrome;
    return extension.getViews({ type: 'sidebar' })[0]?.document.body.innerText;
  });
}

describe.each(BROWSER_KINDS)('the toolbar popup of %s', (kind) => {
  let extension: ExtensionBrowser;
  beforeAll(async () => {
    extension = await borrowBrowser(kind);
  });
  afterAll(async () => {
    await extension?.close();
  });

  test('opens from the button, shows its screen, and is not clipped', async () => {
    const options = await extension.open(extension.extensionUrl('options.html'));
    await openPopup(options);
    // Firefox resizes the popup to its content step by step.
    const asWanted = { text: expect.stringContaining('No deck yet'), width: 360, isCut: false };
    await vi.waitFor(async () => expect(await readPopup(options)).toMatchObject(asWanted), { timeout: 10_000 });
  });

  test('offers choices for the site of a page, and says where the browser excludes extensions', async () => {
    const server = await servePages([new URL('pages/hover/', import.meta.url)]);
    try {
      const options = await extension.open(extension.extensionUrl('options.html'));
      let page = await extension.open(server.toUrl('words'));
      await openAgain(options);
      await vi.waitFor(
        async () => {
          await openMenu(options);
          expect((await readPopup(options))?.text).toContain('Hover on');
        },
        { timeout: 10_000 },
      );
      const expectClosed = async () => {
        await page.bringToFront();
        await openAgain(options);
        const asWanted = { text: expect.stringContaining('Extensions can’t run on this page'), isCut: false };
        await vi.waitFor(
          async () => {
            await openMenu(options);
            expect(await readPopup(options)).toMatchObject(asWanted);
          },
          { timeout: 10_000 },
        );
        expect((await readPopup(options))?.text).not.toContain('Hover on');
      };
      // The browser shows it in an internal page, in Chrome inside one that allows scripts.
      await page.goto(server.toUrl('printed', 'pdf')).catch(() => undefined);
      await expectClosed();
      // The driver may wait in vain for the end of a navigation that leaves the browser's viewer of PDFs.
      page = await extension.open(server.toUrl('words'));
      server.close();
      // The browser's own error page, which has the site's address.
      await page.reload().catch(() => undefined);
      await expectClosed();
    } finally {
      server.close();
    }
  });

  test('moves to the side of the window', async () => {
    const options = await extension.open(extension.extensionUrl('options.html'));
    // In a separate tab, because a driver cannot click in the toolbar popup.
    const popup = await extension.open(extension.extensionUrl('popup.html'));
    await click(popup, '#open-menu');
    await popup.waitForSelector('#open-side');
    await click(popup, '#open-side');
    await vi.waitFor(async () => expect(await isSideOpen(extension, options)).toBe(true), { timeout: 10_000 });
  });

  const defineWord = (page: Page) =>
    sendMessage(page, {
      type: 'definition.put',
      id: randomUUID(),
      pair: 'deu-eng',
      word: 'Wasser',
      text: 'meaning of Wasser',
    });

  test('gives most of its height to the card', async () => {
    const options = await extension.open(extension.extensionUrl('options.html'));
    await sendMessage(options, { type: 'deck.install', pair: 'deu-eng' });
    await sendMessage(options, { type: 'settings.put', change: { study: { starts: { 'deu-eng': 1 } } } });
    const readCard = () =>
      options.evaluate(() => {
        const { extension } = (globalThis as unknown as { chrome: { extension: { getViews(o: object): Window[] } } })
          .chrome;
        const view = extension.getViews({ type: 'popup' })[0];
        return view?.document.querySelector('#study-card')?.clientHeight ?? 0;
      });
    // The window of the browser may leave it less than its full height.
    await openAgain(options);
    await vi.waitFor(async () => expect(await readCard()).toBeGreaterThanOrEqual(300), { timeout: 10_000 });

    const page = await extension.open(extension.extensionUrl('popup.html?study'));
    await page.setViewport({ width: 360, height: 600 });
    await page.waitForSelector('#study-card');
    expect(await page.$eval('#study-card', (card) => card.clientHeight)).toBeGreaterThanOrEqual(300);
    await page.close();
  });

  // A driver cannot press an entry of Chrome's menus.
  test.runIf(kind === 'firefox')('shows the selection of a PDF in the side panel, by the menu', async () => {
    const server = await servePages([], { 'word.pdf': makePdf([['Wasser', 60, 200]], 40) });
    try {
      const options = await extension.open(extension.extensionUrl('options.html'));
      await defineWord(options);
      await runInFirefoxScope(extension, 'Services.wm.getMostRecentBrowserWindow().SidebarController.hide()');
      const page = await extension.open(server.toUrl('word', 'pdf'));
      await page.bringToFront();
      // The viewer draws the text some time after the load.
      await vi.waitFor(async () => {
        await page.mouse.click(300, 300);
        await page.keyboard.down('Control');
        await page.keyboard.press('a');
        await page.keyboard.up('Control');
        await page.mouse.click(300, 250, { button: 'right' });
        await vi.waitFor(async () => {
          expect(await readInFirefoxScope(extension, PRESS_ENTRY)).toBe('Look up “Wasser” in Wayword');
        });
      }, 20_000);
      await vi.waitFor(async () => expect(await readSide(options)).toContain('meaning of Wasser'), 10_000);
    } finally {
      server.close();
    }
  });

  test.runIf(kind === 'chromium')('searches the word that a menu asks for in the side panel', async () => {
    const options = await extension.open(extension.extensionUrl('options.html'));
    await defineWord(options);
    const side = await extension.open(extension.extensionUrl('sidepanel.html'));
    await options.evaluate(() =>
      (
        globalThis as unknown as { chrome: { storage: { session: { set(items: object): Promise<void> } } } }
      ).chrome.storage.session.set({ askedWord: 'Wasser' }),
    );
    await side.waitForSelector('#search-results li');
    expect(await side.$eval('#search-results', (list) => list.textContent)).toContain('meaning of Wasser');
  });
});
