import type { Frame, Page } from 'puppeteer-core';
import { delay } from './driver.ts';
import { type CardRole, type CardText, readCard } from './hover-card.ts';

/** Longest that a card is waited for: it takes about a tenth of a second. */
const WAIT_MS = 2_000;

/** Waits until the hover card, or another by its role, says something. */
export function waitForCard(page: Page, frame?: Frame, role?: CardRole): Promise<CardText | undefined> {
  return waitUntil(page, frame, (card) => card !== undefined, role);
}

/**
 * Waits until the hover card shows a word.
 *
 * @returns What the card says at last; undefined when there is none.
 */
export function waitForWord(page: Page, word: string): Promise<CardText | undefined> {
  return waitUntil(page, undefined, (card) => card?.words.includes(word) === true);
}

async function waitUntil(
  page: Page,
  frame: Frame | undefined,
  isReached: (card: CardText | undefined) => boolean,
  role?: CardRole,
): Promise<CardText | undefined> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const card = await readCard(page, frame, role);
    if (isReached(card) || Date.now() > end) return card;
    await delay(40);
  }
}

/**
 * Rests the pointer on the first place of a page where a word stands.
 *
 * @returns Where the pointer is, in CSS pixels of the viewport.
 */
export async function hoverWord(page: Page, word: string): Promise<{ x: number; y: number }> {
  const point = await page.evaluate((wanted: string) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pattern = new RegExp(`(?<!\\p{L})${wanted}(?!\\p{L})`, 'u');
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const found = pattern.exec(node.data.replace(/\s/g, ' '));
      if (!found) continue;
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + 1);
      range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    return undefined;
  }, word);
  if (!point) throw new Error(`Expected the word "${word}" on the page, found none.`);
  // From outside, as a hand would: a pointer that was on the word already would not be noticed again.
  await page.mouse.move(2, 2);
  // The card of the word before may lie over this one, and stays while the pointer is on the way to it.
  await waitUntil(page, undefined, (card) => card === undefined);
  await page.mouse.move(point.x, point.y, { steps: 4 });
  return point;
}
