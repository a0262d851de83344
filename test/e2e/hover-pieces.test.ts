import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { delay, sendMessage } from '../../scripts/browser/driver.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { readCard, readMarks } from '../../scripts/browser/hover-card.ts';
import { BROWSER_KINDS, type ExtensionBrowser, launch } from '../../scripts/browser/launch.ts';
import { PIECES_CASES, PIECES_WORDS, type PiecesCase } from './pages/pieces-cases.ts';
import { enterCard } from './support/enter-card.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { pointAt, toPoint } from './support/point-at.ts';

/** Longer than the dwell and two look-ups together: after this, no card will come. */
const SILENCE_MS = 300;

describe.each(BROWSER_KINDS)('text wherever it is, in %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let page: Page;

  beforeAll(async () => {
    server = await servePages([new URL('pages/pieces/', import.meta.url)]);
    extension = await launch(kind);
    const options = await extension.open(extension.extensionUrl('options.html'));
    for (const [pair, words] of Object.entries(PIECES_WORDS)) {
      for (const word of words) {
        const message = { type: 'definition.put', id: randomUUID(), pair, word, text: `meaning of ${word}` };
        expect(await sendMessage(options, message)).toMatchObject({ ok: true });
      }
    }
    page = await extension.browser.newPage();
    await page.setViewport({ width: 900, height: 700 });
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });

  async function open(name: string): Promise<void> {
    const url = server.toUrl(name);
    if (page.url() !== url) {
      await page.goto(url);
      await delay(100);
    }
    await page.mouse.move(899, 699);
    await delay(40);
  }

  async function hover(place: PiecesCase) {
    await open(place.page);
    await pointAt(page, place);
    if (place.expected === undefined) {
      await delay(SILENCE_MS);
      return readCard(page);
    }
    const card = await waitForCard(page);
    if (card) return card;
    await open(place.page);
    await pointAt(page, place);
    return waitForCard(page);
  }

  test.each(PIECES_CASES)('$page: $name', async (place) => {
    expect((await hover(place))?.words[0]).toBe(place.expected);
  });

  test.each([
    ['innerHTML every 60 ms', 60, 'innerHTML'],
    ['textContent every 200 ms', 200, 'textContent'],
  ])('a word under a resting pointer keeps its card while a page writes its paragraph by %s', async (_, ms, name) => {
    await open('chat');
    await page.reload();
    await delay(100);
    await pointAt(page, { name: 'a word', at: '#answer', text: 'Haus', character: 1 });
    expect((await waitForCard(page))?.words[0]).toBe('Haus');
    await page.evaluate(
      (interval: number, property: string) =>
        (window as unknown as { stream(...all: unknown[]): void }).stream(
          'answer',
          interval,
          'Das Haus ist',
          (element: HTMLElement, text: string) => Object.assign(element, { [property]: text }),
        ),
      ms,
      name,
    );
    for (let look = 0; look < 6; look++) {
      await delay(ms * 2);
      expect((await readCard(page))?.words[0]).toBe('Haus');
    }
    await delay(300);
    expect(await readMarks(page)).toHaveLength(1);
  });

  test('text that was written under a resting pointer is looked up when it has settled', async () => {
    await page.goto(server.toUrl('chat'));
    await delay(100);
    const { x, y } = await toPoint(page, { name: 'a line', at: '#late', spot: [50, 15] });
    await page.mouse.move(x, y, { steps: 2 });
    await delay(200);
    await page.evaluate(() =>
      (window as unknown as { stream(...all: unknown[]): void }).stream(
        'late',
        60,
        'Das Haus ist',
        (element: HTMLElement, text: string) => Object.assign(element, { innerHTML: text }),
      ),
    );
    expect((await waitForCard(page))?.words[0]).toBe('Haus');
  });

  test('a dialog that traps the focus leaves it to a pinned card', async () => {
    await page.goto(server.toUrl('chat'));
    await delay(100);
    await page.evaluate(() => (window as unknown as { trap(): void }).trap());
    const word = { name: 'a word', at: '#trapped', text: 'Wasser', character: 1 };
    await pointAt(page, word);
    expect((await waitForCard(page))?.words[0]).toBe('Wasser');
    await enterCard(page, word);
    await page.keyboard.press('p');
    await expect.poll(async () => (await readCard(page, undefined, 'dialog'))?.words[0]).toBe('Wasser');
    await page.keyboard.press('e');
    await expect.poll(async () => (await readCard(page, undefined, 'dialog'))?.text).toContain('My definition');
    await page.keyboard.type(' and more');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await readCard(page, undefined, 'dialog'))?.glosses)
      .toEqual(['meaning of Wasser and more']);
    for (let press = 0; press < 12; press++) await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect.poll(() => readCard(page, undefined, 'dialog')).toBeUndefined();
    expect(await page.evaluate(() => document.querySelector('#dialog') !== null)).toBe(true);
  });
});
