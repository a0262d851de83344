import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeLargeDeck } from '../../bench/large-deck.ts';
import { chooseLanguage, click, delay, lookupGet, readText, sendMessage } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { launch } from '../../scripts/browser/launch.ts';
import { stopBackground } from '../../scripts/browser/stop-background.ts';
import type { DeckPage } from '../../src/model/deck.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { readContentRows } from './support/content-rows.ts';
import { chooseNewerVersion } from './support/newer-version.ts';

/** More parts than a file has that is stored in advance, and more than the tests let through one at a time. */
const CARDS = 220_000;
const STORED_CARDS = 5_000;
const TIMEOUT_MS = 180_000;

let folder: string;
let largeFile: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayword-interruption-'));
  largeFile = join(folder, 'large.csv');
  await writeFile(largeFile, [...writeLargeDeck('deu-eng', CARDS, 'csv')].join(''));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function choose(options: Page, path: string): Promise<void> {
  const input = (await options.waitForSelector('#import-file')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(path);
  await chooseLanguage(options, '#import-from', 'deu');
  await chooseLanguage(options, '#import-to', 'eng');
}

async function startImport(options: Page, path: string): Promise<void> {
  await choose(options, path);
  await pressImport(options);
}

async function pressImport(options: Page): Promise<void> {
  await options.waitForSelector('#import-start[aria-disabled="false"]');
  await chooseNewerVersion(options);
  await click(options, '#import-start');
}

async function waitForEnd(options: Page): Promise<string> {
  await options.waitForSelector('#import-messages .notice', { timeout: TIMEOUT_MS });
  return readText(options, '#import-messages');
}

/** Imports a deck of one card. */
async function importSmall(options: Page): Promise<void> {
  const path = join(folder, 'small.csv');
  await writeFile(path, 'word,meaning\nHaus,house\n');
  await startImport(options, path);
  expect(await waitForEnd(options)).toMatch(/\b1 card\b/);
}

/** Lets some parts of an import reach the background, and holds back the others. */
async function limitParts(page: Page, parts: number): Promise<void> {
  await page.evaluate((most: number) => {
    type Send = (message: { type: string; part?: number }) => Promise<unknown>;
    type Global = { chrome: { runtime: { sendMessage: Send } }; partsLet?: number };
    const global = globalThis as unknown as Global;
    const { runtime } = global.chrome;
    const send = runtime.sendMessage;
    if (global.partsLet === undefined) {
      runtime.sendMessage = async (message) => {
        while (message.part !== undefined && message.part >= (global.partsLet ?? 0)) {
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return send.call(runtime, message);
      };
    }
    global.partsLet = most;
  }, parts);
}

/** Lets parts through up to a number, and waits until they are stored. */
async function storeParts(page: Page, parts: number): Promise<void> {
  await limitParts(page, parts);
  await expect.poll(async () => (await readRows(page)).parts, { timeout: TIMEOUT_MS }).toBe(parts);
}

interface Rows {
  copies: string[];
  imports: number;
  /** Imports of the pair that are stored and indexed, but not yet a deck. */
  ready: number;
  /** Stored parts of an incomplete import. */
  parts: number | undefined;
}

/** Content of the deck database. */
async function readRows(page: Page): Promise<Rows> {
  const { copies, imports } = await readContentRows(page);
  return {
    copies,
    imports: imports.length,
    ready: imports.filter(({ state, pair }) => state === 'indexed' && pair === 'deu-eng').length,
    parts: imports.find(({ state }) => state === 'open')?.nextPart,
  };
}

/**
 * Chooses a file of a few thousand cards, and waits until it is stored, as it is once a person has seen its first
 * cards.
 */
async function chooseStored(options: Page): Promise<void> {
  const path = join(folder, 'stored.csv');
  await writeFile(path, [...writeLargeDeck('deu-eng', STORED_CARDS, 'csv')].join(''));
  await choose(options, path);
  await expect.poll(async () => (await readRows(options)).ready, { timeout: TIMEOUT_MS }).toBe(1);
}

async function wordAt(page: Page, rank: number): Promise<string | undefined> {
  return JSON.parse((await lookupGet(page, `/api/v1/fc/?f=deu&t=eng&n=${rank}`)).body).word;
}

describe.each(BROWSER_KINDS)('an import in %s', (kind) => {
  let extension: ExtensionBrowser;

  beforeAll(async () => {
    extension = await borrowBrowser(kind);
  });
  afterAll(() => extension?.close());

  test(
    'completes the deck although its background is stopped again and again',
    async () => {
      const options = await extension.open(extension.extensionUrl('options.html'));
      await importSmall(options);
      await choose(options, largeFile);
      await limitParts(options, 0);
      await pressImport(options);
      for (const parts of [1, 4, 7, 10]) {
        await storeParts(options, parts);
        expect(await wordAt(options, 1)).toBe('Haus');
        await stopBackground(extension);
      }
      await limitParts(options, CARDS);
      expect(await waitForEnd(options)).toContain(`${CARDS.toLocaleString('en')} cards`);

      const { value: last } = (await sendMessage<DeckPage>(options, {
        ...{ type: 'deck.export', id: 'deu-eng', after: CARDS - 3, limit: 10 },
      })) as { value: DeckPage };
      const file = [...writeLargeDeck('deu-eng', CARDS, 'json-lines')].join('').trim().split('\n');
      const words = file.map((line) => JSON.parse(line).word as string);
      expect(last.cards.map(([, word]) => word)).toEqual(words.slice(-3));
      for (let rank = 1; rank <= CARDS; rank += 7_919) expect(await wordAt(options, rank)).toBe(words[rank - 1]);
      const found = await sendMessage<LookupResult>(options, {
        ...{ type: 'lookup.define', text: words.at(-1), offset: 0, language: 'deu' },
      });
      expect(found.ok && found.value.entries[0]?.rank).toBe(CARDS);
      // Rows of a large deck that was replaced are deleted afterwards.
      await expect.poll(async () => (await readRows(options)).copies, { timeout: 20_000 }).toHaveLength(1);
      await options.close();
    },
    TIMEOUT_MS,
  );

  test(
    'leaves only the old deck when its background is stopped and its page is closed',
    async () => {
      const first = await extension.open(extension.extensionUrl('options.html'));
      await importSmall(first);
      await choose(first, largeFile);
      await limitParts(first, 0);
      await pressImport(first);
      await storeParts(first, 3);
      await stopBackground(extension);
      // A stopped background misses that the page closes; the next browser start cleans up.
      await storeParts(first, 6);
      // The page sends no final message, as in a crash or a closed tab under load.
      await first.evaluate(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true));
      const again = await extension.open(extension.extensionUrl('options.html'));
      await first.close();

      expect(await wordAt(again, 1)).toBe('Haus');
      // Messages of the closed page may still arrive.
      for (let tries = 0; tries < 200 && (await readRows(again)).copies.length > 1; tries++) await delay(100);
      expect((await readRows(again)).copies).toHaveLength(1);
      expect(await wordAt(again, 1)).toBe('Haus');
      await again.close();
    },
    TIMEOUT_MS,
  );

  test(
    'that is already stored is there at once, even after its background was stopped',
    async () => {
      const options = await extension.open(extension.extensionUrl('options.html'));
      await importSmall(options);
      await chooseStored(options);
      expect(await wordAt(options, 2)).toBeUndefined();
      await stopBackground(extension);
      await pressImport(options);
      expect(await waitForEnd(options)).toContain(`${STORED_CARDS.toLocaleString('en')} cards`);
      expect(await wordAt(options, STORED_CARDS)).toBeDefined();
      // Rows of a large deck that was replaced are deleted afterwards.
      await expect.poll(async () => (await readRows(options)).copies, { timeout: 20_000 }).toHaveLength(1);
      await options.close();
    },
    TIMEOUT_MS,
  );

  test(
    'that is stored but not confirmed is dropped with its page',
    async () => {
      const options = await extension.open(extension.extensionUrl('options.html'));
      await importSmall(options);
      await chooseStored(options);
      // After the choice, rows stored for a wrongly guessed pair are dropped.
      await expect.poll(async () => (await readRows(options)).copies.length, { timeout: 20_000 }).toBe(2);
      await extension.open('about:blank');
      await options.close();
      const again = await extension.open(extension.extensionUrl('options.html'));
      await expect.poll(async () => (await readRows(again)).copies.length, { timeout: 20_000 }).toBe(1);
      expect(await wordAt(again, 2)).toBeUndefined();
    },
    TIMEOUT_MS,
  );
});

test(
  'leaves only the old deck after the browser is killed and restarted',
  async () => {
    const profile = await mkdtemp(join(tmpdir(), 'wayword-profile-'));
    let extension = await launch('chromium', { profile });
    try {
      const options = await extension.open(extension.extensionUrl('options.html'));
      await importSmall(options);
      await choose(options, largeFile);
      await limitParts(options, 0);
      await pressImport(options);
      await storeParts(options, 3);
      // Long enough for the browser to flush its writes to disk.
      await delay(500);
      extension.browser.process()?.kill('SIGKILL');
      await delay(300);
      extension = await launch('chromium', { profile });
      const after = await extension.open(extension.extensionUrl('options.html'));
      for (let tries = 0; tries < 100 && (await readRows(after)).imports > 0; tries++) await delay(100);
      const { copies, imports } = await readRows(after);
      expect(imports).toBe(0);
      expect(copies).toHaveLength(1);
    } finally {
      await extension.close().catch(() => undefined);
      await rm(profile, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);
