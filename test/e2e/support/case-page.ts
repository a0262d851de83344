import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { delay, sendMessage } from '../../../scripts/browser/driver.ts';
import type { BrowserKind, ExtensionBrowser } from '../../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../../scripts/browser/hover.ts';
import { type CardText, readCard } from '../../../scripts/browser/hover-card.ts';
import { borrowBrowser } from './borrow-browser.ts';
import { type PageServer, servePages } from './page-server.ts';
import { type PagePoint, pointAt } from './point-at.ts';

/** Longer than the dwell and two look-ups together: after this, no card will come. */
export const SILENCE_MS = 300;

/** A position on a page, and the expected word on the card; `undefined`: no card. */
export interface PageCase extends PagePoint {
  page: string;
  expected: string | undefined;
}

/** A browser with defined words, and one tab in which the cases of some pages are hovered. */
export interface CasePage {
  extension: ExtensionBrowser;
  server: PageServer;
  page: Page;
  /** Opens a page, or reuses the open one with the pointer moved away. */
  open(name: string): Promise<void>;
  hover(place: PageCase): Promise<CardText | undefined>;
  /** Defines words again, as at the start. */
  define(words: CasePageOptions['words'][number]): Promise<void>;
  close(): Promise<void>;
}

export interface CasePageOptions {
  folders: readonly URL[];
  /** Further files to serve, by name. */
  made?: Record<string, Uint8Array>;
  /** Words to define by language pair, like a learner who writes their own definitions. */
  words: readonly Readonly<Record<string, readonly string[]>>[];
}

export async function openCasePage(kind: BrowserKind, { folders, made, words }: CasePageOptions): Promise<CasePage> {
  const server = await servePages(folders, made);
  const extension = await borrowBrowser(kind);
  const options = await extension.open(extension.extensionUrl('options.html'));
  await defineWords(options, words);
  const page = await extension.browser.newPage();
  await page.setViewport({ width: 900, height: 700 });

  async function open(name: string): Promise<void> {
    const url = server.toUrl(name);
    if (page.url() !== url) {
      await page.goto(url);
      await page.waitForSelector('html:not([data-loading])');
      // Content scripts start when the page is idle.
      await delay(100);
    }
    await page.mouse.move(899, 699);
    await delay(40);
  }

  return {
    extension,
    server,
    page,
    open,
    define: (again) => defineWords(options, [again]),
    async hover(place) {
      await open(place.page);
      const frame = await pointAt(page, place);
      if (place.expected === undefined) {
        await delay(SILENCE_MS);
        return readCard(page, frame);
      }
      // On a busy machine the page may still scroll or lay out after the pointer has arrived; a person would point
      // again.
      const card = await waitForCard(page, frame);
      if (card) return card;
      await open(place.page);
      return waitForCard(page, await pointAt(page, place));
    },
    async close() {
      await extension.close();
      server.close();
    },
  };
}

async function defineWords(extensionPage: Page, all: CasePageOptions['words']): Promise<void> {
  for (const [pair, words] of all.flatMap((some) => Object.entries(some))) {
    for (const word of words) {
      const message = { type: 'definition.put', id: randomUUID(), pair, word, text: `meaning of ${word}` };
      expect(await sendMessage(extensionPage, message)).toMatchObject({ ok: true });
    }
  }
}
