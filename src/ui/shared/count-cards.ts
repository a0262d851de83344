import type { DeckSummary } from '../../model/source.ts';
import { text } from './text.ts';

/** "1,000 of 50,057 cards" while a deck arrives, otherwise "50,057 cards". */
export function countCards({ cards, isComplete, expectedCards }: DeckSummary): string {
  return isComplete || expectedCards === undefined
    ? text.cards({ count: cards })
    : text.cardsOf({ cards, expected: expectedCards });
}
