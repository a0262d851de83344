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

/** Measures the longest time between two turns of a thread. */
const WATCH = `
  globalThis.watched = { longest: 0, last: performance.now() };
  setInterval(() => {
    const now = performance.now();
    watched.longest = Math.max(watched.longest, now - watched.last);
    watched.last = now;
  }, 5);
`;

/** Takes the longest time since the last question. */
const TAKE = '(() => { const { longest } = watched; watched.longest = 0; return longest; })()';

describe.each(BROWSER_KINDS)('hostile files in %s', (kind) => {
  let folder: string;
  let extension: ExtensionBrowser;
  let options: Page;
  /** A page without the extension, in a process of its own: what stands still there, the machine takes. Timers of its worker run behind, too. */
  let bystander: Page;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayword-hostile-'));
    extension = await borrowBrowser(kind);
    bystander = await extension.open('data:text/html,');
    await bystander.evaluate((code) => {
      const worker = new Worker(URL.createObjectURL(new Blob([`${code} onmessage = () => postMessage(take())`])));
      const take = () =>
        new Promise((resolve) => {
          worker.onmessage = ({ data }) => resolve(data);
          worker.postMessage('');
        });
      Object.assign(globalThis, { take });
    }, `${WATCH} const take = () => ${TAKE};`);
    options = await extension.open(extension.extensionUrl('options.html'));
    options.setDefaultTimeout(60_000);
    await options.waitForSelector('#import-zone');
    // Loads what the first file loads.
    await choose('#import-file', 'first.csv', ['Haus,house\n']);
    await waitForEnd();
    await options.evaluate(WATCH);
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

  /** Begins to measure. @returns Ends it, with the longest time that the page stood still, and another page meanwhile. */
  async function watch(): Promise<() => Promise<{ longest: number; idle: number }>> {
    const take = async () => ({
      longest: (await options.evaluate(TAKE)) as number,
      idle: (await bystander.evaluate('take()')) as number,
    });
    await take();
    return take;
  }

  test.each(HOSTILE_FILES)(
    '$title does not freeze the page',
    async ({ name, write }) => {
      const end = await watch();
      await choose('#import-file', name, write());
      const isEnded = await waitForEnd();
      const cancel = isEnded ? undefined : await press('#import-stop');
      const { longest, idle } = await end();
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
      const end = await watch();
      await choose('#backup-file', 'backup.json', writeLargeBackup(deckBytes));
      const isEnded = await options
        .waitForFunction(() => document.querySelector('#backup-preview') !== null, { timeout: 60_000, polling: 50 })
        .then(
          () => true,
          () => false,
        );
      const { longest, idle } = await end();
      const state = await options.$eval('#data-messages', ({ textContent }) => textContent);
      const cancel = isEnded ? undefined : await press('#backup-stop');
      console.log(kind, 'backup', deckBytes, Math.round(longest), isEnded, cancel, state);
      if (isEnded) await press('#backup-cancel');
      expect(longest).toBeLessThan(MOST_MS + idle);
    },
    TIMEOUT_MS,
  );
});
