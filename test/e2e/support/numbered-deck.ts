import type { Page } from 'puppeteer-core';
import { delay, sendMessage } from '../../../scripts/browser/driver.ts';
import type { DeckPage } from '../../../src/model/deck.ts';
import type { ReferenceApi } from '../../../src/server/api/server.ts';
import { makeDeckFile, makeDeckFileCards } from '../../support/contract/make-deck-file.ts';

/** A Spanish to English deck with the given number of numbered words. */
export const deckOf = (cards: number) => makeDeckFile({ cards: makeDeckFileCards(cards) });

/** What {@link readDeck} should find of it. */
export const sourceOf = (cards: number) =>
  makeDeckFileCards(cards).map(([word, meanings], index) => [index + 1, word, meanings]);

/** Reads every card of the deck as the extension stores it. */
export async function readDeck(page: Page): Promise<unknown[]> {
  const envelope = await sendMessage<DeckPage>(page, { type: 'deck.export', id: 'spa-eng', after: -1, limit: 5_000 });
  if (!envelope.ok) throw new Error(envelope.error.message);
  // Forms come from the starter deck of the language, not from the server.
  return envelope.value.cards.map(([rank, word, meanings]) => [rank, word, meanings]);
}

export async function waitForRequests(api: ReferenceApi, count: number, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (api.stats.requests < count) {
    if (Date.now() > end) throw new Error(`Expected ${count} requests, got ${api.stats.requests}.`);
    await delay(10);
  }
}

/** The same numbers in every run, so that failures can be reproduced. */
export function createRandom(): () => number {
  let seed = 11;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}
