import type { Page } from 'puppeteer-core';
import { delay } from '../scripts/browser/driver.ts';
import { timesFloor } from './budget.ts';
import { servePages } from './pages.ts';
import { type Point, planHand, planJump, type Step } from './pointer-way.ts';
import { type Side, type Sides, stopBackgrounds } from './sides.ts';
import type { Table } from './table.ts';

const ROUNDS = { full: 40, quick: 6 };
const FIRST_ROUNDS = { full: 24, quick: 3 };
/** Half a minute each. */
const IDLE_ROUNDS = 6;
/** After 25 s the first pointer movement wakes the background, before browsers stop an idle one. */
const IDLE_MS = 26_000;
/** Both extensions wait this long for the pointer to rest; the measurement starts afterwards. */
const SETTLE_MS = 24;
/** Hovers that warm up both browsers. */
const WARM_UP = 2;
/** Wait after opening a page in both browsers: work after the load runs in both, and there are few cores. */
const LOADED_MS = 1_000;

/**
 * Records in the page when the pointer last moved, and when a card (an element at the end of the document) was painted.
 */
function watchCard(): void {
  const times = { movedAt: 0, paintedAt: 0 };
  Object.assign(globalThis, { times });
  addEventListener('pointermove', ({ timeStamp }) => Object.assign(times, { movedAt: timeStamp }), true);
  new MutationObserver(() => {
    if (document.documentElement.lastElementChild?.tagName !== 'DIV' || times.paintedAt > times.movedAt) return;
    requestAnimationFrame(() => {
      // After the frame that shows the card.
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

/** Opens a page and finds the positions of its words. */
export async function openPage(page: Page, url: string): Promise<Point[]> {
  await page.bringToFront();
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

/**
 * @param way - Ends on the word.
 * @returns Milliseconds from the pointer's rest to the card on the screen; undefined if no card came.
 */
async function timeHover(page: Page, way: readonly Step[]): Promise<number | undefined> {
  const startedAt = performance.now();
  for (const { x, y, atMs } of way) {
    await delay(startedAt + atMs - performance.now());
    await page.mouse.move(x, y);
  }
  const end = Date.now() + 2_000;
  while (Date.now() < end) {
    const { movedAt, paintedAt } = await page.evaluate(() => (globalThis as unknown as { times: Times }).times);
    if (paintedAt > movedAt) return paintedAt - movedAt - SETTLE_MS;
    await delay(10);
  }
  return undefined;
}

interface Hoverer {
  side: Side;
  page: Page;
  times: number[];
}

interface Comparison {
  name: string;
  url: string;
  rounds: number;
  /** Budget as a multiple of the floor. */
  most: number;
  /** Path of the pointer to a word; a single step by default. */
  plan?: (place: Point) => Step[];
  /** Prepares each round, before both browsers hover. */
  prepare?: (hoverers: readonly Hoverer[]) => Promise<unknown>;
}

/** Hovers in both browsers alternately. */
async function compare(
  hoverers: readonly [Hoverer, Hoverer],
  { name, url, rounds, most, plan = planJump, prepare }: Comparison,
  table: Table,
): Promise<void> {
  const places: Point[][] = [];
  for (const hoverer of hoverers) {
    places.push(await openPage(hoverer.page, url));
    hoverer.times = [];
  }
  for (let round = -WARM_UP; round < rounds; round++) {
    if (round >= 0) await prepare?.(hoverers);
    // The browser that comes second finds the machine quieter, so swap the order.
    const turns = [...hoverers.entries()];
    for (const [index, { page, times }] of round % 2 === 0 ? turns : turns.reverse()) {
      await page.bringToFront();
      const [first] = places[index] ?? [];
      const place = places[index]?.[(round + WARM_UP) % 6] ?? first;
      const time = place && (await timeHover(page, plan(place)));
      if (round >= 0 && time !== undefined) times.push(time);
    }
  }
  const [ours, floor] = hoverers;
  const missing = rounds - ours.times.length;
  table.add(`hover, ${name}${missing > 0 ? ` (${missing} missing)` : ''}`, {
    ours: ours.times,
    floor: floor.times,
    budget: timesFloor(most),
  });
}

function listComparisons(isQuick: boolean, url: (path: string) => string): Comparison[] {
  const [many, some] = isQuick ? [ROUNDS.quick, FIRST_ROUNDS.quick] : [ROUNDS.full, FIRST_ROUNDS.full];
  const page = url('page/0');
  return [
    { name: 'warm', url: page, rounds: many, most: 1.2 },
    {
      name: 'first on a page',
      url: page,
      rounds: some,
      most: 1.3,
      async prepare(hoverers) {
        for (const hoverer of hoverers) await openPage(hoverer.page, page);
        await delay(LOADED_MS);
      },
    },
    // The page has woken its background recently and will not do so again: the worst case.
    { name: 'background stopped, pointer there at once', url: page, rounds: some, most: 2, prepare: stopBoth },
    ...(isQuick ? [] : listLongComparisons(url, some)),
  ];
}

function listLongComparisons(url: (path: string) => string, rounds: number): Comparison[] {
  return [
    {
      name: 'background stopped',
      url: url('page/0'),
      rounds: IDLE_ROUNDS,
      most: 1.3,
      plan: planHand,
      async prepare(hoverers) {
        await stopBoth(hoverers);
        await delay(IDLE_MS);
      },
    },
    { name: 'on a page of 10 MB', url: url('page/10'), rounds, most: 1.5 },
  ];
}

function stopBoth(hoverers: readonly Hoverer[]): Promise<void> {
  return stopBackgrounds(hoverers.map(({ side }) => side));
}

/** Compares the card with that of a bare extension: one message, one read, and always the same card. */
export async function benchHover(sides: Sides, isQuick: boolean, table: Table): Promise<void> {
  const { server, url } = await servePages();
  const [ours, floor] = await Promise.all([sides.get('ours'), sides.get('floor')]);
  const hoverers = [await openHoverer(ours), await openHoverer(floor)] as const;
  for (const comparison of listComparisons(isQuick, url)) await compare(hoverers, comparison, table);
  for (const { page } of hoverers) await page.close();
  server.close();
}

async function openHoverer(side: Side): Promise<Hoverer> {
  return { side, page: await side.extension.browser.newPage(), times: [] };
}
