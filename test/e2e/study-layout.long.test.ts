import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { delay, sendMessage, waitForFocus, waitForText } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForQuestion, waitForStudy } from '../../scripts/browser/study.ts';
import { INTERFACE_LANGUAGES } from '../../src/settings/interface-languages.ts';
import type { SettingsChange } from '../../src/settings/settings.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { ONE_BROWSER, someOf } from './support/share.ts';

/** Longer than the time in which a second press is ignored. */
const A_MOMENT = 170;

interface Bounds {
  top: number;
  bottom: number;
}

function findBounds(page: Page, selector: string): Promise<Bounds> {
  return page.$eval(selector, (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });
}

/** Whether the centre of an element is visible and uncovered. */
function isSeen(page: Page, selector: string): Promise<boolean> {
  return page.$eval(selector, (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });
}

describe.each(ONE_BROWSER)('the study screen with little room, in %s', (kind) => {
  let extension: ExtensionBrowser;
  let options: Page;

  beforeAll(async () => {
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    await sendMessage(options, { type: 'deck.install', pair: 'deu-eng' });
    await change({ study: { newPerDay: 100, ratings: 'four', starts: { 'deu-eng': 1 } } });
  });
  afterAll(async () => {
    await extension?.close();
  });

  const change = (settings: SettingsChange) => sendMessage(options, { type: 'settings.put', change: settings });

  async function open(path: string, width: number, height: number): Promise<Page> {
    const page = await extension.open(extension.extensionUrl(path));
    await page.setViewport({ width, height });
    // As the popup does, which was never larger. A driver does not notice when Firefox has reloaded such a page.
    await page.evaluate(() => {
      document.body.dataset.isOld = '';
      location.reload();
    });
    await page.waitForSelector('body:not([data-is-old])');
    await page.bringToFront();
    await waitForQuestion(page);
    await page.waitForSelector('#study-show, #study-typed, .study-answers');
    await delay(A_MOMENT);
    // It opens in its last state.
    if (await page.$('.study-answers')) {
      await page.keyboard.press('2');
      await page.waitForSelector('#study-card:not([data-side="back"])');
      await waitForQuestion(page);
      await page.waitForSelector('#study-show, #study-typed');
      await delay(A_MOMENT);
    }
    return page;
  }

  /**
   * Opens the study screen on a word that is long enough for a slip; shorter ones are postponed. The page says which word is open: by then,
   * another one may have become due.
   */
  async function openOnLongWord(width: number, height: number): Promise<{ page: Page; word: string }> {
    for (;;) {
      const page = await open('popup.html?study', width, height);
      const { pair, word } = await page.evaluate(() => JSON.parse(localStorage.getItem('wayword.study') ?? '{}'));
      if (word.length > 5) return { page, word };
      await page.close();
      await sendMessage(options, { type: 'study.hold', id: crypto.randomUUID(), pair, word, mark: 'bury' });
    }
  }

  async function show(page: Page): Promise<void> {
    await waitForQuestion(page);
    await page.keyboard.press(' ');
    await page.waitForSelector('.study-answers');
    await delay(A_MOMENT);
  }

  test('at twice the size, the word is visible, and so is its meaning once shown', async () => {
    const page = await open('popup.html?study', 360, 300);
    expect(await isSeen(page, '#study-word')).toBe(true);
    expect(await isSeen(page, '#study-show')).toBe(true);
    await show(page);
    expect(await isSeen(page, '#study-word')).toBe(true);
    expect(await isSeen(page, '.meaning.is-first')).toBe(true);
    await page.close();
  });

  test('at twice the size, nothing scrolls sideways', async () => {
    const page = await open('popup.html?study', 360, 300);
    expect(await page.$eval('html', (root) => root.scrollWidth - root.clientWidth)).toBe(0);
    await page.close();
  });

  test('beside a page at four times the size, all of the card can be scrolled above the fixed bar', async () => {
    const page = await open('sidepanel.html?study', 320, 256);
    // The page may still grow after the first scroll.
    const findEnd = async (card: string) => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return (await findBounds(page, card)).bottom;
    };
    await show(page);
    const answers = await findBounds(page, '.study-answers');
    await expect.poll(() => findEnd('#study-card')).toBeLessThanOrEqual(answers.top);
    await page.click('#view-browse');
    await page.waitForSelector('#card-meanings');
    const footer = await findBounds(page, '.popup-footer');
    expect(footer.bottom).toBe(256);
    await expect.poll(() => findEnd('#card')).toBeLessThanOrEqual(footer.top);
    await page.click('#view-study');
    await page.close();
  });

  test('a notice in a short window leaves the word in sight', async () => {
    const page = await open('popup.html?study', 360, 300);
    await page.keyboard.press('k');
    await waitForText(page, '#study-messages', 'Marked as known');
    expect((await findBounds(page, '#study-word')).bottom).toBeLessThanOrEqual(
      (await findBounds(page, '#study-messages')).top,
    );
    await page.close();
  });

  test('a new word is complete when it appears, and a voice that loads late moves nothing', async () => {
    const page = await extension.open(extension.extensionUrl('popup.html?study&deck=deu-eng'));
    await page.setViewport({ width: 360, height: 600 });
    await page.bringToFront();
    await waitForStudy(page);
    const moved = await page.evaluate(async () => {
      const voices = [] as object[];
      speechSynthesis.getVoices = () => [...voices] as SpeechSynthesisVoice[];
      const word = () => document.querySelector('#study-card[data-side="new"] #study-word')?.textContent;
      const list = () =>
        [...document.querySelectorAll('.study-word > h1, .study-back p, .study-footer *')].map((element) => {
          const { top, height } = element.getBoundingClientRect();
          return `${element.id || element.className || element.localName} at ${Math.round(top)}, ${Math.round(height)} high`;
        });
      const pass = (ms: number) => new Promise((done) => setTimeout(done, ms));
      const all: string[] = [];
      for (let cards = 0; cards < 4 && word() !== undefined; cards++) {
        await pass(200);
        const before = word();
        document.querySelector<HTMLElement>('#study-next')?.click();
        while (word() === before) await new Promise(requestAnimationFrame);
        const first = list();
        await pass(300);
        voices.push({ lang: 'de-DE', name: 'Anna', voiceURI: 'Anna', localService: true, default: true });
        speechSynthesis.dispatchEvent(new Event('voiceschanged'));
        await pass(100);
        const last = new Set(list());
        all.push(...first.filter((position) => !last.has(position)));
      }
      return all;
    });
    expect(moved).toEqual([]);
    await page.close();
  });

  test('a heading that is focused by script has no outline', async () => {
    const page = await open('popup.html?study', 360, 600);
    await page.keyboard.press('?');
    await waitForFocus(page, '#keys-title');
    expect(await page.$eval('#keys-title', (title) => getComputedStyle(title).outlineStyle)).toBe('none');
    await page.close();
  });

  test('in a tab, the word stands at a fixed share of the card’s height', async () => {
    const page = await open('popup.html?tab&study', 880, 820);
    const findShare = (card: string, word: string) =>
      page.$eval(
        card,
        (element, selector) => {
          const [rank, top] = ['.card-rank', selector].map((name) =>
            element.querySelector(name)?.getBoundingClientRect(),
          );
          return ((top?.top ?? 0) - (rank?.bottom ?? 0)) / element.clientHeight;
        },
        word,
      );
    const studied = await findShare('#study-card', '#study-word');
    await page.click('#view-browse');
    await page.waitForSelector('#card-meanings');
    const browsed = await findShare('#card', '#card-word');
    await page.click('#view-study');
    expect([studied.toFixed(2), browsed.toFixed(2)]).toEqual(['0.09', '0.13']);
    await page.close();
  });

  test('neither the other side nor a notice moves a button, even with long words', async () => {
    await change({ appearance: { interfaceLanguage: 'de' } });
    const page = await open('popup.html?study', 360, 600);
    const front = { main: await findBounds(page, '#study-show'), more: await findBounds(page, '.study-more') };
    await page.keyboard.down('Shift');
    await page.keyboard.press('L');
    await page.keyboard.up('Shift');
    await waitForText(page, '#study-messages', 'Auf morgen verschoben');
    expect({
      main: await findBounds(page, '#study-show, #study-next'),
      more: await findBounds(page, '.study-more'),
    }).toEqual(front);
    expect((await findBounds(page, '#study-word')).bottom).toBeLessThanOrEqual(
      (await findBounds(page, '#study-messages')).top,
    );
    await show(page);
    expect({ main: await findBounds(page, '.study-answers'), more: await findBounds(page, '.study-more') }).toEqual(
      front,
    );
    const bar = await page.$eval('.study-bar', (element) => element.getBoundingClientRect().width);
    expect(bar).toBeGreaterThan(200);
    await page.close();
    await change({ appearance: { interfaceLanguage: 'en' } });
  });

  test('the scrolling keys scroll the card, wherever the focus is', async () => {
    const page = await open('popup.html?study', 360, 480);
    await show(page);
    const scrollTop = () => page.$eval('#study-card', (card) => card.scrollTop);
    await page.$eval('#study-meanings', (meanings) => {
      (meanings as HTMLElement).style.minHeight = '1000px';
    });
    await page.keyboard.press('PageDown');
    const below = await scrollTop();
    expect(below).toBeGreaterThan(80);
    await page.keyboard.press('ArrowUp');
    expect(await scrollTop()).toBeLessThan(below);
    // Its edge fades while more follows.
    await page.waitForSelector('#study-card[data-more]');
    await page.$eval('#study-card', (card) => card.scrollTo(0, card.scrollHeight));
    await page.waitForSelector('#study-card:not([data-more])');
    await page.close();
  });

  test('the notice about a slip is visible below many meanings', async () => {
    await change({ study: { front: 'meaning', typing: true } });
    const { page, word } = await openOnLongWord(360, 480);
    await page.$eval('#study-question', (question) => {
      (question as HTMLElement).style.minHeight = '200px';
    });
    await page.focus('#study-typed');
    await page.keyboard.type(`${word}x`);
    await page.keyboard.press('Enter');
    await waitForText(page, '#study-typing-hint', 'Almost');
    expect((await findBounds(page, '#study-typing-hint')).bottom).toBeLessThan(
      (await findBounds(page, '#study-card')).bottom,
    );
    await page.close();
  });

  // Letters are as wide in both browsers, and nine pages take their time.
  test.runIf(kind === 'chromium')('the line above the card stays one line in every language', async () => {
    const narrow: string[] = [];
    const page = await open('popup.html?study&deck=deu-eng', 360, 600);
    for (const interfaceLanguage of someOf(INTERFACE_LANGUAGES, 2)) {
      // The open page follows a change from elsewhere.
      await change({ appearance: { interfaceLanguage } });
      await page.waitForSelector(`html:lang(${interfaceLanguage})`);
      const parts = await page.$$eval('#study-counts > li, #study-stop', (all) =>
        all.map((part) => {
          const { left, right, top, height } = part.getBoundingClientRect();
          return { left, right, middle: Math.round(top + height / 2) };
        }),
      );
      const isInside = parts.every(
        ({ left, right, middle }) => left >= 0 && right <= 360 && Math.abs(middle - (parts[0]?.middle ?? 0)) <= 2,
      );
      if (parts.length !== 4 || !isInside) narrow.push(interfaceLanguage);
    }
    expect(narrow).toEqual([]);
    await page.close();
    await change({ appearance: { interfaceLanguage: 'auto' } });
  });
});
