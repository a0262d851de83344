import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { readCard } from '../../../scripts/browser/hover-card.ts';

/** Opens the form of the pinned card's definition by its key. In Firefox, the key goes to the page and back first. */
export async function openEditor(page: Page): Promise<void> {
  await page.keyboard.press('e');
  await expect.poll(async () => (await readCard(page, undefined, 'dialog'))?.text).toContain('My definition');
}
