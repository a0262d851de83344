import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { click, delay, sendMessage, waitForFocus, waitForText } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { compareHits, type SearchHit, type SearchPage, toHitId } from '../../src/model/search.ts';
import type { DeckSummary } from '../../src/model/source.ts';
import { findFaults } from './support/axe.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { IS_EVERY_CASE, ONE_BROWSER } from './support/share.ts';

const readLines = (name: string) =>
  readFileSync(new URL(`../fixtures/search/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
const QUERIES = readLines('queries.txt').map(([pair = '', text = '', word = '']) => ({ pair, text, words: [word] }));
/** With articles, slips and Latin letters; see `test/search/typed.long.test.ts`. */
const TYPED = readLines('typed.txt').map(([, pair = '', text = '', words = '']) => {
  return { pair, text, words: words.split('|') };
});
const PAIRS = [...new Set([...QUERIES, ...TYPED].map(({ pair }) => pair))];
/** The decks that a person searches in. */
const SEARCHED = ['deu-eng', 'cmn-eng'];
/** Words that a person sees before scrolling. */
const SEEN = 6;

describe.each(ONE_BROWSER)('search in %s', (kind) => {
  // Each deck takes seconds to install.
  const pairs = IS_EVERY_CASE ? [...new Set([...SEARCHED, ...PAIRS])] : SEARCHED;
  let extension: ExtensionBrowser;
  let page: Page;

  beforeAll(async () => {
    extension = await borrowBrowser(kind);
    page = await extension.open(extension.extensionUrl('popup.html'));
    for (const pair of pairs) await sendMessage(page, { type: 'deck.install', pair });
    const isWhole = async () => {
      const envelope = await sendMessage<DeckSummary[]>(page, { type: 'deck.list' });
      return envelope.ok && envelope.value.length === pairs.length && envelope.value.every((deck) => deck.isComplete);
    };
    while (!(await isWhole())) await delay(200);
  });
  afterAll(async () => {
    await extension?.close();
  });

  /** The words of one pair that the search finds, best first. */
  async function search(text: string, prefer: string): Promise<SearchHit[]> {
    const found = new Map<string, SearchHit>();
    let place: SearchPage['next'];
    do {
      const envelope = await sendMessage<SearchPage>(page, {
        type: 'search.words',
        text,
        prefer,
        ...(place ? { place } : {}),
      });
      if (!envelope.ok) throw new Error(`Expected words for "${text}", got ${envelope.error.code}.`);
      for (const hit of envelope.value.hits) {
        const known = found.get(toHitId(hit));
        if (!known || compareHits(hit, known, prefer) < 0) found.set(toHitId(hit), hit);
      }
      place = envelope.value.next ?? undefined;
      // The first pair in order is the preferred one.
    } while (place?.source === prefer);
    const hits = [...found.values()].sort((a, b) => compareHits(a, b, prefer));
    return hits.filter(({ entry }) => entry.pair === prefer);
  }

  test.each([
    { name: 'by word, form, reading and meaning', all: QUERIES, most: 0.05 },
    { name: 'as people type them', all: TYPED, most: 0.08 },
  ])('finds words $name', async ({ all, most }) => {
    const missed: string[] = [];
    const queries = all.filter(({ pair }) => pairs.includes(pair));
    for (const { pair, text, words } of queries) {
      const found = (await search(text, pair)).slice(0, SEEN).map(({ entry }) => entry.core ?? entry.word);
      if (!words.some((word) => found.includes(word)))
        missed.push(`${pair} ${text}: ${words.join(' or ')}, got ${found.join(', ')}`);
    }
    console.log(`${kind}: ${missed.length} of ${queries.length} missed\n${missed.join('\n')}`);
    expect(missed.length).toBeLessThanOrEqual(queries.length * most);
  });

  /** Opens the popup's search with its key, and types. */
  async function openSearch(text: string): Promise<void> {
    await page.close();
    page = await extension.open(extension.extensionUrl(`popup.html?tab&deck=${SEARCHED[0]}`));
    await page.setViewport({ width: 360, height: 480 });
    await page.bringToFront();
    await waitForText(page, '#card-word', 'sein');
    await page.keyboard.press('/');
    await waitForFocus(page, '#search-field');
    await page.keyboard.type(text);
  }

  /** Opens the first word that was found. */
  async function openFirst(word: string): Promise<void> {
    await waitForText(page, '.found-name', word);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.found-body');
  }

  test('a person types, chooses with the keys, and puts a word into study', async () => {
    await openSearch('');
    await waitForText(page, '#search-status', 'Type a word in any form');
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.type('window');
    await waitForText(page, '.found-name', 'Fenster');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await openFirst('Fenster');
    expect(await findFaults(page)).toEqual([]);
    await click(page, '.found-acts .is-primary');
    await waitForText(page, '#search-panel .found-state', 'Up next');
    // The focus is on Undo.
    await page.keyboard.press('Enter');
    await waitForFocus(page, '.found-acts [data-act="study"]');
    await click(page, '.found-acts [data-act="know"]');
    await waitForText(page, '#search-panel .found-state', 'Known');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('#search-panel'));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('open-search');
  });

  test('the learner’s own meaning is written in the search, and found by it', async () => {
    await openSearch('Fenster');
    await openFirst('Fenster');
    await click(page, '.found-acts .is-plain');
    await page.keyboard.type('glass in a wall');
    await page.keyboard.press('Enter');
    await waitForText(page, '.found-body', 'glass in a wall');
    await openSearch('glass wall');
    await waitForText(page, '.found-name', 'Fenster');
  });

  test('a found word opens in Browse', async () => {
    await openSearch('pengyou');
    await openFirst('朋友');
    await (await page.$$('.found-acts .is-plain')).at(-1)?.click();
    await waitForText(page, '#card-word', '朋友');
  });
});
