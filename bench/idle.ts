import type { Page } from 'puppeteer-core';
import { delay, sendMessage } from '../scripts/browser/driver.ts';
import type { BrowserKind, ExtensionBrowser } from '../scripts/browser/extension-browser.ts';
import { hoverWord } from '../scripts/browser/hover.ts';
import { isBackgroundRunning } from '../scripts/browser/stop-background.ts';
import { launchToMeasure } from './browser.ts';
import { atMost } from './budget.ts';
import { listWords, servePages } from './pages.ts';
import type { Table } from './table.ts';

const TABS = 10;
/** Minutes that are watched; the counts are given for an hour. */
const MINUTES = { full: 12, quick: 1 };
/** Browsers stop a background that has done nothing for half a minute. */
const ASLEEP_MS = 45_000;
const LOOK_MS = 2_000;
const MINUTE_MS = 60_000;

/** Counts what the extension does in an idle browser: ten tabs of text, one of them hovered before. */
export async function benchIdle(kind: BrowserKind, isQuick: boolean, table: Table): Promise<void> {
  const { server, url } = await servePages();
  const extension = await launchToMeasure(kind, { isBackgroundFree: true });
  try {
    const minutes = isQuick ? MINUTES.quick : MINUTES.full;
    const anHour = 60 / minutes;
    const options = await extension.open(extension.extensionUrl('options.html'));
    await sendMessage(options, { type: 'deck.install', pair: 'spa-eng' });
    const alarms = Number(await options.evaluate('chrome.alarms.getAll().then(({ length }) => length)'));
    await options.close();
    const pages = await openTabs(extension, url('page/0'));
    await delay(ASLEEP_MS);
    const timers = kind === 'chromium' ? countTimers(pages[0] as Page, minutes) : undefined;
    const starts = await countStarts(extension, minutes);
    table.add('idle: alarms that are set', { ours: [alarms], budget: atMost(2) });
    table.add('idle: starts of the background an hour', { ours: [starts * anHour], budget: atMost(6) });
    if (timers) table.add('idle: timers in pages an hour', { ours: [(await timers) * anHour], budget: atMost(0) });
  } finally {
    await extension.close();
    server.close();
  }
}

/** Opens the tabs and moves the pointer over a word in the last one. */
async function openTabs({ browser }: ExtensionBrowser, url: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let tab = 0; tab < TABS; tab++) {
    const page = await browser.newPage();
    await page.goto(url);
    pages.push(page);
  }
  const last = pages.at(-1);
  if (last) await hoverWord(last, listWords()[0] ?? '');
  return pages;
}

async function countStarts(extension: ExtensionBrowser, minutes: number): Promise<number> {
  const end = performance.now() + minutes * MINUTE_MS;
  let wasRunning = await isBackgroundRunning(extension);
  let starts = 0;
  while (performance.now() < end) {
    await delay(LOOK_MS);
    const isRunning = await isBackgroundRunning(extension);
    if (isRunning && !wasRunning) starts++;
    wasRunning = isRunning;
  }
  return starts;
}

/** Timers of content scripts: the pages themselves have none. */
async function countTimers(page: Page, minutes: number): Promise<number> {
  await page.tracing.start({ categories: ['devtools.timeline'] });
  await delay(minutes * MINUTE_MS);
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop())) as {
    traceEvents: { name: string }[];
  };
  return traceEvents.filter(({ name }) => name === 'TimerFire' || name === 'FireAnimationFrame').length;
}
