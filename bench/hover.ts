import type { Page } from 'puppeteer-core';
import { delay, sendMessage } from '../scripts/browser/driver.ts';
import type { BrowserKind, ExtensionBrowser } from '../scripts/browser/launch.ts';
import { stopBackground } from '../scripts/browser/stop-background.ts';
import { launchToMeasure } from './browser.ts';
import { servePages } from './pages.ts';
import type { Table } from './table.ts';

const FLOOR = 'bench/floor';
const ROUNDS = { full: 40, quick: 6 };
const FIRST_ROUNDS = { full: 12, quick: 3 };
/** Both wait so long for the pointer to rest; what is measured begins after it. */
const SETTLE_MS = 24;
/** Until a stopped background is gone. */
const STOP_MS = 400;

/** Notes in the page when the pointer last moved and when a card, which is an element at the end of the document, was painted. */
function watchCard(): void {
  const times = { movedAt: 0, paintedAt: 0 };
  Object.assign(globalThis, { times });
  addEventListener('pointermove', ({ timeStamp }) => Object.assign(times, { movedAt: timeStamp }), true);
  new MutationObserver(() => {
    if (document.documentElement.lastElementChild?.tagName !== 'DIV' || times.paintedAt > times.movedAt) return;
    requestAnimationFrame(() => {
      // After the frame that shows it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(times, { paintedAt: performance.now() });
      port2.postMessage(0);
    });
  }).observe(document.documentElement, { childList: true });
}

interface Times {
  movedAt: number;
  paintedAt: number;
}

/** Opens a page and finds where its words are. */
export async function openPage(page: Page, url: string): Promise<{ x: number; y: number }[]> {
  await page.goto(url);
  await page.evaluate(watchCard);
  await page.mouse.move(3, 3);
  await delay(150);
  return page.evaluate(() => {
    const text = document.querySelector('p')?.firstChild as Text;
    return Array.from(text.data.slice(0, 95).matchAll(/\p{L}{3,}/gu), ({ index }) => {
      const range = document.createRange();
      range.setStart(text, index + 1);
      range.setEnd(text, index + 2);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  });
}

/** @returns From the pointer's rest to the card on the screen, in milliseconds; undefined where none came. */
async function timeHover(page: Page, { x, y }: { x: number; y: number }): Promise<number | undefined> {
  await page.mouse.move(3, 3);
  await delay(60);
  await page.mouse.move(x, y);
  const end = Date.now() + 2_000;
  while (Date.now() < end) {
    const { movedAt, paintedAt } = await page.evaluate(() => (globalThis as unknown as { times: Times }).times);
    if (paintedAt > movedAt) return paintedAt - movedAt - SETTLE_MS;
    await delay(10);
  }
  return undefined;
}

interface Side {
  extension: ExtensionBrowser;
  extensionDir: string | undefined;
  page: Page;
  times: number[];
}

async function startSide(kind: BrowserKind, extensionDir?: string): Promise<Side> {
  const extension = await launchToMeasure(kind, { isBackgroundFree: true, ...(extensionDir ? { extensionDir } : {}) });
  if (!extensionDir) {
    const options = await extension.open(extension.extensionUrl('options.html'));
    await sendMessage(options, { type: 'deck.install', pair: 'spa-eng' });
    await sendMessage(options, { type: 'settings.put', change: { hover: { dwellMs: 0 } } });
    await options.close();
  }
  return { extension, extensionDir, page: await extension.browser.newPage(), times: [] };
}

interface Comparison {
  name: string;
  url: string;
  rounds: number;
  /** What is done before each hover, in the browser that is to hover. */
  before?: (side: Side) => Promise<unknown>;
}

/** Hovers in both browsers by turns. */
async function compare(
  sides: readonly [Side, Side],
  { name, url, rounds, before }: Comparison,
  table: Table,
): Promise<void> {
  const places = await Promise.all(sides.map(({ page }) => openPage(page, url)));
  for (const side of sides) side.times = [];
  for (let round = -2; round < rounds; round++) {
    for (const [index, side] of sides.entries()) {
      await side.page.bringToFront();
      await before?.(side);
      const [first] = places[index] ?? [];
      const place = places[index]?.[(round + 2) % 6] ?? first;
      const time = place && (await timeHover(side.page, place));
      // The first rounds warm both up.
      if (round >= 0 && time !== undefined) side.times.push(time);
    }
  }
  const [ours, floor] = sides;
  const missing = rounds - ours.times.length;
  table.addTimes(`hover, ${name}${missing > 0 ? ` (${missing} missing)` : ''}`, ours.times, floor.times);
}

/** The card against that of a bare extension: one message, one read, and always the same card. */
export async function benchHover(kind: BrowserKind, isQuick: boolean, table: Table): Promise<void> {
  const [many, some] = isQuick ? [ROUNDS.quick, FIRST_ROUNDS.quick] : [ROUNDS.full, FIRST_ROUNDS.full];
  const { server, url } = await servePages();
  const sides = [await startSide(kind), await startSide(kind, FLOOR)] as const;
  const [page, largePage] = [url('page/0'), url('page/10')];
  const comparisons: Comparison[] = [
    { name: 'warm', url: page, rounds: many },
    { name: 'first on a page', url: page, rounds: some, before: (side) => openPage(side.page, page) },
    {
      name: 'background stopped',
      url: page,
      rounds: some,
      async before({ extension, extensionDir }) {
        await stopBackground(extension, extensionDir);
        await delay(STOP_MS);
      },
    },
    ...(isQuick ? [] : [{ name: 'on a page of 10 MB', url: largePage, rounds: some }]),
  ];
  try {
    for (const comparison of comparisons) await compare([...sides], comparison, table);
  } finally {
    for (const { extension } of sides) await extension.close();
    server.close();
  }
}
