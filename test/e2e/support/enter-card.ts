import type { Page } from 'puppeteer-core';
import { readMarks } from '../../../scripts/browser/hover-card.ts';
import { type PagePoint, pointAt, toPoint } from './point-at.ts';

/** Moves the pointer from a word onto its open card. */
export async function enterCard(page: Page, place: PagePoint): Promise<void> {
  await pointAt(page, place);
  const { x, y } = await toPoint(page, place);
  await moveOntoCard(page, x, y);
}

/** Moves the pointer from the marked word onto its card. */
export async function enterMarkedCard(page: Page): Promise<void> {
  const [mark] = await readMarks(page);
  if (!mark) throw new Error('Expected a marked word, got none.');
  await moveOntoCard(page, mark.left + mark.width / 2, mark.top + mark.height / 2);
}

/** Finds the card as the page sees it, above and below the word: the card's host, an empty element. */
async function moveOntoCard(page: Page, x: number, y: number): Promise<void> {
  const found = await page.waitForFunction(
    (x, y) => {
      const isCard = (element: Element | null) =>
        element?.localName === 'div' && !element.hasChildNodes() && element.parentElement?.localName !== 'body';
      const findElement = (x: number, y: number) => {
        let element = document.elementFromPoint(x, y);
        for (let root = element?.shadowRoot; root; root = element?.shadowRoot) {
          const inner = root.elementFromPoint(x, y);
          if (!inner || inner === element) break;
          element = inner;
        }
        return element;
      };
      for (let distance = 12; distance < 200; distance += 4) {
        for (const at of [y + distance, y - distance]) {
          if (isCard(findElement(x, at))) return { x, y: at > y ? at + 6 : at - 6 };
        }
      }
      return undefined;
    },
    { timeout: 3_000, polling: 50 },
    x,
    y,
  );
  const at = (await found.jsonValue()) as { x: number; y: number };
  // In one go: on a busy machine, a step between the word and the card could last long enough to close it.
  await page.mouse.move(at.x, at.y);
}
