import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { BROWSER_KINDS } from '../../scripts/browser/extension-browser.ts';
import { HOSTILE_FILES, writeLargeBackup } from '../support/hostile-files.ts';
import { borrowBrowser } from './support/borrow-browser.ts';

/** The longest that the page may stand still, in milliseconds, beside what the machine itself takes from it. */
const MOST_MS = 200;
/** A file is cancelled after so long. */
const CANCEL_AFTER_MS = 5_000;
const TIMEOUT_MS = 300_000;

interface Watch {
  longest: number;
  timer: number;
}

/** Measures the longest time between two turns of the page's thread. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watched = { longest: 0, timer: 0 };
    let last = performance.now();
    watched.timer = Number(
      setInterval(() => {
        const now = performance.now();
        watched.longest = Math.max(watched.longest, now - last);
        last = now;
      }, 5),
    );
    (globalThis as unknown as { watched: Watch }).watched = watched;
  });
}

const stopWatch = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { longest, timer } = (globalThis as unknown as { watched: Watch }).watched;
    clearInterval(timer);
    return longest;
  });

describe.each(BROWSER_KINDS)('hostile files in %s', (kind) => {
  let folder: string;
  let extension: ExtensionBrowser;
  let options: Page;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayword-hostile-'));
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    options.setDefaultTimeout(60_000);
    await options.waitForSelector('#import-zone');
    // Loads what the first file loads.
    await choose('#import-file', 'first.csv', ['Haus,house\n']);
    await waitForEnd();
  });
  afterAll(async () => {
    await extension?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function choose(field: string, name: string, content: Iterable<string | Uint8Array>): Promise<void> {
    const path = join(folder, name);
    await pipeline(Readable.from(content), createWriteStream(path));
    const input = (await options.waitForSelector(field)) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(path);
  }

  /** @returns Whether the file was recognised or refused in time. */
  const waitForEnd = () =>
    options
      .waitForFunction(
        () =>
          !document.querySelector('#import-stop') &&
          (document.querySelector('#import-name, #import-close') !== null ||
            document.querySelector('#import-messages')?.textContent !== ''),
        { timeout: CANCEL_AFTER_MS, polling: 50 },
      )
      .then(
        () => true,
        () => false,
      );

  /** @returns How long the page took to answer a press, in milliseconds; undefined if there is nothing to cancel. */
  const press = (id: string): Promise<number | undefined> =>
    options.evaluate(async (button) => {
      const startedAt = performance.now();
      document.querySelector<HTMLElement>(button)?.click();
      while (document.querySelector(button)) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return performance.now() - startedAt;
    }, id);

  /** How long the page stands still while nothing happens, because the machine does something else. */
  async function watchIdle(): Promise<number> {
    await watch(options);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return stopWatch(options);
  }

  test.each(HOSTILE_FILES)(
    '$title does not freeze the page',
    async ({ name, write }) => {
      const idle = await watchIdle();
      await watch(options);
      await choose('#import-file', name, write());
      const isEnded = await waitForEnd();
      const cancel = isEnded ? undefined : await press('#import-stop');
      const longest = await stopWatch(options);
      const message = await options.$eval('#import-messages', ({ textContent }) => textContent);
      console.log(kind, name, Math.round(longest), Math.round(idle), isEnded ? 'ended' : 'cancelled', cancel, message);
      expect(longest).toBeLessThan(MOST_MS + idle);
      expect(cancel ?? 0).toBeLessThan(250 + idle);
    },
    TIMEOUT_MS,
  );

  test.each([
    ['answers alone', 0],
    ['a large deck before the answers', 11_000_000],
  ])(
    'a backup of 60 MB with %s does not freeze the page',
    async (_, deckBytes) => {
      const idle = await watchIdle();
      await watch(options);
      await choose('#backup-file', 'backup.json', writeLargeBackup(deckBytes));
      const isEnded = await options
        .waitForFunction(() => document.querySelector('#backup-preview') !== null, { timeout: 60_000, polling: 50 })
        .then(
          () => true,
          () => false,
        );
      const longest = await stopWatch(options);
      const state = await options.$eval('#data-messages', ({ textContent }) => textContent);
      const cancel = isEnded ? undefined : await press('#backup-stop');
      console.log(kind, 'backup', deckBytes, Math.round(longest), isEnded, cancel, state);
      if (isEnded) await press('#backup-cancel');
      expect(longest).toBeLessThan(MOST_MS + idle);
    },
    TIMEOUT_MS,
  );
});
