import type { Page } from 'puppeteer-core';
import type { DeckSummary } from '../../src/model/source.ts';
import { delay, sendMessage } from './driver.ts';

/** Waits until all cards of a pair's deck are stored. */
export async function waitForWholeDeck(page: Page, pair: string): Promise<void> {
  for (;;) {
    const decks = await sendMessage<DeckSummary[]>(page, { type: 'deck.list' });
    if (decks.ok && decks.value.some((deck) => deck.pair === pair && deck.isComplete)) return;
    await delay(100);
  }
}
