import type { Frame, Page } from 'puppeteer-core';
import { delay } from './driver.ts';
import { type CardRole, type CardText, readCard } from './hover-card.ts';

/** Longest wait for a card, which takes about a tenth of a second, and seconds on a busy machine. */
const WAIT_MS = 6_000;

/** Waits until the hover card, or another by its role, has text. */
export function waitForCard(page: Page, frame?: Frame, role?: CardRole): Promise<CardText | undefined> {
  return waitUntil(page, frame, (card) => card !== undefined, role);
}

/**
 * Waits until the hover card shows a word.
 *
 * @returns The card's last text; undefined if there is none.
 */
export function waitForWord(page: Page, word: string): Promise<CardText | undefined> {
  return waitUntil(page, undefined, (card) => card?.words.includes(word) === true);
}

/** Waits until the hover card has closed. */
export async function waitForNoCard(page: Page, frame?: Frame): Promise<void> {
  await waitUntil(page, frame, (card) => card === undefined);
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
 * Rests the pointer on the first occurrence of a word in a page.
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
      // The middle of a paragraph that is higher than the window may be far from its word.
      const { top: place } = range.getBoundingClientRect();
      if (place < 0 || place > innerHeight) scrollBy(0, place - innerHeight / 2);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    return undefined;
  }, word);
  if (!point) throw new Error(`Expected the word "${word}" on the page, found none.`);
  // From outside, as a hand would: a pointer that is already on the word would not be noticed again.
  await page.mouse.move(2, 2);
  // The previous word's card may cover this one, and stays open while the pointer is on the way to it.
  await waitForNoCard(page);
  // In one go: on a busy machine a step on the way would rest on another word, whose card may cover this one.
  await page.mouse.move(point.x - 1, point.y);
  await page.mouse.move(point.x, point.y);
  return point;
}
