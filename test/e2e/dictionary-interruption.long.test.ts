import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { click, sendMessage, waitForText } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { stopBackground } from '../../scripts/browser/stop-background.ts';
import type { DeckSummary } from '../../src/model/source.ts';
import { writeLargeDictionary } from '../support/large-dictionary.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { readContentRows } from './support/content-rows.ts';

const LEMMAS = 40_000;
const TIMEOUT_MS = 180_000;

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayword-dictionary-'));
  file = join(folder, 'wty-fi-en.zip');
  writeLargeDictionary(file, { lemmas: LEMMAS, forms: 2 * LEMMAS });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Cards of the import under way; undefined without one. */
async function countImported(page: Page): Promise<number | undefined> {
  const { imports } = await readContentRows(page);
  return imports.find(({ state }) => state !== 'done')?.cards;
}

/** Starts the import, and waits until some of its cards are stored. */
async function importSome(options: Page): Promise<void> {
  const input = (await options.waitForSelector('#import-file')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
  await options.waitForSelector('#import-start[aria-disabled="false"]');
  await click(options, '#import-start');
  await expect
    .poll(async () => (await countImported(options)) ?? 0, { timeout: TIMEOUT_MS, interval: 50 })
    .toBeGreaterThan(0);
}

async function countDecks(page: Page): Promise<number> {
  const decks = await sendMessage<DeckSummary[]>(page, { type: 'deck.list' });
  return decks.ok ? decks.value.length : Number.NaN;
}

describe.each(BROWSER_KINDS)('the import of a dictionary in %s', (kind) => {
  let extension: ExtensionBrowser;

  beforeAll(async () => {
    extension = await borrowBrowser(kind);
  });
  afterAll(() => extension?.close());

  test.each([
    ['cancelled', (options: Page) => click(options, '#import-cancel').then(() => undefined)],
    ['left with its page', (options: Page) => options.close()],
  ])(
    'that is %s leaves nothing',
    async (_, end) => {
      const other = await extension.open(extension.extensionUrl('options.html'));
      const options = await extension.open(extension.extensionUrl('options.html'));
      await importSome(options);
      await end(options);
      await expect.poll(async () => (await readContentRows(other)).copies, { timeout: 30_000 }).toEqual([]);
      expect(await countImported(other)).toBeUndefined();
      expect(await countDecks(other)).toBe(0);
      if (!options.isClosed()) await options.close();
      await other.close();
    },
    TIMEOUT_MS,
  );

  test(
    'continues while the background is stopped',
    async () => {
      const options = await extension.open(extension.extensionUrl('options.html'));
      await importSome(options);
      await stopBackground(extension);
      await waitForText(options, '#import-messages', `${LEMMAS.toLocaleString('en')} cards`, TIMEOUT_MS);
      expect(await countDecks(options)).toBe(1);
      expect((await readContentRows(options)).copies).toHaveLength(1);
    },
    TIMEOUT_MS,
  );
});
