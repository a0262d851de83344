import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { delay, sendMessage } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { readCard, readMarks } from '../../scripts/browser/hover-card.ts';
import { DEFAULT_SETTINGS, type SettingsChange } from '../../src/settings/settings.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { enterCard } from './support/enter-card.ts';
import { openToHover } from './support/hover-page.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { pointAt, toPoint } from './support/point-at.ts';
import { ONE_BROWSER } from './support/share.ts';

const HAUS = { name: 'a word', at: '#plain', text: 'Haus' };

describe.each(ONE_BROWSER)('the hover card in %s on pages that change', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let options: Page;
  let page: Page;

  const change = (hover: SettingsChange['hover']) => sendMessage(options, { type: 'settings.put', change: { hover } });

  beforeAll(async () => {
    server = await servePages([new URL('pages/hover/', import.meta.url)]);
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    const word = { pair: 'deu-eng', word: 'Haus', text: 'meaning of Haus' };
    await sendMessage(options, { type: 'definition.put', id: randomUUID(), ...word });
    page = await extension.browser.newPage();
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });
  beforeEach(async () => {
    await change(DEFAULT_SETTINGS.hover);
    await page.setViewport({ width: 900, height: 700 });
    await openToHover(options, page, server.toUrl('words'));
  });

  const countMarks = () => readMarks(page).then(({ length }) => length);
  async function showHaus(): Promise<void> {
    await pointAt(page, HAUS);
    expect((await waitForCard(page))?.words[0]).toBe('Haus');
  }
  /** Counts the card's pixels in a row, from a point to the right. */
  const measureCard = (x: number, y: number) =>
    page.evaluate(
      (left: number, top: number) => {
        const isCard = (at: number) => (document.elementFromPoint(at, top) as HTMLElement | null)?.popover === 'manual';
        return Array.from({ length: innerWidth - Math.ceil(left) }, (_, step) => left + step).filter(isCard).length;
      },
      x,
      y,
    );

  test.each<[string, () => void]>([
    ['takes the word away', () => document.querySelector('#plain')?.remove()],
    ['is drawn anew', () => document.body.replaceChildren('Eine neue Seite')],
    [
      'puts other text into its place',
      () => {
        (document.querySelector('#plain')?.firstChild as Text).data =
          'Ein ganz anderer Text steht jetzt an dieser Stelle.';
      },
    ],
    ['moves the word', () => document.body.prepend(document.createElement('hr'))],
    [
      'opens a dialog over it',
      () => {
        const dialog = document.createElement('dialog');
        document.body.append(dialog);
        dialog.showModal();
      },
    ],
    ['takes the card away', () => document.documentElement.lastElementChild?.remove()],
  ])('disappears together with its mark when the page %s under a resting pointer', async (_, act) => {
    await showHaus();
    // A card that a page removes at once is shown in another place.
    await delay(100);
    await page.evaluate(act);
    await expect.poll(countMarks).toBe(0);
    expect(await readCard(page)).toBeUndefined();
  });

  test('opens where the page cannot remove it', async () => {
    await page.evaluate(() => {
      const observer = new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) (node as Element).remove();
      });
      for (const parent of [document.documentElement, document.body]) observer.observe(parent, { childList: true });
    });
    // It is in the paragraph of its word.
    await pointAt(page, HAUS);
    await page.waitForFunction(() =>
      document.querySelector('p > div:empty, #plain > div:empty')?.matches(':popover-open'),
    );
  });

  test('opens on a page that was rewritten with `document.write`', async () => {
    await page.evaluate(() => {
      document.open();
      document.write('<html lang="de"><body><p id="plain">Das Haus</p></body></html>');
      document.close();
    });
    await showHaus();
  });

  test('opens in a frame that is written later', async () => {
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.id = 'late';
      frame.style.height = '300px';
      document.body.prepend(frame);
    });
    await delay(300);
    await page.evaluate(() => {
      const { contentDocument } = document.querySelector('#late') as HTMLIFrameElement;
      contentDocument?.open();
      contentDocument?.write('<html lang="de"><body><p id="plain">Das Haus</p></body></html>');
      contentDocument?.close();
    });
    const frame = await pointAt(page, { ...HAUS, frame: '#late' });
    expect((await waitForCard(page, frame))?.words[0]).toBe('Haus');
  });

  test('appears below its word when the whole page is zoomed, and dims nothing', async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root { zoom: 2 } ::backdrop { background: red }');
      document.adoptedStyleSheets = [sheet];
    });
    await showHaus();
    const { x, y } = await toPoint(page, HAUS);
    expect(await measureCard(x, y)).toBe(0);
    expect(await measureCard(x, y + 60)).toBeGreaterThan(100);
    const backdrop = await page.evaluate(
      () => getComputedStyle(document.documentElement.lastElementChild as Element, '::backdrop').display,
    );
    expect(backdrop).toBe('none');
  });

  test('grows with its text while it is pinned', async () => {
    await showHaus();
    await enterCard(page, HAUS);
    await page.keyboard.press('d');
    expect((await waitForCard(page, undefined, 'dialog'))?.words[0]).toBe('Haus');
    const { x, y } = await toPoint(page, HAUS);
    const before = await measureCard(x, y + 40);
    await change({ scale: '2' });
    await expect.poll(() => measureCard(x, y + 40)).toBeGreaterThan(before * 1.5);
  });

  test('stays within a narrow screen when it is pinned at twice the text size', async () => {
    await change({ scale: '2' });
    await page.mouse.move(310, 590);
    await page.setViewport({ width: 320, height: 600 });
    await showHaus();
    await enterCard(page, HAUS);
    await page.keyboard.press('d');
    expect((await waitForCard(page, undefined, 'dialog'))?.words[0]).toBe('Haus');
    const { y } = await toPoint(page, HAUS);
    expect(await measureCard(0, y + 60)).toBeGreaterThan(200);
    expect(await measureCard(317, y + 60)).toBe(0);
  });

  test('stays while its own text is selected', async () => {
    await showHaus();
    const { x, y } = await toPoint(page, HAUS);
    await page.mouse.move(x, y + 34);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 34, { steps: 4 });
    await page.mouse.up();
    await delay(300);
    expect((await readCard(page))?.words[0]).toBe('Haus');
  });
});
