import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { delay } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS } from '../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { readCard, readMarks } from '../../scripts/browser/hover-card.ts';
import { PIECES_CASES, PIECES_WORDS } from './pages/pieces-cases.ts';
import { PDF_LINES, READER_CASES } from './pages/reader-cases.ts';
import { type CasePage, openCasePage } from './support/case-page.ts';
import { enterCard } from './support/enter-card.ts';
import { findButton } from './support/find-button.ts';
import { makePdf } from './support/make-pdf.ts';
import { openEditor } from './support/open-editor.ts';
import { pointAt, toPoint } from './support/point-at.ts';
import { shareOf, someOf } from './support/share.ts';

const toFolder = (path: string) => new URL(path, import.meta.url);
const PDF_JS = ['legacy/build', 'web', 'standard_fonts'].map((name) =>
  toFolder(`../../node_modules/pdfjs-dist/${name}/`),
);
const CASES = [...PIECES_CASES, ...READER_CASES];

/** Ways of writing a paragraph, and how often, in ms. */
const WRITERS: readonly [way: string, ms: number][] = [
  ['innerHTML', 60],
  ['textContent', 400],
  ['textContent', 100],
  ['innerText', 150],
  ['nodeValue', 60],
  ['appendData', 60],
  ['append', 60],
  ['replaceChildren', 60],
  ['insertAdjacentHTML', 60],
  ['a new paragraph', 60],
];

/** Ways in which a dialog keeps the focus, and where its word is. */
const TRAPS: readonly [way: string, trap: string, at?: string][] = [
  ['on focusin', 'focusin'],
  ['on focus and blur', 'blur'],
  ['by a timer', 'timer'],
  ['as a modal dialog', 'modal'],
  ['with an inert page', 'inert'],
  ['on each frame', 'frames'],
  ['by elements around it', 'sentinels'],
  ['within another dialog', 'nested'],
  ['when the page changes', 'observer'],
  ['within a shadow root', 'component', '#component >>> #trapped'],
  ['around a slot', 'slot'],
];

describe.each(BROWSER_KINDS)('text wherever it is, in %s', (kind) => {
  let cases: CasePage;
  let page: Page;

  beforeAll(async () => {
    cases = await openCasePage(kind, {
      folders: [toFolder('pages/pieces/'), toFolder('pages/readers/'), ...PDF_JS],
      made: { 'columns.pdf': makePdf(PDF_LINES) },
      words: [PIECES_WORDS],
    });
    page = cases.page;
  });
  afterAll(() => cases?.close());

  const stream = (id: string, ms: number, way: string) =>
    page.evaluate(`stream(${JSON.stringify([id, ms, 'Das Haus ist', way]).slice(1, -1)})`);

  test.each(shareOf(kind, CASES))('$page: $name', async (place) => {
    expect((await cases.hover(place))?.words[0]).toBe(place.expected);
  });

  test.each(someOf([...new Set(CASES.map((place) => place.page))], 2))(
    '%s: no blank point has an answer, and the page stays as it is',
    async (name) => {
      await cases.load(name);
      const before = await page.evaluate(() => document.documentElement.outerHTML);
      const points = await page.evaluate(findBlankPoints, 4);
      expect(points.length).toBeGreaterThan(2);
      for (const { x, y } of points) {
        await page.mouse.move(x, y, { steps: 2 });
        expect(await cases.readSettled(), `at ${x}, ${y}`).toBeUndefined();
      }
      expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
    },
  );

  test.each(someOf(WRITERS, 2))(
    'a word under a resting pointer keeps its card while a page writes its paragraph by %s every %i ms',
    async (way, ms) => {
      await cases.load('chat');
      await pointAt(page, { name: 'a word', at: '#answer', text: 'Haus', character: 1 });
      expect((await waitForCard(page))?.words[0]).toBe('Haus');
      await stream('answer', ms, way);
      for (let look = 0; look < 4; look++) {
        await delay(ms * 2);
        expect((await readCard(page))?.words[0]).toBe('Haus');
      }
      await delay(300);
      expect(await readMarks(page)).toHaveLength(1);
    },
  );

  test.each(someOf(WRITERS, 2))(
    'a word has a card in a paragraph that a page writes by %s every %i ms',
    async (way, ms) => {
      await cases.load('chat');
      await page.evaluate(`stream('answer', ${ms}, 'Das Haus ist', '${way}', 1000)`);
      await pointAt(page, { name: 'a word', at: '#answer', text: 'Haus', character: 1 });
      expect((await waitForCard(page))?.words[0]).toBe('Haus');
      for (let look = 0; look < 4; look++) {
        await delay(ms * 2);
        expect((await readCard(page))?.words[0]).toBe('Haus');
      }
    },
  );

  // Firefox draws the tree in a closed shadow root, where a test finds no text.
  test.runIf(kind === 'chromium').each([
    ['Wasser steigt', 'Wasser'],
    ['Stadt', 'Stadt'],
    ['Haus ist es', 'Haus'],
    ['Haus am', 'Haus'],
    ['Zeit ist', 'Zeit'],
  ])('the tags of an XML file do not decide the language of “%s”', async (text, expected) => {
    await cases.load('feed', 'xml');
    await pointAt(page, { name: text, at: '.pretty-print', text, character: 1 });
    expect((await waitForCard(page))?.words[0]).toBe(expected);
  });

  test.each(['innerHTML', 'a shadow root'])(
    'text that is written by %s under a resting pointer is looked up when it has settled',
    async (way) => {
      // Firefox reports no movement to where the pointer is.
      await cases.load('chat');
      if (way === 'a shadow root')
        await page.evaluate("WRITERS['a shadow root'](document.getElementById('late'), '&nbsp;')");
      const late = await toPoint(page, { name: 'a line', at: '#late', spot: [50, 15] });
      await page.mouse.move(late.x, late.y, { steps: 2 });
      // Until the pointer counts as resting, on a busy machine, too.
      await delay(500);
      await stream('late', 100, way);
      expect((await waitForCard(page))?.words[0]).toBe('Haus');
    },
  );

  test.each(someOf(TRAPS, 2))(
    'a dialog that traps the focus %s leaves it to a pinned card',
    async (_, trap, at = '#trapped') => {
      await cases.define({ 'deu-eng': ['Wasser'] });
      await cases.load('chat');
      await page.evaluate((name: string) => (window as unknown as { trap(name: string): void }).trap(name), trap);
      const word = {
        name: 'a word',
        at,
        text: 'Wasser',
        character: 1,
      };
      await pointAt(page, word);
      expect((await waitForCard(page))?.words[0]).toBe('Wasser');
      await enterCard(page, word);
      // A modal dialog has the focus in its field, where a key would write.
      const { x, y } = await findButton(page, 'Pin the card');
      await page.mouse.click(x, y);
      await expect.poll(async () => (await readCard(page, undefined, 'dialog'))?.words[0]).toBe('Wasser');
      await openEditor(page);
      await page.keyboard.type(' and more');
      await page.keyboard.press('Enter');
      await expect
        .poll(async () => (await readCard(page, undefined, 'dialog'))?.glosses)
        .toEqual(['meaning of Wasser and more']);
      for (let press = 0; press < 12; press++) await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect.poll(() => readCard(page, undefined, 'dialog')).toBeUndefined();
      expect(await page.evaluate('isDialogOpen()')).toBe(true);
    },
  );
});

/** Runs in the page: points of the screen that are well away from all text, of a grid. */
function findBlankPoints(most: number): { x: number; y: number }[] {
  const boxes: DOMRect[] = [];
  const collect = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const inner = (node as Partial<Element>).shadowRoot;
      if (inner) collect(inner);
      if (node.nodeType === Node.ELEMENT_NODE) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
  };
  collect(document.body);
  const isBlank = (x: number, y: number) =>
    boxes.every(({ left, top, right, bottom }) => x < left - 4 || x > right + 4 || y < top - 4 || y > bottom + 4) &&
    document.elementFromPoint(x, y)?.tagName !== 'IFRAME';
  const points: { x: number; y: number }[] = [];
  for (let y = 30; y < innerHeight; y += 53) {
    for (const x of [47, 211, 433, 647]) if (isBlank(x, y)) points.push({ x, y });
  }
  const step = Math.max(1, Math.floor(points.length / most));
  return points.filter((_, index) => index % step === 0).slice(0, most);
}
