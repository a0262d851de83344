import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { delay, sendMessage } from '../scripts/browser/driver.ts';
import { type BrowserKind, type ExtensionBrowser, launch } from '../scripts/browser/launch.ts';
import { stopBackground } from '../scripts/browser/stop-background.ts';
import { printRow, summarise } from './measure.ts';

const SENTENCE = 'Todos los días mi abuelo mira por la ventana, fue al mercado y compró pan con agua para la casa. ';
const ROUNDS = 40;
const FIRST_ROUNDS = 12;
/** Both wait so long for the pointer to rest; what is measured begins after it. */
const SETTLE_MS = 24;
/** Until a stopped background is gone. */
const STOP_MS = 400;
const MEGABYTE = 1_000_000;

/** A page of text, as its path says: `/page/10` has ten megabytes in paragraphs, `/frames/100` as many frames. */
async function servePages(): Promise<{ server: Server; url: (path: string) => string }> {
  const wrap = (body: string) => `<!doctype html><html lang="es"><meta charset="utf-8"><title>Bench</title>
    <body style="margin: 40px; font: 18px/1.6 serif">${body}</body></html>`;
  const makePage = (megabytes: number) => {
    const paragraph = `<p>${SENTENCE.repeat(5)}</p>`;
    return wrap(paragraph.repeat(Math.max(3, Math.round((megabytes * MEGABYTE) / paragraph.length))));
  };
  const server = createServer(({ url = '' }, response) => {
    const [, kind, amount = '0'] = url.split('/');
    const frames = '<iframe src="/page/0" style="width: 300px; height: 100px"></iframe>'.repeat(Number(amount));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(kind === 'frames' ? wrap(`<p>${SENTENCE}</p>${frames}`) : makePage(Number(amount)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: (path) => `http://127.0.0.1:${port}/${path}` };
}

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
async function openPage(page: Page, url: string): Promise<{ x: number; y: number }[]> {
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
  page: Page;
  times: number[];
}

async function startSide(kind: BrowserKind, extensionDir?: string): Promise<Side> {
  const extension = await launch(kind, { isBackgroundFree: true, ...(extensionDir ? { extensionDir } : {}) });
  if (!extensionDir) {
    const options = await extension.open(extension.extensionUrl('options.html'));
    await sendMessage(options, { type: 'deck.install', pair: 'spa-eng' });
    await sendMessage(options, { type: 'settings.put', change: { hover: { dwellMs: 0 } } });
    await options.close();
  }
  return { extension, page: await extension.browser.newPage(), times: [] };
}

/** Hovers in both browsers by turns. @param before - What is done before each hover, in the browser that is to hover. */
async function compare(
  name: string,
  sides: readonly [Side, Side],
  url: string,
  rounds: number,
  before: (side: Side) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const places = await Promise.all(sides.map(({ page }) => openPage(page, url)));
  for (const side of sides) side.times = [];
  for (let round = -2; round < rounds; round++) {
    for (const [index, side] of sides.entries()) {
      await side.page.bringToFront();
      await before(side);
      const [first] = places[index] ?? [];
      const place = places[index]?.[(round + 2) % 6] ?? first;
      const time = place && (await timeHover(side.page, place));
      // The first rounds warm both up.
      if (round >= 0 && time !== undefined) side.times.push(time);
    }
  }
  const [ours, floor] = sides;
  const missing = rounds - ours.times.length;
  printRow(name + (missing > 0 ? ` (${missing} missing)` : ''), summarise(ours.times), summarise(floor.times));
}

/** The card against that of a bare extension: one message, one read, and always the same card. */
export async function benchHover(kind: BrowserKind): Promise<void> {
  const { server, url } = await servePages();
  const sides = [await startSide(kind), await startSide(kind, 'bench/floor')] as const;
  try {
    console.log(`From the pointer's rest to the card on the screen, without the dwell, ${kind} (p50 / p95):`);
    await compare('warm', [...sides], url('page/0'), ROUNDS);
    await compare('first on a page', [...sides], url('page/0'), FIRST_ROUNDS, ({ page }) =>
      openPage(page, url('page/0')),
    );
    if (kind === 'chromium') {
      await compare('background stopped', [...sides], url('page/0'), FIRST_ROUNDS, async ({ extension }) => {
        await stopBackground(extension);
        await delay(STOP_MS);
      });
    }
    await compare('a page of 10 MB', [...sides], url('page/10'), FIRST_ROUNDS);
    if (kind === 'chromium') await benchWeight(sides, url);
  } finally {
    for (const { extension } of sides) await extension.close();
    server.close();
  }
}

const MOVES = 400;

/** What a page pays that nobody hovers on: script time of a moving pointer, and memory of many frames. */
async function benchWeight(sides: readonly Side[], url: (path: string) => string): Promise<void> {
  for (const [index, { page }] of sides.entries()) {
    const name = index === 0 ? 'Wayword' : 'floor';
    await page.bringToFront();
    const session = await page.createCDPSession();
    await session.send('Performance.enable');
    const read = async (wanted: string) => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find((metric) => metric.name === wanted)?.value ?? Number.NaN;
    };
    await openPage(page, url('page/0'));
    const before = await read('ScriptDuration');
    for (let move = 0; move < MOVES; move++) await page.mouse.move(5 + (move % 300), 5 + (move % 7));
    const perMove = ((await read('ScriptDuration')) - before) / MOVES;
    const heaps: number[] = [];
    for (const path of ['frames/0', 'frames/100']) {
      await page.goto(url(path));
      await delay(500);
      await session.send('HeapProfiler.collectGarbage');
      heaps.push(await read('JSHeapUsedSize'));
    }
    const [one = 0, many = 0] = heaps;
    const perFrame = (many - one) / 100 / 1_000;
    console.log(
      `  ${name}: ${(perMove * 1_000).toFixed(3)} ms of script a movement, ${perFrame.toFixed(0)} kB a frame`,
    );
    await session.detach();
  }
}
