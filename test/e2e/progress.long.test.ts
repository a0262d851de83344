import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { click, delay, readText, sendMessage, waitForText } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForStudy } from '../../scripts/browser/study.ts';
import { PUBLISHED } from '../../src/study/fit/weights.ts';
import { DAY_MS, makeLearner } from '../study/fit/learner.ts';
import { toOps } from '../study/fit/log.ts';
import { MEMORIES } from '../study/fit/memories.ts';
import { readStarterDeck } from '../support/starter-decks.ts';
import { findFaults } from './support/axe.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { ONE_BROWSER } from './support/share.ts';
import { answerTo, askNext, readStudy, replayed, restoreOps } from './support/study-store.ts';

/** Longer than the time in which a second press is ignored. */
const A_MOMENT = 170;
/** Ranks that the person in the placement check knows. */
const KNOWN = 3_000;

describe.each(ONE_BROWSER)('progress in %s', (kind) => {
  let extension: ExtensionBrowser;
  let page: Page;

  beforeAll(async () => {
    extension = await borrowBrowser(kind);
    await open('progress.html');
    for (const pair of ['spa-eng', 'ara-eng']) await sendMessage(page, { type: 'deck.install', pair });
  });
  afterAll(async () => {
    await extension?.close();
  });

  async function open(path: string): Promise<void> {
    await page?.close();
    page = await extension.open(extension.extensionUrl(path));
    page.setDefaultTimeout(15_000);
    await page.bringToFront();
  }

  /** Problems of the page, wide and as narrow as WCAG 1.4.10 requires. */
  async function findAllFaults(): Promise<string[]> {
    const faults: string[] = [];
    for (const width of [1_000, 320]) {
      await page.setViewport({ width, height: 720 });
      faults.push(...(await findFaults(page)).map((fault) => `${width}: ${fault}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) faults.push(`${width}: ${wide} px too wide`);
    }
    await page.setViewport({ width: 1_000, height: 720 });
    return faults;
  }

  test('the placement check finds known words, marks them at once, and undoes that with one click', async () => {
    const ranks = new Map(readStarterDeck('spa-eng').cards.map(([word], index) => [word, index + 1]));
    await open('progress.html?view=check&deck=spa-eng');
    await page.waitForSelector('#check-begin');
    expect(await findAllFaults()).toEqual([]);
    await click(page, '#check-begin');
    await page.waitForSelector('#check-card');
    let invented = 0;
    for (let asked = 0; ; asked++) {
      if (asked === 0) expect(await findAllFaults()).toEqual([]);
      const word = await readText(page, '#check-word');
      const rank = ranks.get(word);
      if (rank === undefined) invented += 1;
      await delay(A_MOMENT);
      await page.keyboard.press(rank !== undefined && rank <= KNOWN ? '2' : '1');
      await page.waitForFunction(
        (before: string) => document.querySelector('#check-word')?.textContent !== before,
        {},
        word,
      );
      if ((await page.$('#check-card')) === null) break;
    }
    expect(invented).toBe(7);
    const all = ranks.size.toLocaleString('en');
    const [, known = ''] =
      new RegExp(`You know about ([\\d,]+) of ${all}`).exec(await readText(page, '#check-result')) ?? [];
    // Separate tests check how far an estimate may be off.
    expect(Number(known.replace(',', ''))).toBeGreaterThan(KNOWN / 2);
    expect(Number(known.replace(',', ''))).toBeLessThan(KNOWN * 2);
    await page.waitForFunction(() => /Mark \d+/.test(document.querySelector('#know-mark')?.textContent ?? ''));
    await click(page, '#check-curve summary');
    expect(await findAllFaults()).toEqual([]);

    const proposed = await page.$eval('#know-rank', (field) => Number((field as HTMLInputElement).value));
    await click(page, '#know-mark');
    const written = proposed.toLocaleString('en');
    await waitForText(page, '#know-messages', `${written} words up to rank ${written} are marked as known.`);
    const marked = await readStudy(page);
    expect(marked.caches.cards.filter(({ queue }) => queue === 'known')).toHaveLength(proposed);
    expect(marked.ops).toHaveLength(1);
    await click(page, '#know-undo');
    await waitForText(page, '#know-messages', 'Undone');
    const after = await readStudy(page);
    expect(after.caches.cards).toEqual([]);
    expect(after.caches).toEqual(replayed(after));
  });

  test('words that were set aside are listed, right to left as well, and return with one click', async () => {
    const word = readStarterDeck('ara-eng').cards[3]?.[0] ?? '';
    for (const [type, mark, of] of [
      ['study.hold', 'suspend', word],
      ['study.mark', 'know', readStarterDeck('ara-eng').cards[4]?.[0]],
    ]) {
      await sendMessage(page, { type, id: crypto.randomUUID(), pair: 'ara-eng', word: of, mark });
    }
    await open('progress.html?view=held&deck=ara-eng');
    await waitForText(page, '#held-suspended', word);
    expect(await page.$eval('#held-suspended bdi', (name) => [name.lang, name.dir])).toEqual(['ar', 'rtl']);
    await click(page, '#held-suspended .held-acts button');
    await waitForText(page, '#held-messages', 'is asked again');
    expect(await readText(page, '#held-suspended')).not.toContain(word);
    expect(await findAllFaults()).toEqual([]);
    await page.keyboard.press('Enter');
    await waitForText(page, '#held-suspended', word);
  });

  test('statistics are empty before the first answer, and filled after it', async () => {
    await open('progress.html?view=statistics&deck=spa-eng');
    await waitForText(page, '#stats-empty', 'Nothing studied yet');
    expect(await findAllFaults()).toEqual([]);
    const { card } = await askNext(page);
    if (!card) throw new Error('Expected a card, got none.');
    await sendMessage(page, answerTo(card, crypto.randomUUID()));
    await open('progress.html?view=statistics&deck=spa-eng');
    await waitForText(page, '#fact-streak', 'Days in a row1');
    await click(page, '#stats-answers summary');
    expect(await page.$eval('#stats-answers tbody tr:last-child', ({ textContent }) => textContent)).toMatch(/10$/);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await findAllFaults()).toEqual([]);
    const [first, last] = await page.$$eval('#stats-forecast .chart-column', (columns) => [
      columns[0]?.getBoundingClientRect().left ?? 0,
      columns.at(-1)?.getBoundingClientRect().left ?? 0,
    ]);
    expect(first, 'bars run as the writing does').toBeGreaterThan(last ?? 0);
  });

  test('a word that no deck has is added in the options and comes in the next session, with its sentence', async () => {
    await open('options.html');
    await click(page, '#own-add');
    await page.waitForSelector('#own-form');
    await page.select('#own-pair', 'spa-eng');
    await page.type('#own-word', 'mileurista');
    await page.type('#own-meaning', 'someone who earns a thousand euros a month');
    await page.type('#own-sentence', 'Es mileurista desde hace años.');
    expect(await findAllFaults()).toEqual([]);
    await click(page, '#own-save');
    await waitForText(page, '#own-list', 'mileurista someone who earns a thousand euros a month');
    await waitForText(page, '#own-list', 'Next in Study · Your own word');
    expect(await findAllFaults()).toEqual([]);
    await open('popup.html?study&deck=spa-eng');
    await waitForStudy(page);
    await waitForText(page, '#study-word', 'mileurista');
    await waitForText(page, '#study-card', 'Es mileurista desde hace años.');
    const { card } = await askNext(page);
    if (!card) throw new Error('Expected a card, got none.');
    await sendMessage(page, answerTo(card, crypto.randomUUID()));
    await open('options.html');
    await click(page, '#own-list [data-word="mileurista"] button');
    await page.waitForSelector('#own-form');
    await page.$eval('#own-word', (field) => {
      (field as HTMLInputElement).value = 'milleurista';
    });
    await click(page, '#own-save');
    await waitForText(page, '#own-list', 'Met as \u2068mileurista');
    const list = await sendMessage(page, { type: 'word.list', text: '', sort: 'newest', offset: 0, limit: 30 });
    const words = [{ word: 'mileurista', headword: 'milleurista', state: 'learning' }];
    expect(list).toMatchObject({ value: { words } });
    await click(page, '#own-select-all');
    await click(page, '#own-remove');
    await waitForText(page, '#own-messages', '1 word was removed from your words.');
    await click(page, '#own-undo');
    await waitForText(page, '#own-messages', 'Undone for 1 word.');
    await waitForText(page, '#own-list', 'milleurista');
    const after = await readStudy(page);
    expect(after.caches).toEqual(replayed(after));
  });

  test('a schedule that is fitted to the learner is offered, adopted with one press, and undone', async () => {
    const words = readStarterDeck('spa-eng').cards.map(([word]) => word.normalize('NFC'));
    const begin = Math.floor(Date.now() / DAY_MS) - 200;
    const chains = makeLearner({ weights: MEMORIES.stepwise ?? PUBLISHED, words: 900, perDay: 30, days: 199, begin });
    await open('progress.html?view=statistics&deck=spa-eng');
    await restoreOps(
      page,
      toOps(chains, 'spa-eng', (index) => words[index] ?? ''),
    );
    const before = await readStudy(page);
    await open('progress.html?view=statistics&deck=spa-eng');
    await waitForText(page, '#memory-verdict', 'Wayword can fit its schedule to your memory.');
    await click(page, '#memory-numbers summary');
    expect(await findAllFaults()).toEqual([]);

    await click(page, '#memory-adopt');
    await waitForText(page, '#memory-messages', 'The schedule is now fitted to your memory.');
    const adopted = await readStudy(page);
    expect(adopted.caches).toEqual(replayed(adopted));
    const schedules = ({ caches }: typeof before) => caches.cards.map(({ word, queue, due }) => [word, queue, due]);
    expect(schedules(adopted)).toEqual(schedules(before));
    expect(adopted.caches).not.toEqual(before.caches);

    await click(page, '#memory-undo');
    await page.waitForSelector('#memory-adopt');
    const after = await readStudy(page);
    expect(after.caches).toEqual(before.caches);
  });
});
