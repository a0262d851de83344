import type { CDPSession, Page } from 'puppeteer-core';
import { delay } from '../scripts/browser/driver.ts';
import { atMost, type Budget, timesFloor } from './budget.ts';
import { servePages } from './pages.ts';
import type { SideName, Sides } from './sides.ts';
import type { Table } from './table.ts';
import { openPage } from './watch-card.ts';

const LOADS = { full: 20, quick: 3 };
const MOVES = 400;
const FRAMES = 100;
/** Until the page has finished all work of its load. */
const QUIET_MS = 400;
const PAUSE_MS = 150;

/**
 * Measures the cost of a page on which nobody hovers: against no extension, and against one with a bare content script.
 */
export async function benchPageCost(sides: Sides, isQuick: boolean, table: Table): Promise<void> {
  const { server, url } = await servePages();
  const open = async (name: SideName) => (await sides.get(name)).extension.browser.newPage();
  const [ours, floor, without] = await Promise.all([open('ours'), open('floor'), open('nothing')]);
  const loads = isQuick ? LOADS.quick : LOADS.full;
  await compareLoads([ours, floor, without], { url: url('page/0'), loads }, table);
  await without.close();
  if (sides.kind === 'chromium' && !isQuick) await compareWeights([ours, floor], url, table);
  for (const page of [ours, floor]) await page.close();
  server.close();
}

/** Loads the same page with the extension, a bare one and none, alternately. */
async function compareLoads(
  pages: readonly [ours: Page, floor: Page, without: Page],
  { url, loads }: { url: string; loads: number },
  table: Table,
): Promise<void> {
  const times = pages.map(() => [] as number[]);
  for (let round = -1; round < loads; round++) {
    // Rotate the order, because the remaining work of one load falls into the next.
    const turns = [...pages.entries()];
    for (const [index, page] of round % 2 === 0 ? turns : turns.reverse()) {
      await page.bringToFront();
      await page.goto('about:blank');
      await page.goto(url);
      await delay(PAUSE_MS);
      const load = await page.evaluate(
        () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
      );
      // The first loads warm up both.
      if (round >= 0) times[index]?.push(load);
    }
  }
  const [ours = [], floor, without] = times;
  table.add('load of a page; floor: a bare extension', { ours, floor, budget: timesFloor(1.5) });
  table.add('load of a page; floor: no extension', { ours, floor: without });
}

interface Meter {
  read(metric: string): Promise<number>;
  session: CDPSession;
  close(): Promise<void>;
}

async function openMeter(page: Page): Promise<Meter> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  return {
    session,
    async read(wanted) {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    },
    close: () => session.detach(),
  };
}

/** Measures script time of a moving pointer, and memory of a page and of its frames. */
async function compareWeights(pages: readonly Page[], url: (path: string) => string, table: Table): Promise<void> {
  const weights = [];
  for (const page of pages) weights.push(await weigh(page, url));
  const [ours, floor] = weights;
  if (!ours || !floor) return;
  const addRow = (name: string, budget: Budget, read: (weight: Weight) => number) =>
    table.add(name, { ours: [read(ours)], floor: [read(floor)], budget });
  addRow('script a movement, nothing hovered, ms', atMost(0.3), ({ moveMs }) => moveMs);
  addRow('heap of a page, kB', timesFloor(1.5), ({ pageBytes }) => pageBytes / 1_000);
  addRow(`heap a frame, of ${FRAMES}, kB`, timesFloor(1.5), ({ frameBytes }) => frameBytes / 1_000);
}

interface Weight {
  moveMs: number;
  pageBytes: number;
  frameBytes: number;
}

async function weigh(page: Page, url: (path: string) => string): Promise<Weight> {
  await page.bringToFront();
  const meter = await openMeter(page);
  await openPage(page, url('page/0'));
  const before = await meter.read('ScriptDuration');
  for (let move = 0; move < MOVES; move++) await page.mouse.move(5 + (move % 300), 5 + (move % 7));
  const moveMs = (((await meter.read('ScriptDuration')) - before) / MOVES) * 1_000;
  const heaps: number[] = [];
  for (const path of ['frames/0', `frames/${FRAMES}`]) {
    await page.goto(url(path));
    await delay(QUIET_MS);
    await meter.session.send('HeapProfiler.collectGarbage');
    heaps.push(await meter.read('JSHeapUsedSize'));
  }
  await meter.close();
  const [one = Number.NaN, many = Number.NaN] = heaps;
  return { moveMs, pageBytes: one, frameBytes: (many - one) / FRAMES };
}
