import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { delay, sendMessage } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { readCard } from '../../scripts/browser/hover-card.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { enterCard } from './support/enter-card.ts';
import { openToHover } from './support/hover-page.ts';
import { openEditor } from './support/open-editor.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { pointAt, toPoint } from './support/point-at.ts';
import { ONE_BROWSER } from './support/share.ts';

/** Half of the time after which a hand counts as resting on its way. */
const A_PAUSE_MS = 100;
const HAUS = { name: 'a word', page: 'words', at: '#plain', text: 'Haus' };

describe.each(ONE_BROWSER)('the pointer’s path to the hover card and away from it in %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let options: Page;
  let page: Page;

  beforeAll(async () => {
    server = await servePages([new URL('pages/hover/', import.meta.url)]);
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    for (const word of ['Haus', 'Jahr']) {
      await sendMessage(options, {
        type: 'definition.put',
        id: randomUUID(),
        pair: 'deu-eng',
        word,
        text: `what ${word} means, and a good deal more of it, so that its card is a wide one`,
      });
    }
    page = await extension.browser.newPage();
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });
  beforeEach(async () => {
    await page.setViewport({ width: 900, height: 700 });
    await openToHover(options, page, server.toUrl('words'));
  });

  const readPinned = () => readCard(page, undefined, 'dialog');
  async function rest(): Promise<void> {
    await pointAt(page, HAUS);
    expect((await waitForCard(page))?.words).toEqual(['Haus']);
  }
  async function pin(): Promise<void> {
    await rest();
    await enterCard(page, HAUS);
    await page.keyboard.press('d');
    await expect.poll(readPinned).toMatchObject({ words: ['Haus'] });
  }

  /** Bounds of the card as the page can see them: its element is the last one. */
  const findCardBox = () =>
    page.evaluate(() => {
      const host = document.documentElement.lastElementChild;
      const box = { left: innerWidth, top: innerHeight, right: 0, bottom: 0 };
      for (let x = 1; x < innerWidth; x += 4) {
        for (let y = 1; y < innerHeight; y += 4) {
          if (document.elementFromPoint(x, y) !== host) continue;
          box.left = Math.min(box.left, x);
          box.right = Math.max(box.right, x);
          box.top = Math.min(box.top, y);
          box.bottom = Math.max(box.bottom, y);
        }
      }
      return box;
    });

  /**
   * Like a hand: straight, slow at both ends.
   *
   * @returns The longest time between two steps, which a busy machine can make as long as a pause.
   */
  async function moveByHand(to: { x: number; y: number }, steps: number): Promise<number> {
    const from = await toPoint(page, HAUS);
    let longest = 0;
    for (let step = 1; step <= steps; step++) {
      const share = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      const startedAt = performance.now();
      await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
      longest = Math.max(longest, performance.now() - startedAt);
    }
    return longest;
  }

  test.each([11, 22])('a straight path of %i steps reaches its last button', async (steps) => {
    const pinButton = { x: 0, y: 0 };
    // A hand that pauses on its way wants no card, so a path with a pause is walked again.
    do {
      await page.mouse.move(890, 20);
      await rest();
      const { right, bottom } = await findCardBox();
      Object.assign(pinButton, { x: right - 14, y: bottom - 12 });
    } while ((await moveByHand(pinButton, steps)) >= A_PAUSE_MS);
    expect((await readCard(page))?.words).toEqual(['Haus']);
    await page.mouse.click(pinButton.x, pinButton.y);
    await expect.poll(readPinned).toMatchObject({ words: ['Haus'] });
  });

  test('it closes when the pointer moves on along the line, and opens for the next word', async () => {
    await rest();
    await moveByHand(await toPoint(page, { ...HAUS, text: 'Jahr' }), 22);
    await expect.poll(async () => (await readCard(page))?.words).toEqual(['Jahr']);
    await page.mouse.move(890, 20, { steps: 20 });
    await expect.poll(() => readCard(page)).toBeUndefined();
  });

  test('a pinned card without the focus closes with Escape', async () => {
    await pin();
    const hasFocus = () =>
      page.evaluate(() => document.hasFocus() && document.activeElement === document.documentElement.lastElementChild);
    expect(await hasFocus()).toBe(true);
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
    });
    expect(await hasFocus()).toBe(false);
    expect(await readPinned()).toMatchObject({ words: ['Haus'] });
    await page.keyboard.press('Escape');
    await expect.poll(readPinned).toBeUndefined();
  });

  test('a click elsewhere keeps a definition that is being typed', async () => {
    await pin();
    await openEditor(page);
    await page.keyboard.type('half a sentence');
    await page.mouse.click(890, 20);
    await delay(200);
    expect(await readPinned()).toMatchObject({ words: ['Haus'] });
    await page.keyboard.press('Escape');
    // In Firefox, the key goes to the page and back first.
    await expect.poll(async () => (await readPinned())?.text).not.toContain('My definition');
    await page.mouse.click(890, 20);
    await expect.poll(readPinned).toBeUndefined();
  });

  test('Escape closes the card of another word first, and keeps a definition that is being typed', async () => {
    await pin();
    await openEditor(page);
    await page.keyboard.type('half a sentence');
    await delay(600);
    await pointAt(page, { ...HAUS, text: 'Jahr' });
    expect((await waitForCard(page))?.words).toEqual(['Jahr']);
    await page.keyboard.press('Escape');
    await expect.poll(() => readCard(page)).toBeUndefined();
    expect((await readPinned())?.text).toContain('My definition');
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await readPinned())?.text).not.toContain('My definition');
  });

  test('a pinned card stays in view when the window gets lower', async () => {
    await page.mouse.move(9, 9);
    await page.setViewport({ width: 400, height: 700 });
    await page.evaluate(() => {
      document.body.style.paddingTop = '520px';
    });
    await pin();
    await page.setViewport({ width: 400, height: 350 });
    await expect.poll(async () => (await findCardBox()).right).toBeGreaterThan(0);
  });

  test.runIf(kind === 'chromium')('it is not printed', async () => {
    await pin();
    const isSeen = () => page.evaluate(() => document.documentElement.lastElementChild?.checkVisibility());
    expect(await isSeen()).toBe(true);
    await page.emulateMediaType('print');
    expect(await isSeen()).toBe(false);
    await page.emulateMediaType();
    expect(await isSeen()).toBe(true);
  });
});
