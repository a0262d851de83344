import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { delay, sendMessage } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { readCard } from '../../scripts/browser/hover-card.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { enterCard } from './support/enter-card.ts';
import { openToHover, readSettledCard, tellTabs } from './support/hover-page.ts';
import { openEditor } from './support/open-editor.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { pointAt, toPoint } from './support/point-at.ts';

const HAUS = { name: 'a word', at: '#plain', text: 'Haus' };
const SECRET = 'a secret meaning';

/** What a spying page has found. */
interface Spied {
  /** Text of every tree reached through an event, the selection or a search, except the page's own. */
  texts: string[];
  /** Typed text that the page could observe. */
  keys: string;
  /** The element that holds a card's frame, if one was found. */
  frame: HTMLIFrameElement | undefined;
}

/** Runs in the page: inspects everything that events expose, and searches for the card's text. */
function spy(words: string[]): void {
  const spied: Spied = { texts: [], keys: '', frame: undefined };
  Object.assign(window, { spied });
  const look = (found: unknown) => {
    if (!(found instanceof Node)) return;
    const root = found.getRootNode();
    if (root === document) return;
    const fields = root instanceof ShadowRoot ? [...root.querySelectorAll('textarea')].map(({ value }) => value) : [];
    spied.texts.push(root.textContent ?? '', ...fields);
    const frame = root instanceof ShadowRoot ? root.querySelector('iframe') : null;
    if (!frame) return;
    spied.frame = frame;
    try {
      spied.texts.push(`frame: ${frame.contentDocument?.documentElement.textContent ?? ''}`);
      spied.texts.push(`window: ${frame.contentWindow?.document.documentElement.textContent ?? ''}`);
    } catch {
      // A frame of another origin.
    }
  };
  const noteEvent = (event: Event) => {
    for (const name in event) look((event as unknown as Record<string, unknown>)[name]);
    for (const place of event.composedPath()) look(place);
    if (event.type === 'keydown') spied.keys += (event as KeyboardEvent).key;
  };
  for (const name in window) if (name.startsWith('on')) addEventListener(name.slice(2), noteEvent, true);
  for (const type of ['DOMMouseScroll', 'MozMousePixelScroll', 'focusin', 'focusout'])
    addEventListener(type, noteEvent, true);

  // Readable by anyone: the attributes of elements in the page.
  new MutationObserver((records) => {
    for (const { target } of records) {
      const { attributes } = target as Element;
      spied.texts.push(...Array.from(attributes, ({ name, value }) => `${name}: ${value}`));
    }
  }).observe(document, { subtree: true, attributes: true });

  const search = () => {
    const selection = getSelection() as Selection;
    const before = selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
    const find = (window as unknown as { find(...how: unknown[]): boolean }).find;
    const [start] = [document.querySelector('#plain')?.firstChild as Text];
    for (const word of words) {
      for (const inFrames of [false, true]) {
        selection.removeAllRanges();
        try {
          if (find.call(window, word, false, false, true, false, inFrames, false)) spied.texts.push(`found: ${word}`);
        } catch {
          // Firefox refuses to search in a frame of another origin.
        }
        look(selection.anchorNode);
      }
    }
    for (const [how, unit] of [
      ['move', 'word'],
      ['extend', 'line'],
      ['move', 'line'],
    ] as const) {
      selection.collapse(start, 0);
      for (let step = 0; step < 400; step++) {
        selection.modify(how, 'forward', unit);
        look(selection.focusNode);
      }
    }
    selection.selectAllChildren(document.documentElement);
    spied.texts.push(`selected: ${String(selection)}`);
    selection.removeAllRanges();
    if (before) selection.addRange(before);
    for (let x = 5; x < innerWidth; x += 40) {
      for (let y = 5; y < innerHeight; y += 20) {
        for (const element of document.elementsFromPoint(x, y)) look(element);
        look(document.caretPositionFromPoint?.(x, y)?.offsetNode);
      }
    }
    for (const { effect } of document.getAnimations()) look((effect as KeyframeEffect | null)?.target);
    for (let index = 0; index < window.length; index++) spied.texts.push(`window ${index}`);
  };
  Object.assign(window, { search });
}

describe.each(BROWSER_KINDS)('a spying page, in %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let options: Page;
  let page: Page;

  beforeAll(async () => {
    server = await servePages([new URL('pages/hover/', import.meta.url)]);
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    const own = { pair: 'deu-eng', word: 'Haus', text: SECRET };
    await sendMessage(options, { type: 'definition.put', id: randomUUID(), ...own });
    page = await extension.browser.newPage();
    await page.setViewport({ width: 900, height: 700 });
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });
  beforeEach(async () => {
    await openToHover(options, page, server.toUrl('words'));
    await page.evaluate(spy, ['secret', 'typed', 'Saved']);
  });

  async function rest(): Promise<{ x: number; y: number }> {
    await pointAt(page, HAUS);
    expect((await waitForCard(page))?.glosses).toEqual([SECRET]);
    return toPoint(page, HAUS);
  }
  async function pin(): Promise<{ x: number; y: number }> {
    const at = await rest();
    await enterCard(page, HAUS);
    await page.keyboard.press('d');
    expect((await waitForCard(page, undefined, 'dialog'))?.glosses).toEqual([SECRET]);
    await delay(100);
    return at;
  }
  const search = () => page.evaluate(() => (window as unknown as { search(): void }).search());
  const readSpied = () =>
    page.evaluate(() => {
      const { texts, keys } = (window as unknown as { spied: Spied }).spied;
      return { text: [...new Set(texts)].join('\n'), keys };
    });

  test('sees nothing of a passing card, wherever the pointer is on it', async () => {
    await rest();
    await search();
    // A search may scroll the page, which closes the card.
    await page.mouse.move(899, 699);
    const { x, y } = await rest();
    for (const [right, down] of [
      [0, 24],
      [8, 34],
      [30, 36],
      [60, 40],
    ] as const) {
      await page.mouse.move(x + right, y + down, { steps: 3 });
      await page.mouse.click(x + right, y + down);
    }
    await page.mouse.wheel({ deltaY: 20 });
    await page.mouse.down();
    await page.mouse.move(x + 70, y + 44, { steps: 3 });
    await page.mouse.up();
    expect((await readCard(page))?.glosses).toEqual([SECRET]);
    await search();
    await page.mouse.click(x + 60, y + 40, { button: 'right' });
    // The buttons are at the card's lower end, the last one at the far end.
    for (let right = 20; right < 260; right += 10) await page.mouse.move(x + right, y + 68);
    const { text } = await readSpied();
    expect(text).not.toMatch(/secret|window \d|Pin|study|know/i);
  });

  test('sees nothing of a pinned card, nor of text typed there', async () => {
    const { x, y } = await pin();
    await search();
    await page.mouse.move(x + 30, y + 36, { steps: 5 });
    await openEditor(page);
    await page.keyboard.type('typed');
    await search();
    await page.mouse.click(x + 20, y + 36);
    await page.keyboard.press('Tab');
    await search();
    const { text, keys } = await readSpied();
    expect(text).not.toMatch(/secret|typed|window \d/);
    // Events in a focused frame of its own do not reach the page.
    if (kind === 'firefox') expect(keys).not.toMatch(/typed|Tab/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  test('sees nothing of the text that is read aloud', async () => {
    await page.evaluate(() => getSelection()?.collapse(document.querySelector('#plain')?.firstChild as Text, 5));
    await tellTabs(options, { type: 'event.command', command: 'next-word' });
    await expect.poll(async () => (await readCard(page, undefined, 'status'))?.text).toContain(SECRET);
    await search();
    expect((await readSpied()).text).not.toMatch(/secret|window \d/);
  });

  test.runIf(kind === 'firefox')('can remove a pinned card by tampering with its container', async () => {
    const { x, y } = await pin();
    await page.mouse.move(x + 200, y + 300);
    await page.mouse.move(x + 30, y + 36, { steps: 5 });
    const isFound = await page.evaluate(() => {
      const { frame } = (window as unknown as { spied: Spied }).spied;
      frame?.setAttribute('sandbox', 'allow-scripts allow-same-origin');
      if (frame) frame.style.clipPath = 'none';
      return frame !== undefined;
    });
    expect(isFound).toBe(true);
    await expect.poll(() => readCard(page, undefined, 'dialog')).toBeUndefined();
    expect(await page.evaluate(() => document.documentElement.lastElementChild?.localName)).toBe('body');
    await page.mouse.move(890, 690, { steps: 3 });
    await pin();
  });

  test('cannot trigger anything by clicking on the elements it can reach', async () => {
    const { x, y } = await rest();
    await page.mouse.move(x + 10, y + 30, { steps: 3 });
    await delay(100);
    const press = (wide: number, high: number) =>
      page.evaluate(
        (clientX: number, clientY: number) => {
          for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
            const event = new MouseEvent(type, { clientX, clientY, bubbles: true, composed: true });
            document.elementFromPoint(clientX, clientY)?.dispatchEvent(event);
          }
        },
        wide,
        high,
      );
    for (let right = 0; right < 260; right += 8) await press(x - 12 + right, y + 62);
    expect(await readSettledCard(options, page, { role: 'dialog' })).toBeUndefined();
    expect((await readCard(page))?.state).toBe('new');
  });
});
