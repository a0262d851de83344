import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { click, readText, sendMessage, waitForText } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForQuestion } from '../../scripts/browser/study.ts';
import type { DeckSummary } from '../../src/model/source.ts';
import { findFaults } from './support/axe.ts';
import { borrowBrowser } from './support/borrow-browser.ts';

/** The width of a 1,280-pixel page at 400 %, as WCAG 1.4.10 requires; a narrow phone is wider. */
const NARROW = 320;
const MIN_TARGET = 24;

const LONG_WORD = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'.repeat(8);

describe.each(BROWSER_KINDS)('the pages of the extension in %s', (kind) => {
  let folder: string;
  let extension: ExtensionBrowser;
  let page: Page;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayword-a11y-'));
    extension = await borrowBrowser(kind);
  });
  afterEach(async () => {
    await page?.close();
  });
  afterAll(async () => {
    await extension?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function open(path: string): Promise<void> {
    page = await extension.open(extension.extensionUrl(path));
    page.setDefaultTimeout(15_000);
  }

  async function chooseFile(name: string, content: string): Promise<void> {
    const path = join(folder, name);
    await writeFile(path, content);
    const input = (await page.waitForSelector('#import-file')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(path);
    await waitForText(page, '#import-name', name);
  }

  /** While the rest of a deck arrives, the order of its first words changes, and with it the open card. */
  async function install(pair: string): Promise<void> {
    await sendMessage(page, { type: 'deck.install', pair });
    const isComplete = async () => {
      const decks = await sendMessage<DeckSummary[]>(page, { type: 'deck.list' });
      return decks.ok && decks.value.every((deck) => deck.isComplete);
    };
    await expect.poll(isComplete, { timeout: 40_000 }).toBe(true);
  }

  /** Finds problems with the page, wide and narrow. The gallery test checks dark mode. */
  async function findAllFaults(): Promise<string[]> {
    const faults: string[] = [];
    for (const width of [1_000, NARROW]) {
      await page.setViewport({ width, height: 720 });
      // The rules are the same in both browsers; the handling of widths is not.
      const found = kind === 'chromium' ? await findFaults(page) : [];
      for (const fault of [...found, ...(await measure(width))]) faults.push(`${width}: ${fault}`);
    }
    return faults;
  }

  /** Finds elements that scroll sideways, targets that are too small, and columns that are too narrow to read. */
  function measure(width: number): Promise<string[]> {
    return page.evaluate(
      (available: number, minimum: number) => {
        const found: string[] = [];
        if (document.documentElement.scrollWidth > available) {
          found.push(`wider than the window: ${document.documentElement.scrollWidth}`);
        }
        for (const control of document.querySelectorAll('button, a, input, select, summary')) {
          // A label is part of the target.
          const target = control.closest('label') ?? control;
          const { width: w, height: h } = target.getBoundingClientRect();
          const isInText = control.matches('p a, dd a, li a');
          if (w > 0 && !isInText && Math.min(w, h) < minimum)
            found.push(`too small: ${control.outerHTML.slice(0, 80)}`);
        }
        for (const text of document.querySelectorAll('p, dt, dd, li:not(:has(li, p, div, h3, h4))')) {
          const { width: w, height: h } = text.getBoundingClientRect();
          if (h > 3 * w && text.textContent.length > 3) found.push(`squeezed: ${text.outerHTML.slice(0, 80)}`);
        }
        return found;
      },
      width,
      MIN_TARGET,
    );
  }

  test('options with no file, a certain one, a guessed one and a broken one', async () => {
    await open('options.html');
    await page.waitForSelector('#starter-decks .shelf-row');
    await page.$eval('#starter-decks details', (details) => {
      details.open = true;
    });
    await page.waitForSelector('#about-used:not(:empty)');
    expect(await findAllFaults()).toEqual([]);
    await chooseFile('deu-eng.csv', `word,meaning\n${LONG_WORD},decree\nHaus,house; home\n`);
    expect(await findAllFaults()).toEqual([]);
    await chooseFile('wörter.csv', 'بيت,house\nكتاب,book\n');
    expect(await findAllFaults()).toEqual([]);
    await chooseFile(`${'long-name-'.repeat(15)}.csv`, 'word,meaning\n,house\n');
    await page.waitForSelector('#import-problem');
    expect(await findAllFaults()).toEqual([]);
  });

  test('options with several decks of a pair: one to save, one to name and one to remove', async () => {
    await open('options.html');
    await install('spa-eng');
    for (const name of [`spa-eng ${LONG_WORD.slice(0, 180)}.csv`, 'spa-eng.csv']) {
      await chooseFile(name, 'word,meaning\ncasa,house\n');
      await click(page, '#import-start');
      await waitForText(page, '#import-messages', 'Spanish to English');
    }
    await chooseFile('spa-eng.csv', 'word,meaning\ncasa,house\n');
    await page.waitForSelector('#import-as');
    for (const [place, button, opened] of [
      [1, '[aria-label^="Remove"]', '.confirm'],
      [2, '[aria-label^="Rename"]', '.deck-rename'],
      [3, '[aria-label^="Export"]', '.export'],
    ] as const) {
      await click(page, `.deck:nth-child(${place}) ${button}`);
      await page.waitForSelector(opened);
    }
    expect(await findAllFaults()).toEqual([]);
  });

  test('the popup without a deck, with an endless word, from right to left', async () => {
    await open('options.html');
    for (const id of ['spa-eng', 'spa-eng:2', 'spa-eng:3']) await sendMessage(page, { type: 'deck.remove', id });
    await page.close();
    await open('popup.html');
    await page.waitForSelector('.start-form');
    expect(await findFaults(page)).toEqual([]);
    await page.close();

    await open('options.html');
    await chooseFile('ara-eng.csv', `word,meaning\nبيت,house; home\n${'ق'.repeat(5_000)},no word\n`);
    await click(page, '#import-start');
    await page.waitForSelector('#import-browse');
    await page.close();
    await open('popup.html?deck=ara-eng');
    await waitForText(page, '#card-word', 'بيت');
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await waitForText(page, '#card-word', 'ققق');
    expect(await findFaults(page)).toEqual([]);
  });

  test('studying: both sides of a card, typing, the keys, writing a meaning, the end', async () => {
    const study = (change: object) => sendMessage(page, { type: 'settings.put', change: { study: change } });
    const look = async (name: string) => expect(await findFaults(page), name).toEqual([]);
    await open('options.html');
    await install('spa-eng');
    await study({ newPerDay: 2, ratings: 'four' });
    await page.close();

    await open('popup.html?study&deck=spa-eng');
    await page.waitForSelector('#study-start-skip');
    await look('the question before the first word');
    await click(page, '#study-start-skip');
    await page.waitForSelector('#study-next');
    await look('a new word');
    await waitForQuestion(page);
    await look('front');
    const word = await readText(page, '#study-word');
    await click(page, '#study-show');
    await page.waitForSelector('#study-meanings');
    await look('back');
    await click(page, '#study-edit');
    await page.waitForSelector('#study-definition');
    await look('writing a meaning');
    await page.close();

    await open('options.html');
    await study({ front: 'meaning', typing: true });
    await sendMessage(page, { type: 'study.mark', id: crypto.randomUUID(), pair: 'spa-eng', word, mark: 'know' });
    await page.close();
    await open('popup.html?study&deck=spa-eng');
    await waitForQuestion(page);
    await page.waitForSelector('#study-typed');
    await look('typing the word');
    await page.type('#study-typed', 'something');
    await click(page, '#study-check');
    await page.waitForSelector('#study-verdict');
    await look('what was typed');
    await click(page, '#open-menu');
    await page.waitForSelector('#popup-menu');
    await look('the menu');
    await click(page, '#show-keys');
    await page.waitForSelector('#keys-panel');
    await look('keys');
    await study({ newPerDay: 0, front: 'word', typing: false });
    await page.close();

    await open('popup.html?study&deck=spa-eng');
    await page.waitForSelector('#study-end');
    await look('the end');
  });
});
