import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { delay, sendMessage } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForNoCard } from '../../scripts/browser/hover.ts';
import { readCard } from '../../scripts/browser/hover-card.ts';
import type { DeckSummary } from '../../src/model/source.ts';
import { STILL_MS } from '../../src/page/words/still-time.ts';
import type { SettingsChange } from '../../src/settings/settings.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { openToHover, tellTabs } from './support/hover-page.ts';
import { type PageServer, servePages } from './support/page-server.ts';

/** The marked words of a document and of its frames, by mark, as its own scripts see them. */
const READ_MARKS = `(() => {
  const documents = [document, ...Array.from(document.querySelectorAll('iframe'), (frame) => frame.contentDocument)];
  const marks = {};
  for (const { defaultView } of documents) for (const [name, ranges] of defaultView.CSS.highlights) {
    const words = [...ranges].map((given) => {
      const range = given.startContainer.ownerDocument.createRange();
      range.setStart(given.startContainer, given.startOffset);
      range.setEnd(given.endContainer, given.endOffset);
      return range.toString();
    });
    marks[name] = [...(marks[name] ?? []), ...words].sort();
  }
  return marks;
})()`;

/** Turns of the page in which its words are read, placed, asked for and marked. */
const TURNS = 4;

/** Longest time until all marks are right after a change, on a machine as busy as this one: a reading may have begun just before. */
const toRightMs = (turnMs: number) => 2 * STILL_MS + TURNS * turnMs;

/** What `pages/marks/changing.html` offers. */
interface ChangingPage {
  changeAndWait(change: string): Promise<ChangedPage>;
}

interface ChangedPage {
  name: string;
  tookMs: number;
  /** How long the page alone needs for two frames and an idle moment. */
  turnMs: number;
  stale: string[];
  missing: string[];
}

/** Presses a button of the toolbar popup, where a driver cannot click. Without one, it only reads. */
const usePopup = (options: Page, selector = '') =>
  options.evaluate((wanted) => {
    const { extension } = (globalThis as unknown as { chrome: { extension: { getViews(o: object): Window[] } } })
      .chrome;
    const { document } = extension.getViews({ type: 'popup' })[0] ?? {};
    const button = wanted === '' ? undefined : document?.querySelector<HTMLElement>(wanted);
    button?.click();
    return { text: document?.body.innerText ?? '', isPressed: button !== undefined && button !== null };
  }, selector);

const openPopup = (options: Page) =>
  options.evaluate(() =>
    (globalThis as unknown as { chrome: { action: { openPopup(): Promise<void> } } }).chrome.action.openPopup(),
  );

/** Text and title of the toolbar button over the tab in front. */
const readBadge = (options: Page) =>
  options.evaluate(async () => {
    const { action, tabs } = (globalThis as unknown as { chrome: { action: Action; tabs: Tabs } }).chrome;
    const [tab] = await tabs.query({ active: true, lastFocusedWindow: true });
    return Promise.all([action.getBadgeText({ tabId: tab?.id }), action.getTitle({ tabId: tab?.id })]);
  });

interface Action {
  getBadgeText(of: object): Promise<string>;
  getTitle(of: object): Promise<string>;
}

interface Tabs {
  query(wanted: object): Promise<{ id?: number }[]>;
}

/** Gives the focus back to the page. */
const closePopup = (options: Page) =>
  options.evaluate(() => {
    const { extension } = (globalThis as unknown as { chrome: { extension: { getViews(o: object): Window[] } } })
      .chrome;
    for (const view of extension.getViews({ type: 'popup' })) view.close();
  });

describe.each(BROWSER_KINDS)('marked words in %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let options: Page;
  let page: Page;

  const say = (message: object) => sendMessage(options, message);
  const change = (marks: SettingsChange['marks']) => say({ type: 'settings.put', change: { marks } });
  const mark = (word: string, how: string) =>
    say({ type: 'study.mark', id: randomUUID(), pair: 'deu-eng', word, mark: how });
  const readMarks = () => page.evaluate(READ_MARKS);

  beforeAll(async () => {
    server = await servePages([new URL('pages/marks/', import.meta.url)]);
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    await say({ type: 'deck.install', pair: 'deu-eng' });
    for (const word of ['der', 'und', 'sein', 'in', 'alt', 'wohnen', 'gehen', 'kommen', 'machen'])
      await mark(word, 'know');
    await mark('Garten', 'want');
    page = await extension.browser.newPage();
    await page.setViewport({ width: 900, height: 700 });
    await page.goto(server.toUrl('article'));
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });

  /** Of the page, of its closed shadow tree and of its frame. Transparent, hidden, foreign and far words have none, and no code. */
  const NEAR = {
    'wayword-learning': ['Garten', 'Garten'],
    'wayword-next': ['Das', 'Das', 'Das', 'Das', 'Haus', 'Haus', 'Haus', 'Haus'],
  };
  const marksAre = (expected: object) => expect.poll(readMarks, { timeout: 10_000 }).toEqual(expected);
  /** A page that changes has its marks a moment after it stands still. */
  const withNext = (...words: string[]) => ({
    ...NEAR,
    'wayword-next': [...NEAR['wayword-next'], ...words].sort(),
  });

  test('are counted for the popup without any marks, and go into study with their sentences', async () => {
    const press = async (selector: string) => {
      await expect.poll(async () => (await usePopup(options, selector)).isPressed, { timeout: 10_000 }).toBe(true);
    };
    const shows = async (...texts: string[]) => {
      const read = async () => (await usePopup(options)).text;
      for (const text of texts) await expect.poll(read, { timeout: 10_000 }).toContain(text);
    };
    const list = () => say({ type: 'word.list', text: '', sort: 'alphabet', offset: 0, limit: 10 });
    const sentence = { title: 'Der alte Hund' };
    // The rest of the deck's cards would begin the popup's counts again, under the buttons that are pressed.
    const listDecks = () => sendMessage<DeckSummary[]>(options, { type: 'deck.list' });
    await expect.poll(listDecks, { timeout: 40_000 }).toMatchObject({ value: [{ isComplete: true }] });
    await page.goto(server.toUrl('story'));
    await page.bringToFront();
    await openPopup(options);
    await press('#open-menu');
    await press('#view-page');
    await shows('You know 75% of this page.', '2 words are new, 2 of them among your next 500.');
    await press('#page-study');
    await shows('2 words taken into Study');
    expect(await readMarks()).toEqual({});
    const [garden, ...taken] = [{ word: 'Garten' }, { word: 'Hund', sentence }, { word: 'Stadt', sentence }];
    expect(await list()).toMatchObject({ value: { words: [garden, ...taken] } });
    await press('#page-undo');
    await shows('Undone');
    expect(await list()).toMatchObject({ value: { words: [garden] } });
    await closePopup(options);
    await page.goto(server.toUrl('article'));
  });

  test('come when they are switched on, in shadow trees and frames, and go without a trace', async () => {
    expect(await readMarks()).toEqual({});
    await change({ everywhere: true });
    await marksAre(NEAR);
    await change({ everywhere: false });
    await marksAre({});
    await page.evaluate(() => document.querySelector('#list')?.append(document.createElement('li'), 'Das Haus'));
    await page.reload();
    await change({ everywhere: true });
    await marksAre(NEAR);
  });

  test('follow what the learner knows', async () => {
    await mark('Haus', 'know');
    await marksAre({ ...NEAR, 'wayword-next': ['Das', 'Das', 'Das', 'Das'] });
    await say({ type: 'study.undo', id: randomUUID(), direction: 'undo', wish: {} });
    await marksAre(NEAR);
  });

  test('are reached by keys, and marked by others', async () => {
    const shown = async () => {
      const card = await readCard(page, undefined, 'tooltip');
      return [card?.text.slice(0, 3).toLowerCase(), await page.evaluate('scrollY > 0')];
    };
    const press = (command: string) => tellTabs(options, { type: 'event.command', command });
    const isShown = (start: string, isFar: boolean) => expect.poll(shown, { timeout: 10_000 }).toEqual([start, isFar]);
    /** Steps to the first or last new word. */
    const goToEnd = async (command: string) => {
      const step = async () => {
        const isOver = (await readCard(page, undefined, 'status'))?.text.includes('No more new words');
        if (!isOver) await press(command);
        return isOver;
      };
      await expect.poll(step, { timeout: 20_000, interval: 400 }).toBe(true);
    };
    await openToHover(options, page, server.toUrl('article'));
    await marksAre(NEAR);
    await goToEnd('previous-word');
    await press('next-word');
    await isShown('hau', false);
    // Letters act on it at once. It stays, and its marks go.
    await page.keyboard.press('k');
    await marksAre({ ...NEAR, 'wayword-next': ['Das', 'Das', 'Das', 'Das'] });
    await page.keyboard.press('Escape');
    // The command works without a card, too, and again takes its mark back.
    await press('know-word');
    await marksAre(NEAR);
    await press('study-word');
    const studied = { 'wayword-learning': ['Garten', 'Garten', 'Haus', 'Haus', 'Haus', 'Haus'] };
    await marksAre({ ...studied, 'wayword-next': ['Das', 'Das', 'Das', 'Das'] });
    await press('study-word');
    await marksAre(NEAR);
    // Past transparent, hidden and foreign words, to the end and back to what is on the screen.
    await goToEnd('next-word');
    await press('previous-word');
    await isShown('das', true);
    await page.evaluate('scrollTo(0, 0)');
    // The card goes with the next frame. While it is there, the next word is the one behind its own.
    await waitForNoCard(page);
    await press('next-word');
    await isShown('das', false);
    await page.keyboard.press('Escape');
  });

  test('follow a page that changes', async () => {
    // A chat, words that are typed into one node, a shown part, nodes used again, and a page that replaces itself.
    await page.evaluate(() => {
      const list = document.querySelector('#list');
      list?.insertAdjacentHTML('beforeend', '<li>Das Haus</li>');
      const first = list?.querySelector('li')?.firstChild as Text;
      first.data = 'Das alte ';
      first.appendData('Haus');
    });
    await marksAre(withNext('Das', 'Haus'));
    await page.evaluate(() => document.querySelector('#later')?.removeAttribute('hidden'));
    await marksAre(withNext('Das', 'Haus', 'Das', 'Haus'));
    await page.evaluate(() => {
      const [item] = document.querySelectorAll('#list li');
      if (item) item.textContent = 'alt';
      document.querySelector('#later')?.remove();
    });
    await marksAre(NEAR);
    // A part in another language, which becomes German, and a component whose code comes later.
    await page.evaluate(() => {
      document
        .querySelector('#list')
        ?.insertAdjacentHTML('beforeend', '<li lang="fr">Das Haus</li><late-part></late-part>');
    });
    await delay(1_000);
    expect(await readMarks()).toEqual(NEAR);
    await page.evaluate(() => document.querySelector('#list [lang=fr]')?.setAttribute('lang', 'de'));
    await marksAre(withNext('Das', 'Haus'));
    await page.evaluate(() => {
      class LatePart extends HTMLElement {
        constructor() {
          super();
          this.attachShadow({ mode: 'closed' }).innerHTML = '<p>Das Haus</p>';
        }
      }
      customElements.define('late-part', LatePart);
    });
    await marksAre(withNext('Das', 'Haus', 'Das', 'Haus'));
    await page.evaluate(() => {
      const body = document.createElement('body');
      body.innerHTML = '<main>Das <i>H</i>aus</main>';
      document.body.replaceWith(body);
    });
    await marksAre({ 'wayword-next': ['Das', 'Haus'] });
    await page.reload();
    await marksAre(NEAR);
  });

  test('are right a moment after the page has changed, in whatever way', async () => {
    await page.goto(server.toUrl('changing'));
    await marksAre({ 'wayword-learning': ['Garten'] });
    for (const name of ['chat', 'endless', 'recycled', 'navigation', 'body']) {
      let lateMs = Number.POSITIVE_INFINITY;
      // A machine that is busy with something else delays one round, but not all.
      for (let round = 0; round < 3 && lateMs > 0; round += 1) {
        const change = await page.evaluate(
          (change) => (globalThis as unknown as ChangingPage).changeAndWait(change),
          name,
        );
        expect(change).toMatchObject({ name, stale: [], missing: [] });
        lateMs = Math.min(lateMs, change.tookMs - toRightMs(change.turnMs));
      }
      expect(lateMs, name).toBeLessThanOrEqual(0);
    }
    await page.goto(server.toUrl('article'));
    await marksAre(NEAR);
  });

  test('have a number on the toolbar button, which goes with them', async () => {
    const badgeIs = (text: string, title: string) =>
      expect.poll(() => readBadge(options), { timeout: 10_000 }).toEqual([text, title]);
    await page.goto(server.toUrl('story'));
    await change({ badge: 'known' });
    await badgeIs('75%', 'Wayword: Words you know on this page: 75%');
    await mark('Hund', 'know');
    await change({ badge: 'new' });
    await badgeIs('1', 'Wayword: New words on this page: 1');
    await say({ type: 'study.undo', id: randomUUID(), direction: 'undo', wish: {} });
    await say({ type: 'hover.changeSite', site: '127.0.0.1', marks: false });
    await badgeIs('', 'Wayword');
    await say({ type: 'hover.changeSite', site: '127.0.0.1', marks: null });
    await change({ badge: 'off' });
    await page.goto(server.toUrl('article'));
    await marksAre(NEAR);
  });

  test('obey the site', async () => {
    const site = '127.0.0.1';
    /** A highlight of the page's own, under our name: it is underlined where the style of marks is. */
    const styleOf = () =>
      page.evaluate(() => {
        const range = new StaticRange({
          startContainer: document.body,
          startOffset: 0,
          endContainer: document.body,
          endOffset: 0,
        });
        if (!CSS.highlights.has('wayword-new')) CSS.highlights.set('wayword-new', new Highlight(range));
        const { textDecorationLine } = getComputedStyle(document.body, '::highlight(wayword-new)');
        CSS.highlights.delete('wayword-new');
        return textDecorationLine;
      });
    expect(await styleOf()).toBe('underline');
    await say({ type: 'hover.changeSite', site, marks: false });
    await marksAre({});
    expect(await styleOf()).toBe('none');
    await page.evaluate(() => {
      document.querySelector('#list')?.insertAdjacentHTML('beforeend', '<li>Das Haus</li>');
      document.querySelector('#far')?.scrollIntoView();
    });
    // Longer than a page waits that changes without a pause.
    await delay(500);
    expect(await readMarks()).toEqual({});
    await page.evaluate(() => scrollTo(0, 0));
    await page.reload();
    await say({ type: 'hover.changeSite', site, marks: null });
    await marksAre(NEAR);
    await change({ everywhere: false });
    await marksAre({});
    await say({ type: 'hover.changeSite', site, marks: true });
    await marksAre(NEAR);
    await page.reload();
    await marksAre(NEAR);
  });
});
