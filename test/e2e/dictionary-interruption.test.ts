import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { click, sendMessage, waitForText } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser, launch } from '../../scripts/browser/launch.ts';
import { stopBackground } from '../../scripts/browser/stop-background.ts';
import type { DeckSummary } from '../../src/model/source.ts';
import { writeLargeDictionary } from '../support/large-dictionary.ts';

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

interface Rows {
  copies: string[];
  /** Cards of the import under way. */
  cards: number | undefined;
}

/** Content of the deck database. */
function readRows(page: Page): Promise<Rows> {
  return page.evaluate(
    () =>
      new Promise<Rows>((resolve, reject) => {
        const opening = indexedDB.open('content');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          try {
            const tables = opening.result.transaction(['blocks', 'fullEntries', 'words', 'imports']);
            const keys = ['blocks', 'fullEntries', 'words'].map((name) => tables.objectStore(name).getAllKeys());
            const imports = tables.objectStore('imports').getAll();
            tables.oncomplete = () => {
              opening.result.close();
              const copies = keys.flatMap(({ result }) => result.map((key) => (key as [string])[0]));
              const open = imports.result.find(({ state }) => state !== 'done');
              resolve({ copies: [...new Set(copies)], cards: open?.cards });
            };
          } catch (thrown) {
            // Throwing inside an event would leave the page waiting.
            reject(thrown);
          }
        };
      }),
  );
}

/** Starts the import, and waits until some of its cards are stored. */
async function importSome(options: Page): Promise<void> {
  const input = (await options.waitForSelector('#import-file')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
  await options.waitForSelector('#import-start[aria-disabled="false"]');
  await click(options, '#import-start');
  await expect
    .poll(async () => (await readRows(options)).cards ?? 0, { timeout: TIMEOUT_MS, interval: 50 })
    .toBeGreaterThan(0);
}

async function countDecks(page: Page): Promise<number> {
  const decks = await sendMessage<DeckSummary[]>(page, { type: 'deck.list' });
  return decks.ok ? decks.value.length : Number.NaN;
}

describe.each(BROWSER_KINDS)('the import of a dictionary in %s', (kind) => {
  let extension: ExtensionBrowser;

  beforeAll(async () => {
    extension = await launch(kind, { isBackgroundFree: true });
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
      await expect.poll(() => readRows(other), { timeout: 30_000 }).toEqual({ copies: [], cards: undefined });
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
      expect((await readRows(options)).copies).toHaveLength(1);
    },
    TIMEOUT_MS,
  );
});
