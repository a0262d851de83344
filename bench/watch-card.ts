import type { Page } from 'puppeteer-core';
import { delay } from '../scripts/browser/driver.ts';
import { HOVERED } from './pages.ts';
import type { Point, Step } from './pointer-way.ts';

/** Longest wait for a page of a million nodes. */
const LOAD_MS = 120_000;

/** Times in the page, in milliseconds of its clock. */
interface Times {
  actedAt: number;
  paintedAt: number;
}

/**
 * Records in the page when the person last did something, and when a card (an element at the end of the document) was painted.
 *
 * @param action - Type of the event: a movement, or the release of a button.
 */
export function watchCard(action: 'pointermove' | 'mouseup' = 'pointermove'): void {
  const times = { actedAt: 0, paintedAt: 0 };
  Object.assign(globalThis, { times });
  addEventListener(action, ({ timeStamp }) => Object.assign(times, { actedAt: timeStamp }), true);
  new MutationObserver(() => {
    if (document.documentElement.lastElementChild?.tagName !== 'DIV' || times.paintedAt > times.actedAt) return;
    requestAnimationFrame(() => {
      // After the frame that shows the card.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(times, { paintedAt: performance.now() });
      port2.postMessage(0);
    });
  }).observe(document.documentElement, { childList: true });
}

/**
 * The same for the card of any extension: an element over the words around the pointer that the page did not have. It looks once a frame, so
 * it is up to a frame late.
 */
function watchAnyCard(): void {
  const REACH = 240;
  const STEP = 24;
  const times = { actedAt: 0, paintedAt: 0 };
  Object.assign(globalThis, { times });
  const own = new Set<Element | null>([null, document.documentElement, ...document.querySelectorAll('*')]);
  const at = { x: 0, y: 0 };
  // Functions with names would need a helper that the page does not have.
  const watch = {
    isCovered() {
      for (let x = at.x - REACH; x <= at.x + REACH; x += STEP) {
        for (let y = at.y - REACH; y <= at.y + REACH; y += STEP) {
          if (!own.has(document.elementFromPoint(x, y))) return true;
        }
      }
      return false;
    },
    look() {
      if (watch.isCovered()) times.paintedAt = performance.now();
      else requestAnimationFrame(watch.look);
    },
  };
  addEventListener(
    'pointermove',
    ({ timeStamp, clientX, clientY }) => {
      // From the first movement on, or once the last card was seen, nothing looks any more.
      const isIdle = times.actedAt <= times.paintedAt;
      Object.assign(times, { actedAt: timeStamp });
      Object.assign(at, { x: clientX, y: clientY });
      if (isIdle) requestAnimationFrame(watch.look);
    },
    true,
  );
}

/** Wayword's card and the floor's; a card of any extension; or Wayword's after a release of the button. */
export type Watch = 'own card' | 'any card' | 'selection';

/** Opens a page and finds the positions of its words. */
export async function openPage(page: Page, url: string, watch: Watch = 'own card'): Promise<Point[]> {
  await page.bringToFront();
  await page.goto(url, { timeout: LOAD_MS });
  if (watch === 'any card') await page.evaluate(watchAnyCard);
  else await page.evaluate(watchCard, watch === 'selection' ? ('mouseup' as const) : ('pointermove' as const));
  const { source, flags } = HOVERED;
  return page.evaluate(
    (hovered) => {
      const text = document.querySelector('p')?.firstChild as Text;
      const words = Array.from(text.data.matchAll(new RegExp(hovered.source, hovered.flags)), ({ index }) => {
        const range = document.createRange();
        range.setStart(text, index + 1);
        range.setEnd(text, index + 2);
        const { left, top, width, height } = range.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      return words.filter(({ y }) => y < innerHeight - 20).slice(0, 200);
    },
    { source, flags },
  );
}

/**
 * @param way - Ends on the word.
 * @returns Milliseconds from the pointer's last movement to the card on the screen; undefined if no card came.
 */
export async function timeHover(page: Page, way: readonly Step[]): Promise<number | undefined> {
  const startedAt = performance.now();
  for (const { x, y, atMs } of way) {
    await delay(startedAt + atMs - performance.now());
    await page.mouse.move(x, y);
  }
  return waitForCard(page);
}

/** @returns Milliseconds from the person's last action to the card; undefined if no card came. */
export async function waitForCard(page: Page): Promise<number | undefined> {
  const end = Date.now() + 2_000;
  while (Date.now() < end) {
    const { actedAt, paintedAt } = await page.evaluate(() => (globalThis as unknown as { times: Times }).times);
    if (paintedAt > actedAt) return paintedAt - actedAt;
    await delay(10);
  }
  return undefined;
}
