import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { readCard } from '../../../scripts/browser/hover-card.ts';

/**
 * Opens the form of the pinned card's definition by its key. The pointer leaves the card before: resting on a word of
 * it, it would open the card of that word, which takes the key.
 */
export async function openEditor(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await expect.poll(() => readCard(page)).toBeUndefined();
  await page.keyboard.press('e');
  // In Firefox, the key goes to the page and back first.
  await expect.poll(async () => (await readCard(page, undefined, 'dialog'))?.text).toContain('My definition');
}
