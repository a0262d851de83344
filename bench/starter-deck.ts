import { chooseLanguage, sendMessage } from '../scripts/browser/driver.ts';
import type { BrowserKind } from '../scripts/browser/extension-browser.ts';
import { readStart, watchStart } from '../scripts/browser/first-card.ts';
import { waitForWholeDeck } from '../scripts/browser/whole-deck.ts';
import { launchToMeasure } from './browser.ts';
import { atMost } from './budget.ts';
import type { Table } from './table.ts';

const ROUNDS = { full: 8, quick: 2 };
const PAIR = 'deu-eng';

/** Times a starter deck from the click in the popup to its first card, and to its last. */
export async function benchStarterDeck(kind: BrowserKind, isQuick: boolean, table: Table): Promise<void> {
  const extension = await launchToMeasure(kind);
  const firstCards: number[] = [];
  const wholeDecks: number[] = [];
  try {
    for (let round = 0; round < (isQuick ? ROUNDS.quick : ROUNDS.full); round++) {
      const popup = await extension.open(extension.extensionUrl('popup.html'));
      await chooseLanguage(popup, '#start-from', 'deu');
      await popup.waitForSelector('#start:not([disabled])');
      await watchStart(popup);
      await popup.click('#start');
      const startedAt = performance.now();
      firstCards.push(await readStart(popup));
      await waitForWholeDeck(popup, PAIR);
      wholeDecks.push(performance.now() - startedAt);
      await sendMessage(popup, { type: 'deck.remove', id: PAIR });
      await popup.close();
    }
  } finally {
    await extension.close();
  }
  table.add('starter deck picked, to its first card', { ours: firstCards, budget: atMost(500) });
  table.add('starter deck picked, to its last card', { ours: wholeDecks, budget: atMost(4_000) });
}
