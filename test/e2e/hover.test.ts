import fc from 'fast-check';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { delay } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS } from '../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { readCard } from '../../scripts/browser/hover-card.ts';
import { segmentPlain } from '../../src/language/plain-segments.ts';
import type { LookedUpPage } from '../../src/model/look-up.ts';
import { STOOD_MS } from '../../src/page/hover.ts';
import { ARTICLE_CASES, ARTICLE_WORDS } from './pages/article-cases.ts';
import { HOVER_CASES, HOVER_WORDS, type HoverCase } from './pages/hover-cases.ts';
import { type CasePage, openCasePage } from './support/case-page.ts';
import { pointAt, toPoint } from './support/point-at.ts';
import { shareOf, someOf } from './support/share.ts';

const PAGES = ['pages/hover/', 'pages/articles/'].map((folder) => new URL(folder, import.meta.url));

/** Texts that are segmented without the browser's help: sentences, and characters in any combination. */
function makePlainTexts(): string[] {
  const character = fc.constantFrom(...'aEéßñçőλΩжЯё179 .\'’·,;:-_\n"…«»¿!?()—/\u00A0');
  const mixed = fc.sample(fc.string({ unit: character, minLength: 1, maxLength: 14 }), { seed: 7, numRuns: 1_500 });
  const sentences = Object.values(ARTICLE_WORDS).flat();
  const texts = [...mixed, ...sentences].filter((text) => segmentPlain(text) !== undefined);
  expect(texts.length).toBeGreaterThan(500);
  return texts;
}

describe.each(BROWSER_KINDS)('hovering in %s', (kind) => {
  let cases: CasePage;
  let page: Page;
  const open = (name: string) => cases.open(name);
  const hover = (hoverCase: HoverCase) => cases.hover(hoverCase);

  beforeAll(async () => {
    cases = await openCasePage(kind, { folders: PAGES, words: [HOVER_WORDS, ARTICLE_WORDS] });
    page = cases.page;
  });
  afterAll(() => cases?.close());

  const word: HoverCase = { name: 'a word', page: 'words', at: '#plain', text: 'Haus', expected: 'Haus' };

  test.each(shareOf(kind, [...HOVER_CASES, ...someOf(ARTICLE_CASES, 8)]))('$page: $name', async (hoverCase) => {
    expect((await hover(hoverCase))?.words[0]).toBe(hoverCase.expected);
  });

  test('plain text is segmented into words as this browser does it', async () => {
    const texts = makePlainTexts();
    await open('words');
    const cut = await page.evaluate(
      (all: string[], tags: (string | undefined)[]) =>
        tags.map((tag) => {
          const segmenter = new Intl.Segmenter(tag, { granularity: 'word' });
          return all.map((text) =>
            Array.from(segmenter.segment(text), ({ index, segment, isWordLike }) => {
              return { start: index, end: index + segment.length, isWord: isWordLike === true };
            }),
          );
        }),
      texts,
      ['es', 'de', 'fr', 'sv', 'el', 'ru'],
    );
    for (const [index, text] of texts.entries()) {
      for (const segments of cut) expect(segmentPlain(text), text).toEqual(segments[index]);
    }
  });

  test('the card shows the definition and says that it is the learner’s own', async () => {
    expect(await hover(word)).toMatchObject({ words: ['Haus'], glosses: ['meaning of Haus'], isMine: true });
  });

  test.each<[string, () => Promise<void>]>([
    ['the pointer leaves the word', () => page.mouse.move(899, 699)],
    ['a key is pressed', () => page.keyboard.press('Escape')],
    ['the page scrolls', () => page.evaluate(() => window.scrollBy(0, 40))],
    ['a button is pressed', () => page.mouse.down()],
  ])('the card closes when %s', async (_name, act) => {
    expect(await hover(word)).toBeDefined();
    await act();
    await expect.poll(() => readCard(page)).toBeUndefined();
    expect(await cases.readSettled()).toBeUndefined();
    await page.mouse.reset();
    await page.evaluate(() => window.scrollTo(0, 0));
    // After a key, the pointer is ignored for a while.
    await delay(600);
  });

  test('the card stays while the pointer is on it', async () => {
    await open('words');
    const { x, y } = await page.evaluate(locateHaus);
    await page.mouse.move(x, y);
    expect(await waitForCard(page)).toBeDefined();
    for (let step = 4; step <= 40; step += 4) await page.mouse.move(x, y + step);
    expect(await cases.readSettled()).toMatchObject({ words: ['Haus'] });
  });

  test('a card that was read is in the history, and one that passes is not', async () => {
    const listed = async () => {
      const query = { text: '', sort: 'newest', filters: [], offset: 0, limit: 30 };
      const { words } = await cases.ask<LookedUpPage>({ type: 'history.list', ...query });
      return words.map(({ word: ofCard, count }) => ({ word: ofCard, count }));
    };
    await cases.open('words');
    await cases.ask({ type: 'history.clear' });
    await hover(word);
    await page.mouse.move(899, 699);
    await delay(STOOD_MS + 100);
    expect(await listed()).toEqual([]);
    await hover(word);
    await delay(STOOD_MS);
    await expect.poll(listed).toEqual([{ word: 'Haus', count: 1 }]);
  });

  test('no card opens while a button is held', async () => {
    await open('words');
    await page.mouse.down();
    await pointAt(page, word);
    expect(await cases.readSettled()).toBeUndefined();
    await page.mouse.up();
  });

  test.each([
    ['an element in full screen', '#to-full', '#full'],
    ['a modal dialog', '#to-dialog', '#dialog'],
    ['a modal dialog in a shadow root', '#to-inner', '#host >>> dialog'],
    ['a popover', '#to-popover', '#popover'],
  ])('the card is above %s and can be clicked, which closes nothing', async (name, button, at) => {
    await cases.load('top');
    await page.click(button);
    await delay(name.includes('full') ? 600 : 100);
    const { x, y } = await toPoint(page, { name, at, text: 'Wasser' });
    await page.mouse.move(x, y, { steps: 2 });
    expect((await waitForCard(page))?.words).toEqual(['Wasser']);
    // Over the card, below the word.
    await page.mouse.click(x + 30, y + 44);
    await delay(100);
    const seen = await page.evaluate(
      (left: number, top: number) => {
        let hit = document.elementFromPoint(left, top);
        for (let inner = hit; inner; inner = inner.shadowRoot?.elementFromPoint(left, top) ?? null) hit = inner;
        return {
          isCard: (hit as HTMLElement).popover === 'manual',
          isOpen:
            document.fullscreenElement !== null ||
            document.querySelector('dialog:modal, :popover-open:not([popover=manual])') !== null ||
            document.getElementById('host')?.shadowRoot?.querySelector('dialog:modal') !== null,
        };
      },
      x + 30,
      y + 44,
    );
    expect(seen).toEqual({ isCard: true, isOpen: true });
    await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
  });

  test('a script of the page cannot make the card appear', async () => {
    await open('words');
    await page.evaluate((locate: string) => {
      const { x, y } = new Function(`return (${locate})()`)();
      for (const type of ['pointermove', 'pointerover', 'mousemove']) {
        document
          .elementFromPoint(x, y)
          ?.dispatchEvent(
            new PointerEvent(type, { clientX: x, clientY: y, bubbles: true, composed: true, pointerType: 'mouse' }),
          );
      }
    }, locateHaus.toString());
    expect(await cases.readSettled()).toBeUndefined();
  });

  test('a script of the page sees an empty element and nothing else', async () => {
    expect(await hover(word)).toBeDefined();
    const seen = await page.evaluate(() => {
      const host = document.documentElement.lastElementChild as HTMLElement;
      return { tag: host.tagName, root: host.shadowRoot, html: host.innerHTML, text: host.textContent };
    });
    expect(seen).toEqual({ tag: 'DIV', root: null, html: '', text: '' });
  });

  // Firefox pages can: see docs/hover.md.
  test.runIf(kind === 'chromium')('a script of the page cannot find or select the card’s text', async () => {
    expect((await hover(word))?.glosses).toEqual(['meaning of Haus']);
    const seen = await page.evaluate(() => {
      const selection = getSelection() as Selection;
      const host = document.documentElement.lastElementChild as HTMLElement;
      const find = (window as unknown as { find(...args: unknown[]): boolean }).find;
      const found = ['meaning', 'aning of', 'Haus'].map((text) => find(text, false, false, true, false, true));
      const selected: string[] = [];
      for (const start of [document.body, host]) {
        for (const granularity of ['character', 'word', 'line', 'documentboundary']) {
          for (const direction of ['forward', 'backward']) {
            selection.collapse(start, 0);
            for (let step = 0; step < 300; step++) selection.modify('extend', direction, granularity);
            selected.push(selection.toString());
          }
        }
      }
      selection.selectAllChildren(document.documentElement);
      selected.push(selection.toString());
      document.execCommand('selectAll');
      selected.push(selection.toString());
      selection.removeAllRanges();
      return { found, hasPageText: selected.some((text) => text.includes('Haus')), selected: selected.join() };
    });
    // The page's own text can be found as usual.
    expect(seen).toMatchObject({ found: [false, false, true], hasPageText: true });
    expect(seen.selected.includes('meaning')).toBe(false);
  });

  test('the page is unchanged after the card has closed', async () => {
    await open('words');
    const before = await page.evaluate(() => document.documentElement.outerHTML);
    expect(await hover(word)).toBeDefined();
    await page.mouse.move(899, 699);
    await expect.poll(() => page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
  });
});

/** Runs in the page: the centre of "Haus" in its first paragraph. */
function locateHaus(): { x: number; y: number } {
  const text = document.querySelector('#plain')?.firstChild as Text;
  const range = document.createRange();
  range.setStart(text, text.data.indexOf('Haus'));
  range.setEnd(text, text.data.indexOf('Haus') + 4);
  const { left, top, width, height } = range.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
