import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { click, delay, readText, sendMessage, waitForText } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { launch } from '../../scripts/browser/launch.ts';
import { readCardRows } from '../../src/library/formats/read-card-rows.ts';
import { recogniseFile } from '../../src/library/formats/recognise.ts';
import type { StoredCard } from '../../src/model/card.ts';
import type { DeckPage } from '../../src/model/deck.ts';
import { EXPORT_FORMATS, type ExportFormat, FILE_TYPES } from '../../src/model/file-format.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import { chooseNewerVersion } from './support/newer-version.ts';

/** Rows of the large deck. Times are printed but not checked. */
const MANY = Number(process.env.EXPORT_ROWS ?? 100_000);
/** Rows not yet read when a key is pressed. */
const TOO_MANY = 500_000;
const TIMEOUT_MS = 180_000;

const HEBREW: StoredCard[] = [
  [1, 'בית', ['house', 'home'], ['בתים', 'בתי']],
  [2, 'ספר', ['book']],
  [3, 'מה נשמע, אחי?', ['"what is up, brother?"; slang', 'a / b']],
  [4, 'של', []],
];

describe.each(BROWSER_KINDS)('decks as files in %s', (kind) => {
  let folder: string;
  let downloadDir: string;
  let extension: ExtensionBrowser;
  let options: Page;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayword-files-'));
    downloadDir = join(folder, 'downloads');
    await mkdir(downloadDir);
    extension = await launch(kind, { downloadDir });
    options = await extension.open(extension.extensionUrl('options.html'));
    options.setDefaultTimeout(15_000);
    await options.waitForSelector('#import-zone');
  });
  afterAll(async () => {
    await extension?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function save(name: string, content: string): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  }

  async function choose(name: string, content: string): Promise<void> {
    const path = await save(name, content);
    const input = (await options.waitForSelector('#import-file')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(path);
    await waitForText(options, '#import-name', name);
  }

  const focusedId = () => options.evaluate(() => document.activeElement?.id);

  async function waitForFocus(id: string): Promise<void> {
    await options.waitForFunction((wanted: string) => document.activeElement?.id === wanted, {}, id);
  }

  /** Presses Tab until an element has the focus. */
  async function tabTo(id: string): Promise<void> {
    for (let steps = 0; steps < 40; steps += 1) {
      if ((await focusedId()) === id) return;
      await options.keyboard.press('Tab');
    }
    throw new Error(`Expected #${id} to be reached with Tab, it was not.`);
  }

  /** Drops a file on the centre of an element, as far as the browser supports that in a test. */
  async function drop(selector: string, path: string): Promise<void> {
    if (kind === 'firefox') return dropByScript(selector, path);
    const element = await options.waitForSelector(selector);
    await element?.scrollIntoView();
    const box = await element?.boundingBox();
    if (!box) throw new Error(`Expected ${selector} to be on the screen, it is not.`);
    const session = await options.createCDPSession();
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', { type, ...place, data });
    }
    await session.detach();
  }

  /** Firefox has no protocol for dragging files, so the test dispatches the events itself. */
  async function dropByScript(selector: string, path: string): Promise<void> {
    const content = await readFile(path, 'utf8');
    await options.$eval(
      selector,
      (element, text, name) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], name));
        for (const type of ['dragenter', 'dragover', 'drop']) {
          const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
          if (element.dispatchEvent(event)) throw new Error(`Expected ${type} to be taken, the browser got it.`);
        }
      },
      content,
      path.split('/').at(-1) ?? '',
    );
  }

  async function find(text: string, language: string): Promise<string[]> {
    const request = { type: 'lookup.define', text, offset: 0, language };
    const envelope = await sendMessage<LookupResult>(options, request);
    return envelope.ok ? envelope.value.entries.map(({ word, meanings }) => `${word}: ${meanings.join(', ')}`) : [];
  }

  /** Waits until a download is complete: browsers use another name until then. */
  async function readDownload(name: string): Promise<Uint8Array<ArrayBuffer>> {
    const end = Date.now() + TIMEOUT_MS;
    for (let size = -1; Date.now() < end; ) {
      const names = await readdir(downloadDir);
      const bytes = names.includes(name) ? await readFile(join(downloadDir, name)) : undefined;
      if (
        bytes &&
        bytes.byteLength === size &&
        bytes.byteLength > 0 &&
        !names.some((other) => /\.(crdownload|part)$/.test(other))
      ) {
        await rm(join(downloadDir, name));
        return new Uint8Array(bytes);
      }
      size = bytes?.byteLength ?? -1;
      await delay(50);
    }
    throw new Error(`Expected the download ${name}, got ${(await readdir(downloadDir)).join(', ') || 'none'}.`);
  }

  async function parse(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<StoredCard[]> {
    const { format } = await recogniseFile(bytes.subarray(0, 64 * 1024), name);
    const cards: StoredCard[] = [];
    for await (const rows of readCardRows(new Blob([bytes]), format)) {
      for (const { rank, word, meanings, forms } of rows) {
        cards.push(forms ? [rank, word, meanings, forms] : [rank, word, meanings]);
      }
    }
    return cards;
  }

  /** Saves a deck through its button. @returns The cards in the file. */
  async function exportBy(label: string, pair: string, format: ExportFormat): Promise<StoredCard[]> {
    const row = `[data-pair="${pair}"]`;
    await options.waitForSelector(row);
    if (!(await options.$(`${row} .export`))) await click(options, `${row} [aria-label="Export ${label}"]`);
    await click(options, `${row} .export [data-format="${format}"]`);
    const name = `wayword-${pair}.${FILE_TYPES[format].extension}`;
    await options.waitForFunction(
      (css: string, expected: string) => document.querySelector(css)?.textContent?.includes(expected),
      { timeout: TIMEOUT_MS },
      `${row} .export .messages`,
      name,
    );
    return parse(await readDownload(name), name);
  }

  test('a file dropped beside the zone changes nothing and does not leave the page', async () => {
    const path = await save('heb-eng.jsonl', '{"word":"בית","meanings":["house"]}\n');
    await drop('.page-title', path);
    await delay(300);
    expect(await options.evaluate(() => location.href)).toBe(extension.extensionUrl('options.html'));
    expect(await options.$('#import-name')).toBeNull();
  });

  test('a file dropped on the zone is imported with the keyboard alone, and its words are found', async () => {
    const lines = HEBREW.map(([rank, word, meanings, forms]) => JSON.stringify({ rank, word, meanings, forms }));
    await drop('#import-zone', await save('heb-eng.jsonl', `${lines.join('\n')}\n`));
    await waitForText(options, '#import-name', 'heb-eng.jsonl');
    await waitForText(options, '#import-preview', 'בית');
    expect(await options.$eval('#import-preview bdi', (cell) => [cell.lang, cell.dir])).toEqual(['he', 'rtl']);
    await options.evaluate(() => document.getElementById('import-choose')?.focus());
    await tabTo('import-start');
    await options.keyboard.press('Enter');
    await waitForText(options, '#import-messages', '4 cards added as “heb-eng”.');
    await waitForFocus('import-messages');
    await tabTo('import-browse');
    expect(await find('בתים', 'heb')).toEqual(['בית: house, home']);
  });

  test('the deck of a file is opened from there', async () => {
    const path = await options.$eval('#import-browse', (link) => link.getAttribute('href') ?? '');
    const popup = await extension.open(extension.extensionUrl(path.slice(1)));
    expect(await readText(popup, '#card-word')).toBe('בית');
    await popup.close();
    await options.bringToFront();
  });

  test.each(EXPORT_FORMATS)('a deck saved as %s is the same after importing it', async (format) => {
    expect(await exportBy('Hebrew to English', 'heb-eng', format)).toEqual(HEBREW);
  });

  test('a newer version of a file replaces the older one', async () => {
    await choose('heb-eng.csv', 'word,meaning\nשלום,peace; hello\n');
    await chooseNewerVersion(options);
    await waitForText(options, '#import-as-hint', 'cards replace those of “heb-eng”');
    await options.focus('#import-start');
    await options.keyboard.press('Enter');
    await waitForText(options, '#import-messages', '“heb-eng” updated: 1 card.');
    expect(await find('שלום', 'heb')).toEqual(['שלום: peace, hello']);
    expect(await find('ספר', 'heb')).toEqual([]);
  });

  test('a cancelled import changes nothing', async () => {
    const rows = Array.from({ length: TOO_MANY }, (_, index) => `slovo${index + 1}\tword`);
    await choose('ces-eng.tsv', `word\tmeaning\n${rows.join('\n')}\n`);
    await click(options, '#import-start');
    await options.waitForSelector('#import-cancel');
    await waitForFocus('import-cancel');
    await options.keyboard.press('Enter');
    await waitForText(options, '#import-messages', 'Cancelled. Nothing was changed.');
    const page = await sendMessage<DeckPage>(options, { type: 'deck.export', id: 'ces-eng', after: -1, limit: 1 });
    expect(page.ok).toBe(false);
  });

  test(
    'saving a large deck does not freeze the page',
    async () => {
      const rows = Array.from({ length: MANY }, (_, index) => `slovo${index + 1}\tword ${index + 1}; other`);
      await choose('ces-eng.tsv', `word\tmeaning\n${rows.join('\n')}\n`);
      await click(options, '#import-start');
      await options.waitForFunction(() => document.querySelector('#import-messages')?.textContent?.includes('added'), {
        timeout: TIMEOUT_MS,
      });
      await options.evaluate(() => {
        const page = globalThis as unknown as { longest: number; last: number };
        page.longest = 0;
        page.last = performance.now();
        setInterval(() => {
          const now = performance.now();
          page.longest = Math.max(page.longest, now - page.last);
          page.last = now;
        }, 5);
      });
      const startedAt = performance.now();
      const cards = await exportBy('Czech to English', 'ces-eng', 'csv');
      const ms = Math.round(performance.now() - startedAt);
      const longest = await options.evaluate(() => (globalThis as unknown as { longest: number }).longest);
      console.log(
        `${kind}: ${MANY} cards saved in ${ms} ms; the page stood still for ${Math.round(longest)} ms at most`,
      );
      expect(cards).toHaveLength(MANY);
      expect(cards.at(-1)).toEqual([MANY, `slovo${MANY}`, [`word ${MANY}`, 'other']]);
    },
    TIMEOUT_MS,
  );
});
