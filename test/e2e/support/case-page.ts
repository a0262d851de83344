import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { delay, sendMessage } from '../../../scripts/browser/driver.ts';
import type { BrowserKind, ExtensionBrowser } from '../../../scripts/browser/extension-browser.ts';
import { waitForCard, waitForNoCard } from '../../../scripts/browser/hover.ts';
import type { CardText } from '../../../scripts/browser/hover-card.ts';
import { borrowBrowser } from './borrow-browser.ts';
import { readSettledCard, waitForScript } from './hover-page.ts';
import { type FileEnd, type PageServer, servePages } from './page-server.ts';
import { type PagePoint, pointAt, toPoint } from './point-at.ts';

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
  /** Opens a page, also if it is open. */
  load(name: string, end?: FileEnd): Promise<void>;
  /** Opens a page, or reuses the open one with the pointer moved away. */
  open(name: string): Promise<void>;
  hover(place: PageCase): Promise<CardText | undefined>;
  /** Reads the card when nothing that the pointer started is still under way. */
  readSettled(): Promise<CardText | undefined>;
  /** Sends a message of an extension page to the background. */
  ask<Value>(message: { type: string; [field: string]: unknown }): Promise<Value>;
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

/** A pointer that left and returned within a frame would not have moved. */
const CLEAR_MS = 20;

export async function openCasePage(kind: BrowserKind, { folders, made, words }: CasePageOptions): Promise<CasePage> {
  const server = await servePages(folders, made);
  const extension = await borrowBrowser(kind);
  const options = await extension.open(extension.extensionUrl('options.html'));
  await defineWords(options, words);
  const page = await extension.browser.newPage();
  await page.setViewport({ width: 900, height: 700 });
  /** Where the last card opened. */
  let frame = page.mainFrame();

  async function load(name: string, end?: FileEnd): Promise<void> {
    frame = page.mainFrame();
    await page.goto(server.toUrl(name, end));
    await page.waitForSelector('html:not([data-loading])');
    await waitForScript(options, page);
  }

  async function open(name: string): Promise<void> {
    if (page.url() !== server.toUrl(name)) await load(name);
    await page.mouse.move(899, 699);
    // Otherwise the card of the case before would be read.
    await waitForNoCard(page, frame);
    frame = page.mainFrame();
    await delay(CLEAR_MS);
  }

  return {
    extension,
    server,
    page,
    load,
    open,
    async ask<Value>(message: { type: string; [field: string]: unknown }) {
      const envelope = await sendMessage<Value>(options, message);
      if (!envelope.ok) throw new Error(envelope.error.message);
      return envelope.value;
    },
    define: (again) => defineWords(options, [again]),
    async hover(place) {
      await open(place.page);
      frame = await pointAt(page, place);
      if (place.expected === undefined) return readSettledCard(options, page, { frame });
      return (await waitForCard(page, frame)) ?? explainMiss(page, place);
    },
    readSettled: () => readSettledCard(options, page),
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

/** @throws {Error} What the page says about a word that got no card. */
async function explainMiss(page: Page, place: PageCase): Promise<never> {
  const { x, y } = await toPoint(page, place);
  const found = await page.evaluate(
    (left: number, top: number) => {
      const { tagName, id } = document.elementFromPoint(left, top) ?? {};
      const isHovered = document.querySelector(`${tagName}:hover`) !== null;
      return { tagName, id, isHovered, focus: document.hasFocus(), visibility: document.visibilityState, scrollY };
    },
    x,
    y,
  );
  throw new Error(`Expected a card of “${place.name}” at ${x}, ${y}, got none: ${JSON.stringify(found)}`);
}
