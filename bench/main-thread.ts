import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { delay } from '../scripts/browser/driver.ts';
import { launchToMeasure } from './browser.ts';
import { aboveFloor, atMost, timesFloor } from './budget.ts';
import { servePages } from './pages.ts';
import type { Table } from './table.ts';

const LOADS = { full: 80, quick: 3 };
/** Until the page has finished all work of its load. */
const QUIET_MS = 400;
/** A machine that is busy with something else only delays a load, so do not end the run. */
const LOAD_MS = 120_000;

/** Each extension has a host of its own, and all share one browser: two browsers differ by more than extensions do. */
const SIDES = {
  ours: { host: 'ours.test', folder: '.output/chrome-mv3', script: 'watch.js' },
  floor: { host: 'floor.test', folder: 'bench/floor', script: 'content.js' },
  none: { host: 'none.test', folder: undefined, script: undefined },
};
type SideName = keyof typeof SIDES;
const NAMES = Object.keys(SIDES) as SideName[];

/**
 * Measures what a page's load costs the main thread in Chromium: with ours, with the bare extension and with none,
 * alternately.
 */
export async function benchMainThread(isQuick: boolean, table: Table): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-bench-'));
  const { server, url } = await servePages();
  const chromium = await launchToMeasure('chromium', {
    isBackgroundFree: true,
    extensionDir: keepToHost(SIDES.ours, folder),
    args: ['--host-resolver-rules=MAP *.test 127.0.0.1'],
  });
  try {
    await chromium.browser.installExtension(keepToHost(SIDES.floor, folder));
    const page = await chromium.browser.newPage();
    await page.bringToFront();
    const loads: Record<SideName, Load[]> = { ours: [], floor: [], none: [] };
    // The first round warms up all of them.
    for (let round = 0; round <= (isQuick ? LOADS.quick : LOADS.full); round++) {
      for (const turn of NAMES.keys()) {
        // Rotate the order, so that each follows each of the others.
        const name = (round % 2 === 0 ? NAMES : NAMES.toReversed())[turn] ?? 'none';
        const { host, script } = SIDES[name];
        const load = await traceLoad(page, url('page/0').replace('127.0.0.1', host), script);
        if (round > 0) loads[name].push(load);
      }
    }
    const busy = (name: SideName) => loads[name].map(({ busyMs }) => busyMs);
    const evaluation = (name: SideName) => loads[name].map(({ scriptMs }) => scriptMs);
    const row = 'main thread of a page until quiet; floor:';
    table.add(`${row} a bare extension`, { ours: busy('ours'), floor: busy('floor'), budget: timesFloor(1.5) });
    table.add(`${row} no extension`, { ours: busy('ours'), floor: busy('none'), budget: aboveFloor(5) });
    const [ours, floor] = [evaluation('ours'), evaluation('floor')];
    table.add('content script, evaluation', { ours, floor, budget: atMost(5) });
  } finally {
    await chromium.close();
    server.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @param into - Folder for a copy of the extension whose content script runs on its own host alone. */
function keepToHost({ folder, host }: typeof SIDES.ours, into: string): string {
  const copy = join(into, host);
  cpSync(folder, copy, { recursive: true });
  const path = join(copy, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  for (const script of manifest.content_scripts) script.matches = [`http://${host}/*`];
  writeFileSync(path, JSON.stringify(manifest));
  return copy;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Wall-clock microseconds, and microseconds of thread time. */
  dur?: number;
  tdur?: number;
  args: { data?: { url?: string } };
}

/** Milliseconds for which the page's main thread ran. */
interface Load {
  busyMs: number;
  /** The content script's share of it. */
  scriptMs: number;
}

async function traceLoad(page: Page, url: string, script: string | undefined): Promise<Load> {
  await page.goto('about:blank');
  await page.tracing.start({ categories: ['devtools.timeline', 'toplevel'] });
  await page.goto(url, { timeout: LOAD_MS });
  await delay(QUIET_MS);
  const trace = new TextDecoder().decode(await page.tracing.stop());
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const commit = events.find(({ name, args }) => name === 'CommitLoad' && args.data?.url === url);
  if (!commit) throw new Error(`Expected ${url} in the trace of its load, it was not.`);
  const onThread = events.filter(({ pid, tid }) => pid === commit.pid && tid === commit.tid);
  const sum = (all: readonly TraceEvent[]) =>
    all.reduce((total, { tdur, dur = 0 }) => total + (tdur ?? dur), 0) / 1_000;
  const ofScript = onThread.filter(
    ({ name, args }) => name === 'EvaluateScript' && script !== undefined && args.data?.url?.endsWith(`/${script}`),
  );
  if (script !== undefined && ofScript.length === 0)
    throw new Error(`Expected ${script} in the trace of ${url}, it was not.`);
  return {
    busyMs: sum(onThread.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')),
    scriptMs: sum(ofScript),
  };
}
