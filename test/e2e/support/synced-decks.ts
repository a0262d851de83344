import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { click, sendMessage } from '../../../scripts/browser/driver.ts';
import { type DeckFile, parseDeckFile } from '../../../src/library/formats/deck-file.ts';
import type { DeckPage } from '../../../src/model/deck.ts';

/** Real cards, as many as a test needs. */
export function readDeckFile(pair: string, cards: number): DeckFile {
  const deck = parseDeckFile(readFileSync(`assets/public/decks/${pair}.json`, 'utf8'));
  return { ...deck, cards: deck.cards.slice(0, cards) };
}

/** Every card of a deck as the extension stores it. */
export async function readCards(page: Page, pair: string): Promise<unknown[]> {
  const envelope = await sendMessage<DeckPage>(page, { type: 'deck.export', id: pair, after: -1, limit: 5_000 });
  if (!envelope.ok) throw new Error(envelope.error.message);
  return envelope.value.cards.map(([rank, word, meanings]) => [rank, word, meanings]);
}

/** What {@link readCards} should find of it. */
export const cardsOf = ({ cards }: DeckFile) => cards.map(([word, meanings], index) => [index + 1, word, meanings]);

/** Clicks a button of one deck's row by its text. */
export function press(page: Page, pair: string, label: string): Promise<void> {
  return click(
    page,
    `::-p-xpath(//*[@id="deck-list"]//li[@data-pair="${pair}"]//button[normalize-space()="${label}"])`,
  );
}
