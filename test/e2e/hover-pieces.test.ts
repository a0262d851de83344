import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { delay, sendMessage } from '../../scripts/browser/driver.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { readCard } from '../../scripts/browser/hover-card.ts';
import { BROWSER_KINDS, type ExtensionBrowser, launch } from '../../scripts/browser/launch.ts';
import { PIECES_CASES, PIECES_WORDS, type PiecesCase } from './pages/pieces-cases.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { pointAt } from './support/point-at.ts';

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
});
