import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { delay, sendMessage } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { readCard } from '../../scripts/browser/hover-card.ts';
import { launch } from '../../scripts/browser/launch.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { enterCard } from './support/enter-card.ts';
import { openToHover } from './support/hover-page.ts';
import { servePages } from './support/page-server.ts';
import { pointAt } from './support/point-at.ts';
import { WHOLE_OPTIONS } from './support/whole-options.ts';

/** A page of 1,280 × 1,024 pixels at 400 %. */
const NARROW = { width: 320, height: 256 };
const MIN_TARGET = 24;
/** More controls than any screen has. */
const MAX_STOPS = 400;
/** Longer than what hides by itself, such as a message. */
const PATIENCE_MS = 4_500;
const HAUS = { name: 'a word', at: '#plain', text: 'Haus' };

interface Stop {
  /** Which control, in short. */
  name: string;
  faults: string[];
  /** What would show that the context has changed. */
  context: string;
  /** Whether the screen began with it. */
  isAgain: boolean;
}

/** Reads the control that has the focus. */
function readStop(page: Page, minimum: number): Promise<Stop | undefined> {
  return page.evaluate(async (least: number) => {
    const control = document.activeElement;
    // Firefox goes on to the controls of its window, and then through the page without giving it the keys.
    if (!control || control === document.body || !document.hasFocus()) return undefined;
    const state = globalThis as unknown as { firstStop?: Element };
    const isAgain = state.firstStop === control;
    state.firstStop ??= control;
    // A label is part of the target, and may be all of it that is drawn.
    const target = control.closest('label') ?? control;
    const isSeen = () => {
      const { left, top, width, height } = target.getBoundingClientRect();
      const isHere = (x: number, y: number) =>
        target.contains(document.elementFromPoint(left + x * width, top + y * height));
      return [0.1, 0.5, 0.9].some((x) => [0.1, 0.5, 0.9].some((y) => isHere(x, y)));
    };
    // Firefox scrolls to the control when it draws next; where it does not, the page does.
    for (let frames = 0; frames < 6 && !isSeen(); frames++) await new Promise(requestAnimationFrame);
    const { left, top, right, bottom, width, height } = target.getBoundingClientRect();
    const faults: string[] = [];
    if (!isSeen()) faults.push(`covered at ${[left, top, right, bottom].map(Math.round)}`);
    const hasRing = [control, target, control.parentElement, control.nextElementSibling].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    });
    if (!hasRing) faults.push('no ring');
    // Links within a line of text may be lower.
    if (!control.matches('p a, dd a, li a') && Math.min(width, height) < least) faults.push(`${width} × ${height}`);
    return {
      name: control.id || control.outerHTML.slice(0, 90),
      faults,
      context: `${location.href} ${document.title} ${document.querySelectorAll('dialog[open], [role="dialog"]').length}`,
      isAgain,
    };
  }, minimum);
}

/** Goes through a screen with Tab alone. @returns What is wrong at its stops. */
async function findFaultyStops(page: Page): Promise<string[]> {
  const found: string[] = [];
  let context: string | undefined;
  let stops = 0;
  for (let presses = 0; presses < MAX_STOPS; presses++) {
    const stop = await readStop(page, MIN_TARGET);
    // Beyond the last control, the browser's own have their turn.
    if (stop?.isAgain || (!stop && stops > 0)) break;
    if (stop) {
      stops += 1;
      context ??= stop.context;
      if (stop.context !== context) found.push(`${stop.name}: the focus led to ${stop.context}`);
      found.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`));
    }
    await page.keyboard.press('Tab');
  }
  expect(stops).toBeGreaterThan(1);
  return found;
}

/** The browser draws all colours, as in a theme with high contrast. */
const FORCED = { 'browser.display.document_color_use': 2 };

describe.each(BROWSER_KINDS)('forced colours and a magnifier in %s', (kind) => {
  let extension: ExtensionBrowser;

  beforeAll(async () => {
    // Only a preference forces colours in Firefox, so it needs one of its own.
    extension = kind === 'firefox' ? await launch(kind, { preferences: FORCED }) : await borrowBrowser(kind);
    const options = await extension.open(extension.extensionUrl('options.html'));
    await sendMessage(options, { type: 'deck.install', pair: 'deu-eng' });
    await sendMessage(options, { type: 'settings.put', change: { study: { starts: { 'deu-eng': 1 } } } });
    await options.close();
  });
  afterAll(async () => {
    await extension?.close();
  });

  async function open(path: string): Promise<Page> {
    const page = await extension.open(extension.extensionUrl(path));
    await page.setViewport(NARROW);
    if (kind === 'chromium') {
      const session = await page.createCDPSession();
      await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    }
    await page.bringToFront();
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    return page;
  }

  // WCAG 2.4.7, 2.4.11, 2.5.8, 3.2.1 and 1.4.11.
  test.each([
    ['the first steps', 'welcome.html', '#welcome-from', undefined],
    ['the options', 'options.html', WHOLE_OPTIONS, undefined],
    ['Browse', 'popup.html?tab&deck=deu-eng', '#open-menu', undefined],
    ['the menu', 'popup.html?tab&deck=deu-eng', '#open-menu', '#open-menu'],
    ['the search', 'popup.html?tab&deck=deu-eng', '#open-search', '#open-search'],
    ['Study', 'popup.html?tab&study&deck=deu-eng', '#study-start-skip, #study-card', '#study-start-skip'],
    ['the side panel', 'sidepanel.html', '#open-menu', undefined],
    ['Statistics', 'progress.html', 'h1', undefined],
  ])('on %s, each stop of Tab is in sight, has a ring and a size, and opens nothing', async (_, path, ready, press) => {
    const page = await open(path);
    await page.waitForSelector(ready);
    // By a key: after a click, browsers draw no ring.
    if (press && (await page.$(press))) {
      await page.focus(press);
      await page.keyboard.press('Enter');
    }
    if (press === '#open-search') {
      await page.waitForSelector('#search-field:focus');
      await page.keyboard.type('ging');
      await page.waitForSelector('#search-results button');
    }
    await delay(300);
    expect(await findFaultyStops(page)).toEqual([]);
    await page.close();
  });

  // WCAG 1.4.13. `hover-keys.test.ts` has what else Escape must not do.
  test('a card stays while the pointer rests on its word or on the card, and Escape closes it under the pointer', async () => {
    const server = await servePages([new URL('pages/hover/', import.meta.url)]);
    try {
      const options = await extension.open(extension.extensionUrl('options.html'));
      const page = await extension.browser.newPage();
      await page.setViewport({ width: 900, height: 700 });
      await openToHover(options, page, server.toUrl('keys'));
      await pointAt(page, HAUS);
      expect((await waitForCard(page))?.words).toEqual(['Haus']);
      await delay(PATIENCE_MS);
      expect((await readCard(page))?.words).toEqual(['Haus']);
      await enterCard(page, HAUS);
      await delay(PATIENCE_MS / 2);
      expect((await readCard(page))?.words).toEqual(['Haus']);
      await page.keyboard.press('Escape');
      await expect.poll(() => readCard(page)).toBeUndefined();
      await delay(PATIENCE_MS / 6);
      expect(await readCard(page)).toBeUndefined();
    } finally {
      server.close();
    }
  });
});

/** Whether the screen in the toolbar popup is as wide as the popup; undefined while none is open. */
function isWithinPopup(page: Page, language: string): Promise<boolean | undefined> {
  return page.evaluate((lang: string) => {
    const { extension } = (globalThis as unknown as { chrome: { extension: { getViews(o: object): Window[] } } })
      .chrome;
    const view = extension.getViews({ type: 'popup' })[0];
    const app = view?.document.getElementById('app')?.getBoundingClientRect();
    if (!view || !app) return undefined;
    const { scrollWidth, lang: shown } = view.document.documentElement;
    const isWithin = app.left >= 0 && app.right <= view.innerWidth && scrollWidth <= view.innerWidth;
    return isWithin && shown === lang && view.innerWidth > 250 && view.innerWidth < 360;
  }, language);
}

// Only Chromium gives the popup less than it asks for: Firefox enlarges its window.
test('the toolbar popup of a browser that enlarges all pages does not scroll sideways', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'wayword-zoom-'));
  await mkdir(join(profile, 'Default'));
  // Chromium counts in steps of a fifth: this is 200 %.
  const zoom = { default_zoom_level: { x: Math.log(2) / Math.log(1.2) } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify({ partition: zoom }));
  const extension = await launch('chromium', { profile });
  try {
    const options = await extension.open(extension.extensionUrl('options.html'));
    for (const interfaceLanguage of ['en', 'ar']) {
      await sendMessage(options, { type: 'settings.put', change: { appearance: { interfaceLanguage } } });
      await options.evaluate('chrome.action.openPopup()');
      await vi.waitFor(async () => expect(await isWithinPopup(options, interfaceLanguage)).toBe(true), 10_000);
      await options.evaluate("for (const view of chrome.extension.getViews({ type: 'popup' })) view.close()");
      await vi.waitFor(async () => expect(await isWithinPopup(options, interfaceLanguage)).toBeUndefined(), 10_000);
    }
    expect(await options.evaluate(() => devicePixelRatio)).toBe(2);
  } finally {
    await extension.close();
    await rm(profile, { recursive: true, force: true });
  }
});
