import type { Frame, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { delay, sendMessage } from '../../../scripts/browser/driver.ts';
import { type CardRole, type CardText, readCard } from '../../../scripts/browser/hover-card.ts';
import { HOVER_EVENT } from '../../../src/messaging/events.ts';
import type { SettingsChange } from '../../../src/settings/settings.ts';

/** Longer than a content script takes to start, even on a busy machine. */
const SCRIPT_MS = 5_000;
/** Longer than the dwell. */
const AFTER_DWELL_MS = 150;
/** Most look-ups that one rest makes, one after the other: a script that loads, and a second reading of the word. */
const LOOK_UPS = 3;

/** Opens a page to hover on, with the pointer moved away. */
export async function openToHover(extensionPage: Page, page: Page, url: string): Promise<void> {
  await page.bringToFront();
  await page.goto(url);
  await waitForScript(extensionPage, page);
  await delay(30);
}

/**
 * Moves the pointer in a corner until the page's content script has noticed it. It starts when the page is idle, and
 * only a message tells that it is there. A page without one is given up.
 *
 * @param extensionPage - Any page of the extension.
 */
export async function waitForScript(extensionPage: Page, page: Page): Promise<void> {
  const end = Date.now() + SCRIPT_MS;
  do {
    await page.mouse.move(890, 690);
    await page.mouse.move(899, 699);
  } while (!(await hasListener(extensionPage)) && Date.now() < end);
}

/** Whether the tab in front listens to the extension. */
function hasListener(extensionPage: Page): Promise<boolean> {
  return extensionPage.evaluate(async () => {
    const { tabs } = (globalThis as unknown as { chrome: { tabs: Tabs } }).chrome;
    const [tab] = await tabs.query({ active: true, lastFocusedWindow: true });
    return tabs.sendMessage(tab?.id ?? 0, { type: 'event.none' }).then(
      () => true,
      (error) => !/Receiving end/.test(String(error)),
    );
  });
}

interface Tabs {
  query(wanted: object): Promise<{ id?: number }[]>;
  sendMessage(id: number, message: object): Promise<unknown>;
}

/**
 * Sends every tab the message that the background sends for browser commands and menus.
 *
 * @param extensionPage - Any page of the extension.
 */
export async function tellTabs(extensionPage: Page, event: object): Promise<void> {
  await extensionPage.evaluate(async (told: object) => {
    const { tabs } = (globalThis as unknown as { chrome: { tabs: Tabs } }).chrome;
    for (const { id } of await tabs.query({})) await tabs.sendMessage(id ?? 0, told).catch(() => undefined);
  }, event);
}

/** Changes the settings of hovering, and waits until every tab will ask for them. */
export async function changeHover(extensionPage: Page, hover: SettingsChange['hover']): Promise<void> {
  expect(await sendMessage(extensionPage, { type: 'settings.put', change: { hover } })).toMatchObject({ ok: true });
  await lookUp(extensionPage);
  await tellTabs(extensionPage, { type: HOVER_EVENT });
}

/**
 * Reads the hover card when nothing that the pointer started is still under way, on a busy machine too: the page's own
 * clock measures the dwell, and the background answers later questions after earlier ones.
 *
 * @param extensionPage - Any page of the extension.
 * @returns `undefined` if no card is open, and none will open.
 */
export async function readSettledCard(
  extensionPage: Page,
  page: Page,
  { frame = page.mainFrame(), role }: { frame?: Frame; role?: CardRole } = {},
): Promise<CardText | undefined> {
  await passTime(frame, AFTER_DWELL_MS);
  for (let step = 0; step < LOOK_UPS; step++) {
    await lookUp(extensionPage);
    await passTime(frame, 20);
  }
  return readCard(page, frame, role);
}

const passTime = (frame: Frame, ms: number) =>
  frame.evaluate((time: number) => new Promise<void>((done) => setTimeout(done, time)), ms);

const lookUp = (extensionPage: Page) =>
  sendMessage(extensionPage, { type: 'lookup.define', text: 'Haus', offset: 0, language: 'de' });
