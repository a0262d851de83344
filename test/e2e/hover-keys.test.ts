import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { delay, sendMessage } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { type CardRole, readCard } from '../../scripts/browser/hover-card.ts';
import { DEFAULT_SETTINGS, type SettingsChange } from '../../src/settings/settings.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { enterCard } from './support/enter-card.ts';
import { findButton } from './support/find-button.ts';
import { changeHover, openToHover, tellTabs } from './support/hover-page.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { pointAt, toPoint } from './support/point-at.ts';
import { ONE_BROWSER, shareOf } from './support/share.ts';

const HAUS = { name: 'a word', at: '#plain', text: 'Haus' };
const WORDS = ['Haus', 'Jahr', 'Stadt', 'Wasser'];
/** Longer than a page is left alone after a key. */
const QUIET_MS = 600;

interface Seen {
  capture: string[];
  bubble: string[];
  up: string[];
}

describe.each(ONE_BROWSER)('the keys of a page in %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let options: Page;
  let page: Page;

  const say = (message: object) => sendMessage(options, message);
  const change = (hover: SettingsChange['hover']) => changeHover(options, hover);
  const tell = (event: object) => tellTabs(options, event);

  beforeAll(async () => {
    server = await servePages([new URL('pages/hover/', import.meta.url)]);
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    for (const word of WORDS) {
      await say({ type: 'definition.put', id: randomUUID(), pair: 'deu-eng', word, text: `meaning of ${word}` });
    }
    page = await extension.browser.newPage();
    await page.setViewport({ width: 900, height: 700 });
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });
  beforeEach(async () => {
    await change(DEFAULT_SETTINGS.hover);
    for (const word of WORDS) {
      await say({ type: 'study.hold', id: randomUUID(), pair: 'deu-eng', word, mark: 'reset' });
    }
    await openToHover(options, page, server.toUrl('keys'));
    await page.focus('#player');
    await forget();
  });

  const read = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const isPlaying = () => page.evaluate(() => (window as unknown as { isPlaying: boolean }).isPlaying);
  const hasPlayerFocus = () => page.evaluate(() => document.activeElement?.id === 'player');
  const forget = () =>
    page.evaluate(() => {
      for (const list of Object.values((window as unknown as { seen: Seen }).seen)) list.length = 0;
    });
  const readState = async (role: CardRole = 'tooltip') => (await readCard(page, undefined, role))?.state;
  const readText = async () => (await readCard(page))?.text;
  const readToast = async () => (await readCard(page, undefined, 'status'))?.text;
  const wordOf = async (role: CardRole = 'tooltip') => (await waitForCard(page, undefined, role))?.words[0];
  async function show(): Promise<void> {
    await pointAt(page, HAUS);
    expect(await wordOf()).toBe('Haus');
  }
  async function enter(): Promise<void> {
    await show();
    await enterCard(page, HAUS);
  }
  async function leave(): Promise<void> {
    await page.mouse.move(890, 690, { steps: 3 });
    await expect.poll(() => readCard(page)).toBeUndefined();
  }
  async function pin(): Promise<void> {
    await show();
    await tell({ type: 'event.command', command: 'look-up' });
    expect(await wordOf('dialog')).toBe('Haus');
  }
  async function readKnown(): Promise<string | undefined> {
    await delay(QUIET_MS);
    await page.mouse.move(890, 690);
    await delay(100);
    await show();
    return readState();
  }
  const expectAllSeen = async (key: string) =>
    expect(await read()).toEqual({ capture: [key], bubble: [key], up: [key] });
  /** A capturing listener of the page on `window` still gets every key, because the content script comes later. */
  const expectNoneSeen = async () => expect(await read()).toMatchObject({ bubble: [], up: [] });

  test.each(shareOf(kind, ['k', 'K', 'j', 'n', 'b', 's', 't', 'p', 'w', 'd', 'ArrowDown'] as const))(
    'a page gets "%s" while a card is open but inactive, and the card closes',
    async (key) => {
      await show();
      await page.keyboard.press(key);
      await expectAllSeen(key);
      await expect.poll(() => readCard(page)).toBeUndefined();
      expect(await readToast()).toBeUndefined();
      expect(await readKnown()).toBe('new');
    },
  );

  test('K pauses a player while a card is open but inactive', async () => {
    await show();
    await page.keyboard.press('k');
    expect(await isPlaying()).toBe(false);
  });

  test('Space scrolls the page while a card is open but inactive', async () => {
    await show();
    await page.keyboard.press(' ');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });

  test('a key pressed while the card closes goes to the page', async () => {
    await enter();
    await page.mouse.move(890, 690, { steps: 3 });
    await page.keyboard.press('k');
    await expectAllSeen('k');
    expect(await readToast()).toBeUndefined();
  });

  test('a letter acts on a card under the pointer, and the page does not get it', async () => {
    await enter();
    await page.keyboard.press('k');
    await expect.poll(readToast).toContain('Haus: known');
    await expectNoneSeen();
    expect(await isPlaying()).toBe(true);
    expect(await hasPlayerFocus()).toBe(true);
    // The card stays, and keeps the keys.
    await expect.poll(readState).toBe('known');
    await leave();
    await page.keyboard.press('k');
    expect(await isPlaying()).toBe(false);
  });

  test('a letter with Shift goes to the page, also with the pointer on a card', async () => {
    await enter();
    await page.keyboard.down('Shift');
    await page.keyboard.press('K');
    await page.keyboard.up('Shift');
    expect((await read()).bubble).toContain('K');
    expect(await readKnown()).toBe('new');
  });

  // WCAG 1.4.13: to dismiss a card may cost nothing else.
  test.each([
    ['that shows', 'tooltip', show],
    ['under the pointer', 'tooltip', enter],
    [
      'that is pinned, with the focus in the page',
      'dialog',
      async () => {
        await enter();
        await page.keyboard.press('d');
        expect(await wordOf('dialog')).toBe('Haus');
        await page.evaluate(() => document.querySelector<HTMLElement>('#player')?.focus());
        await forget();
      },
    ],
  ] as const)('Escape closes a card %s, and the page does not get it', async (_, role, open) => {
    await open();
    await page.keyboard.press('Escape');
    await expect.poll(() => readCard(page, undefined, role)).toBeUndefined();
    await expectNoneSeen();
  });

  test('K on the card of a known word unmarks it', async () => {
    await enter();
    await page.keyboard.press('k');
    await expect.poll(readToast).toContain('Haus: known');
    expect(await readKnown()).toBe('known');
    expect(await readText()).toContain('Not known');
    await enterCard(page, HAUS);
    await page.keyboard.press('k');
    await expect.poll(readToast).toContain('Haus: new');
    expect(await readKnown()).toBe('new');
  });

  test('T takes the word into Study on the card, whose button and Z undo that', async () => {
    await enter();
    await page.keyboard.press('t');
    // The message goes by itself.
    await expect.poll(readToast).toContain('Haus: up next');
    await expect.poll(readState).toBe('up next');
    await expect.poll(readText).toContain('✓ In Study · Undo');
    const { x, y } = await findButton(page, '✓ In Study · Undo');
    await page.mouse.click(x, y);
    await expect.poll(readState).toBe('new');
    await expect.poll(readText).not.toContain('Undo');
    await page.keyboard.press('t');
    await expect.poll(readState).toBe('up next');
    await page.keyboard.press('z');
    await expect.poll(readState).toBe('new');
    expect(await hasPlayerFocus()).toBe(true);
    await leave();
    await page.keyboard.press('k');
    expect(await isPlaying()).toBe(false);
    expect(await readKnown()).toBe('new');
  });

  test('a page cannot click the undo of a card', async () => {
    await enter();
    await page.keyboard.press('t');
    await expect.poll(readState).toBe('up next');
    const { x, y } = await findButton(page, '✓ In Study · Undo');
    await page.evaluate(
      (x, y) => {
        for (const element of [document.elementFromPoint(x, y), ...document.documentElement.children]) {
          if (!element || element === document.body) continue;
          for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
            element.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, clientX: x, clientY: y }));
          }
          (element as HTMLElement).click?.();
        }
      },
      x,
      y,
    );
    await delay(300);
    expect(await readState()).toBe('up next');
    expect(await readKnown()).toBe('up next');
  });

  test('clicking a button of the card leaves the focus in place', async () => {
    await enter();
    const { x, y } = await findButton(page, 'Known');
    await page.mouse.click(x, y);
    await expect.poll(readToast).toContain('Haus: known');
    expect(await hasPlayerFocus()).toBe(true);
    await leave();
    await page.keyboard.press('k');
    expect(await isPlaying()).toBe(false);
  });

  test.each([
    ['a click', { trigger: 'click' }, async () => page.mouse.click(...(await at()))],
    ['a double-click', { trigger: 'off' }, async () => page.mouse.click(...(await at()), { count: 2 })],
    ['a step of the keys', {}, () => tell({ type: 'event.command', command: 'next-word' })],
  ] as const)('a card opened by %s is inactive', async (_, hover, ask) => {
    await change(hover);
    await ask();
    const word = await wordOf();
    expect(WORDS).toContain(word);
    await page.keyboard.press('k');
    expect((await read()).bubble).toEqual(['k']);
    await delay(200);
    expect((await readToast()) ?? '').not.toContain('known');
  });
  const at = async (): Promise<[number, number]> => {
    const { x, y } = await toPoint(page, HAUS);
    return [x, y];
  };

  test('letters act on a pinned card; the page gets neither them nor Escape, and gets the focus back', async () => {
    await pin();
    await page.keyboard.press('k');
    await expect.poll(async () => (await readCard(page, undefined, 'dialog'))?.state).toBe('known');
    expect((await readCard(page, undefined, 'dialog'))?.text).toContain('Not known');
    await page.keyboard.press('k');
    await expect.poll(async () => (await readCard(page, undefined, 'dialog'))?.state).toBe('new');
    await page.keyboard.press('Escape');
    await expect.poll(() => readCard(page, undefined, 'dialog')).toBeUndefined();
    await delay(100);
    await expectNoneSeen();
    expect(await hasPlayerFocus()).toBe(true);
    await forget();
    await page.keyboard.press('k');
    await expectAllSeen('k');
    expect(await isPlaying()).toBe(false);
  });

  test('Escape closes the card of a word in a dialog of the page, and only then the dialog', async () => {
    await page.$eval('#dialog', (dialog) => (dialog as HTMLDialogElement).showModal());
    const isOpen = () => page.$eval('#dialog', (dialog) => (dialog as HTMLDialogElement).open);
    await pointAt(page, { name: 'a dialog', at: '#asked', text: 'Haus' });
    expect(await wordOf()).toBe('Haus');
    await page.keyboard.press('Escape');
    await expect.poll(() => readCard(page)).toBeUndefined();
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
  });

  test('an editor gets typed text, even with the pointer on a card', async () => {
    await page.focus('#editor');
    await enter();
    await page.keyboard.press('k');
    expect(await page.$eval('#editor', (editor) => editor.textContent)).toContain('k');
    expect(await readToast()).toBeUndefined();
  });

  test('a game in a frame gets its keys while a card there is open but inactive', async () => {
    const frame = (await (await page.$('#game'))?.contentFrame()) ?? undefined;
    const { x, y } = await toPoint(page, { ...HAUS, frame: '#game' });
    await page.mouse.click(x + 200, y);
    await page.mouse.move(x, y, { steps: 2 });
    expect((await waitForCard(page, frame))?.words).toEqual(['Haus']);
    for (const key of ['w', 'a', 's', 'd', 'k'] as const) await page.keyboard.press(key);
    expect(await frame?.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      'w',
      'a',
      's',
      'd',
      'k',
    ]);
  });

  test('letters act on every open card on a site with that setting, and only there', async () => {
    await change({ sites: { [new URL(server.toUrl('keys')).hostname]: { keys: true } } });
    await show();
    await page.keyboard.press('k');
    await expect.poll(readToast).toContain('Haus: known');
    await expectNoneSeen();
    await change({ sites: { 'other.example': { keys: true } } });
    await delay(QUIET_MS);
    await page.mouse.move(890, 690);
    await show();
    await page.keyboard.press('k');
    expect((await read()).bubble).toEqual(['k']);
  });

  test('no letter acts when keys are turned off, wherever the pointer is', async () => {
    await change({ keys: false });
    await enter();
    await page.keyboard.press('k');
    await expectAllSeen('k');
    expect(await readToast()).toBeUndefined();
  });
});
