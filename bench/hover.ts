import type { Page } from 'puppeteer-core';
import { delay, sendMessage } from '../scripts/browser/driver.ts';
import type { BrowserKind } from '../scripts/browser/extension-browser.ts';
import { aboveFloor, type Budget, timesFloor } from './budget.ts';
import { servePages } from './pages.ts';
import { type Point, planHand, planJump, type Step } from './pointer-way.ts';
import { type Side, type Sides, stopBackgrounds } from './sides.ts';
import type { Table } from './table.ts';
import { openPage, timeHover, type Watch, waitForCard } from './watch-card.ts';

const ROUNDS = { full: 60, quick: 6 };
const FIRST_ROUNDS = { full: 24, quick: 3 };
/** Half a minute each. */
const IDLE_ROUNDS = 6;
/** After 25 s the first pointer movement wakes the background, before browsers stop an idle one. */
const IDLE_MS = 26_000;
/** Hovers that warm up both browsers. */
const WARM_UP = 2;
/** A place without text. */
const MARGIN = { x: 3, y: 3 };
/** Wait after opening a page in both browsers: work after the load runs in both, and there are few cores. */
const LOADED_MS = 1_000;

/** The learner's settings of a row. */
const WAYS = {
  'as installed': { trigger: 'rest', dwellMs: 80 },
  shortest: { trigger: 'rest', dwellMs: 0 },
  'key held': { trigger: 'rest-modifier', modifier: 'shift', dwellMs: 80 },
  off: { trigger: 'off' },
} as const;

type Way = keyof typeof WAYS;

/** Selects words by double-clicks: from the release of the button to the card. The bare extension does not read selections. */
async function addSelections({ page }: Hoverer, url: string, rounds: number, table: Table): Promise<void> {
  const places = await openPage(page, url, 'selection');
  const times: number[] = [];
  for (let round = -WARM_UP; round < rounds; round++) {
    const place = places[((round + WARM_UP) * 7) % places.length];
    if (!place) break;
    await page.mouse.click(place.x, place.y, { count: 2 });
    const time = await waitForCard(page);
    if (round >= 0 && time !== undefined) times.push(time);
    await page.keyboard.press('Escape');
    await page.mouse.click(MARGIN.x, MARGIN.y);
  }
  const missing = rounds - times.length;
  table.add(`selection by a double-click${missing > 0 ? ` (${missing} missing)` : ''}`, { ours: times });
}

export interface Hoverer {
  side: Side;
  page: Page;
  times: number[];
}

interface Comparison {
  name: string;
  way: Way;
  url: string;
  rounds: number;
  budget: Budget;
  /** Path of the pointer to a word; a single step by default. */
  plan?: (place: Point) => Step[];
  /** Whether each round opens the page again, so that no movement came before. */
  isFirst?: boolean;
  /** Factor by which the pages' processor is slowed down. Chromium only. */
  slowedBy?: number;
  /** Prepares each round, before both browsers hover. */
  prepare?: (hoverers: readonly Hoverer[]) => Promise<unknown>;
}

/** Hovers in both browsers alternately, over words from all over the deck. */
async function compare(
  hoverers: readonly [Hoverer, Hoverer],
  watch: Watch,
  comparison: Comparison,
  table: Table,
): Promise<void> {
  const { url, rounds, isFirst = false, slowedBy, prepare } = comparison;
  const places: Point[][] = [];
  for (const hoverer of hoverers) {
    if (slowedBy !== undefined) await hoverer.page.emulateCPUThrottling(slowedBy);
    places.push(await openPage(hoverer.page, url, watch));
    hoverer.times = [];
  }
  for (let round = isFirst ? 0 : -WARM_UP; round < rounds; round++) {
    if (isFirst) {
      for (const { page } of hoverers) await openPage(page, url, watch);
      await delay(LOADED_MS);
    }
    if (round >= 0) await prepare?.(hoverers);
    // The browser that comes second finds the machine quieter, so swap the order.
    const turns = [...hoverers.entries()];
    for (const [index, hoverer] of round % 2 === 0 ? turns : turns.reverse()) {
      const all = places[index] ?? [];
      const time = await hoverOnce(hoverer.page, all[((round + WARM_UP) * 7) % all.length], comparison);
      if (round >= 0 && time !== undefined) hoverer.times.push(time);
    }
  }
  for (const { page } of slowedBy === undefined ? [] : hoverers) await page.emulateCPUThrottling(null);
  addRow(comparison, hoverers, table);
}

function addRow({ name, way, rounds, budget }: Comparison, hoverers: readonly Hoverer[], table: Table): void {
  const [ours, other] = hoverers.map(({ times }) => times);
  const notes = [...noteMissing(rounds, ours, 'missing'), ...noteMissing(rounds, other, 'of the other missing')];
  table.add(`hover, ${name}, ${way}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`, {
    ours: ours ?? [],
    floor: other?.length === 0 ? undefined : other,
    budget,
  });
}

/** @returns The time until the card; undefined if none came. */
async function hoverOnce(
  page: Page,
  place: Point | undefined,
  { way, isFirst = false, plan = planJump }: Comparison,
): Promise<number | undefined> {
  await page.bringToFront();
  if (way === 'key held') await page.keyboard.down('Shift');
  const time = place && (await timeHover(page, isFirst ? plan(place).slice(-1) : plan(place)));
  if (way === 'key held') await page.keyboard.up('Shift');
  return time;
}

function noteMissing(rounds: number, times: readonly number[] | undefined, name: string): string[] {
  const missing = rounds - (times?.length ?? 0);
  return missing > 0 ? [`${missing} ${name}`] : [];
}

/** As the hand stops: a card at the default dwell may take this much longer than one without any rest. */
const DWELL_LEFT = aboveFloor(18);
/** Multiples of the floor. docs/performance.md explains why they are more than was wanted: 1.1, 1.3 and 1.5. */
const LIMITS = {
  chromium: { warm: 1.5, first: 3, stopped: 2.5 },
  firefox: { warm: 1.75, first: 4, stopped: 4 },
};

/** Of a peer's time. */
const AHEAD = timesFloor(1);

function listComparisons(kind: BrowserKind, isQuick: boolean, url: (path: string) => string): Comparison[] {
  const [many, some] = isQuick ? [ROUNDS.quick, FIRST_ROUNDS.quick] : [ROUNDS.full, FIRST_ROUNDS.full];
  const page = url('page/0');
  const limits = LIMITS[kind];
  const first = { name: 'first on a page', url: page, rounds: some, isFirst: true };
  const stopped = {
    name: 'first on a page, background stopped',
    url: page,
    rounds: some,
    isFirst: true,
    prepare: stopBoth,
  };
  return [
    { name: 'warm', way: 'as installed', url: page, rounds: many, budget: DWELL_LEFT },
    { name: 'warm', way: 'shortest', url: page, rounds: many, budget: timesFloor(limits.warm) },
    { name: 'warm', way: 'key held', url: page, rounds: many, budget: timesFloor(limits.warm) },
    { ...first, way: 'as installed', budget: timesFloor(limits.first) },
    { ...first, way: 'shortest', budget: timesFloor(limits.first) },
    { ...stopped, way: 'as installed', budget: timesFloor(limits.stopped) },
    { ...stopped, way: 'shortest', budget: timesFloor(limits.stopped) },
    {
      ...first,
      name: 'first on 5,000 paragraphs',
      url: url('paragraphs/5000'),
      way: 'shortest',
      budget: timesFloor(limits.first),
    },
    ...(kind === 'chromium' ? listSlowComparisons(page, isQuick) : []),
    ...(isQuick ? [] : listLongComparisons(url, page)),
  ];
}

/** Pages on a processor of a quarter of the speed: a small laptop's, or a busy one. */
function listSlowComparisons(url: string, isQuick: boolean): Comparison[] {
  const slow = { way: 'shortest', url, slowedBy: 4 } as const;
  const [many, some] = isQuick ? [ROUNDS.quick, FIRST_ROUNDS.quick] : [ROUNDS.full, FIRST_ROUNDS.full];
  return [
    { ...slow, name: 'warm, processor 4 × slower', rounds: many, budget: timesFloor(2.5) },
    { ...slow, name: 'first on a page, processor 4 × slower', rounds: some, isFirst: true, budget: timesFloor(3.5) },
  ];
}

function listLongComparisons(url: (path: string) => string, page: string): Comparison[] {
  const nodes = { url: url('nodes/1000000'), way: 'shortest', rounds: IDLE_ROUNDS } as const;
  return [
    { name: 'first on a million nodes', ...nodes, isFirst: true, budget: aboveFloor(50) },
    { name: 'warm on a million nodes', ...nodes, budget: aboveFloor(50) },
    {
      name: 'background stopped, by hand',
      way: 'shortest',
      url: page,
      rounds: IDLE_ROUNDS,
      budget: timesFloor(1.3),
      plan: planHand,
      async prepare(hoverers) {
        await stopBoth(hoverers);
        await delay(IDLE_MS);
      },
    },
  ];
}

function stopBoth(hoverers: readonly Hoverer[]): Promise<void> {
  return stopBackgrounds(hoverers.map(({ side }) => side));
}

/**
 * Compares the card with that of a bare extension: one message, one read, always the same card, and no rest. With `--peer`, with that of
 * another extension instead.
 */
export async function benchHover(sides: Sides, isQuick: boolean, table: Table): Promise<void> {
  const { server, url } = await servePages();
  const [ours, other] = await Promise.all([sides.get('ours'), sides.get(sides.hasPeer ? 'peer' : 'floor')]);
  const hoverers = [await openHoverer(ours), await openHoverer(other)] as const;
  let chosen: Way | undefined;
  for (const { budget, ...comparison } of listComparisons(sides.kind, isQuick, url)) {
    if (comparison.way !== chosen) await choose(ours, comparison.way);
    chosen = comparison.way;
    if (sides.hasPeer) await compare(hoverers, 'any card', { ...comparison, budget: AHEAD }, table);
    else await compare(hoverers, 'own card', { ...comparison, budget }, table);
  }
  if (!sides.hasPeer) {
    await choose(ours, 'off');
    await addSelections(hoverers[0], url('page/0'), isQuick ? FIRST_ROUNDS.quick : FIRST_ROUNDS.full, table);
  }
  await choose(ours, 'shortest');
  for (const { page } of hoverers) await page.close();
  server.close();
}

async function choose({ extension }: Side, way: Way): Promise<void> {
  const options = await extension.open(extension.extensionUrl('options.html'));
  await sendMessage(options, { type: 'settings.put', change: { hover: WAYS[way] } });
  await options.close();
}

export async function openHoverer(side: Side): Promise<Hoverer> {
  return { side, page: await side.extension.browser.newPage(), times: [] };
}
