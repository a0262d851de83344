import type { CDPSession, Page } from 'puppeteer-core';
import { delay } from '../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../scripts/browser/launch.ts';
import { aboveFloor, atMost, type Budget, timesFloor } from './budget.ts';
import { openPage } from './hover.ts';
import { servePages } from './pages.ts';
import type { Side, SideName, Sides } from './sides.ts';
import type { Table } from './table.ts';

const LOADS = { full: 20, quick: 3 };
const MOVES = 400;
const FRAMES = 100;
/** Until nothing of a page's load is left to do. */
const QUIET_MS = 400;
/** The same where nothing of it is measured. */
const PAUSE_MS = 150;

interface Visitor {
  extension: ExtensionBrowser;
  page: Page;
}

/** What a page pays that nobody hovers on: against no extension at all, and against one with a bare content script. */
export async function benchPageCost(sides: Sides, isQuick: boolean, table: Table): Promise<void> {
  const { server, url } = await servePages();
  const open = (name: SideName) => openVisitor(sides.get(name));
  const [ours, floor, without] = await Promise.all([open('ours'), open('floor'), open('nothing')]);
  const loads = isQuick ? LOADS.quick : LOADS.full;
  await compareLoads([ours, floor, without], { url: url('page/0'), loads }, table);
  await without.page.close();
  if (sides.kind === 'chromium') {
    await compareScripts([ours, floor], { url: url('page/0'), loads }, table);
    if (!isQuick) await compareWeights([ours, floor], url, table);
  }
  for (const { page } of [ours, floor]) await page.close();
  server.close();
}

async function openVisitor(side: Promise<Side>): Promise<Visitor> {
  const { extension } = await side;
  return { extension, page: await extension.browser.newPage() };
}

/** Loads the same page with the extension, a bare one and none, by turns. */
async function compareLoads(
  visitors: readonly [ours: Visitor, floor: Visitor, without: Visitor],
  { url, loads }: { url: string; loads: number },
  table: Table,
): Promise<void> {
  const times = visitors.map(() => ({ load: [] as number[], busy: [] as number[] }));
  for (let round = -1; round < loads; round++) {
    // Each comes after each other one by turns, as what is left of its load comes then.
    const turns = [...visitors.entries()];
    for (const [index, { extension, page }] of round % 2 === 0 ? turns : turns.reverse()) {
      await page.bringToFront();
      await page.goto('about:blank');
      const meter = extension.kind === 'chromium' ? await openMeter(page) : undefined;
      const before = await meter?.read('TaskDuration');
      await page.goto(url);
      await delay(meter ? QUIET_MS : PAUSE_MS);
      const load = await page.evaluate(
        () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
      );
      const busy = meter && ((await meter.read('TaskDuration')) - (before ?? 0)) * 1_000;
      await meter?.close();
      // The first loads warm both up.
      if (round < 0) continue;
      times[index]?.load.push(load);
      if (busy !== undefined) times[index]?.busy.push(busy);
    }
  }
  const [ours, floor, without] = times;
  const floors = [
    { name: 'a bare extension', times: floor, budgets: { load: timesFloor(1.5), busy: timesFloor(1.5) } },
    { name: 'no extension', times: without, budgets: { busy: aboveFloor(5) } },
  ];
  for (const { name, times, budgets } of floors) {
    const addRow = (row: string, part: 'load' | 'busy', budget: Budget | undefined) =>
      table.add(`${row}; floor: ${name}`, { ours: ours?.[part] ?? [], floor: times?.[part], budget });
    addRow('load of a page', 'load', budgets.load);
    if (ours?.busy.length) addRow('its main thread until quiet', 'busy', budgets.busy);
  }
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

/** How long the content scripts take when a page loads, as the browser's own trace tells. */
async function compareScripts(
  [ours, floor]: readonly [Visitor, Visitor],
  { url, loads }: { url: string; loads: number },
  table: Table,
): Promise<void> {
  const times = { ours: [] as number[], floor: [] as number[] };
  for (let round = -1; round < loads; round++) {
    const oursMs = await traceScript(ours, 'hover.js', url);
    const floorMs = await traceScript(floor, 'content.js', url);
    if (round < 0) continue;
    times.ours.push(oursMs);
    times.floor.push(floorMs);
  }
  table.add('content script, evaluation', { ...times, budget: atMost(5) });
}

interface TraceEvent {
  name: string;
  /** Microseconds by the clock, and those in which the thread ran. */
  dur?: number;
  tdur?: number;
  args: { data?: { url?: string } };
}

async function traceScript({ extension, page }: Visitor, name: string, url: string): Promise<number> {
  const script = extension.extensionUrl(name);
  await page.bringToFront();
  await page.goto('about:blank');
  await page.tracing.start({ categories: ['devtools.timeline', 'v8'] });
  await page.goto(url);
  await delay(QUIET_MS);
  const trace = new TextDecoder().decode(await page.tracing.stop());
  const events = (JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents.filter(
    (event) => event.name === 'EvaluateScript' && event.args.data?.url === script,
  );
  if (events.length === 0) throw new Error(`Expected ${script} in the trace of a page, it was not.`);
  return events.reduce((sum, { tdur, dur = Number.NaN }) => sum + (tdur ?? dur), 0) / 1_000;
}

/** Script of a moving pointer, and memory of a page and of its frames. */
async function compareWeights(
  visitors: readonly Visitor[],
  url: (path: string) => string,
  table: Table,
): Promise<void> {
  const weights = [];
  for (const { page } of visitors) weights.push(await weigh(page, url));
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
