import type { Frame, Page } from 'puppeteer-core';
import type { HoverCase } from '../pages/hover-cases.ts';

/** Where to point. */
export type PagePoint = Pick<HoverCase, 'name' | 'frame' | 'at' | 'text' | 'character' | 'share' | 'spot'>;

/** Moves the pointer to the position of a case, from well outside; again if the page has moved meanwhile. */
export async function pointAt(page: Page, place: PagePoint): Promise<Frame> {
  let { x, y, frame } = await toPoint(page, place);
  for (;;) {
    // In one go: on a busy machine a step on the way would rest on another word, whose card may cover this one.
    await page.mouse.move(x - 1, y);
    await page.mouse.move(x, y);
    const before = { x, y };
    ({ x, y, frame } = await toPoint(page, place));
    if (Math.abs(before.x - x) < 1 && Math.abs(before.y - y) < 1) return frame;
  }
}

/** Position on the screen; scrolls it into view. */
export async function toPoint(page: Page, place: PagePoint): Promise<{ x: number; y: number; frame: Frame }> {
  const { frame, origin } = await findFrame(page, place.frame);
  const point = await frame.evaluate(locate, place);
  return { x: origin.x + point.x, y: origin.y + point.y, frame };
}

async function findFrame(page: Page, selector: string | undefined) {
  const main = { frame: page.mainFrame(), origin: { x: 0, y: 0 } };
  if (selector === undefined) return main;
  const element = await page.$(selector);
  const frame = await element?.contentFrame();
  if (!element || !frame) throw new Error(`Expected a frame at ${selector}, found none.`);
  const origin = await element.evaluate((node) => {
    node.scrollIntoView({ block: 'nearest' });
    const { left, top } = node.getBoundingClientRect();
    return { x: left + node.clientLeft, y: top + node.clientTop };
  });
  return { frame, origin };
}

/** Runs in the page. */
async function locate({
  at,
  text,
  character = 0,
  share = 0.5,
  spot,
  name,
}: PagePoint): Promise<{ x: number; y: number }> {
  const closed = (window as unknown as { roots?: Record<string, ShadowRoot> }).roots;
  let scope: Document | ShadowRoot = document;
  let element: Element | null = null;
  for (const selector of at.split(' >>> ')) {
    element = scope.querySelector(selector);
    if (!element) throw new Error(`${name}: nothing at ${selector}.`);
    scope = element.shadowRoot ?? closed?.[element.id] ?? scope;
  }
  if (!element) throw new Error(`${name}: nothing at ${at}.`);
  const { left: oldLeft, top: oldTop } = element.getBoundingClientRect();
  element.scrollIntoView({ block: 'nearest' });
  const scrolled = element.getBoundingClientRect();
  if (scrolled.left !== oldLeft || scrolled.top !== oldTop) {
    // The event of a scroll follows with the next frame. After the pointer's movement it would close the card.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  }
  if (spot) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = spot;
    return { x: x < 0 ? right + x : left + x, y: y < 0 ? bottom + y : top + y };
  }
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const places: { node: Text; offset: number }[] = [];
  let all = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    all += node.data;
    for (let offset = 0; offset < node.length; offset++) places.push({ node, offset });
  }
  const index = places[all.indexOf(text ?? '') + character];
  if (!index || !all.includes(text ?? '')) throw new Error(`${name}: no "${text}" in ${at}.`);
  const range = document.createRange();
  range.setStart(index.node, index.offset);
  range.setEnd(index.node, index.offset + String.fromCodePoint(index.node.data.codePointAt(index.offset) ?? 0).length);
  // Firefox measures a letter with marks up to its last mark.
  for (let end = range.endOffset; range.getBoundingClientRect().width === 0 && end < index.node.length; end++) {
    range.setEnd(index.node, end + 1);
  }
  const { left, top, width, height } = range.getBoundingClientRect();
  return { x: left + width * share, y: top + height / 2 };
}
