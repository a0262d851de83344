import type { StoredCard } from '../model/card.ts';
import { BLOCK_SIZE } from '../store/content/blocks.ts';
import type { DeckFileCard } from './formats/deck-file.ts';
import { completeCard } from './merge-parts.ts';
import type { StarterParts } from './starter-decks.ts';

/** Cards indexed between two turns of lookups: about 10 ms of work with twenty forms each. */
const CARDS_AT_ONCE = 2 * BLOCK_SIZE;

/**
 * Converts a starter deck's cards to stored cards, in batches.
 *
 * @returns Batches that fill their blocks, except the last one.
 */
export function* toStoredBatches({ file: { cards }, ...known }: StarterParts): Generator<StoredCard[]> {
  for (let start = 0; start < cards.length; start += CARDS_AT_ONCE) {
    yield cards
      .slice(start, start + CARDS_AT_ONCE)
      .map((card, index) => toStored(completeCard(card, known), start + index));
  }
}

/** The first cards of a starter deck in stored form. */
export function toFirstCards({ file, ...known }: StarterParts, count: number): StoredCard[] {
  return file.cards.slice(0, count).map((card, index) => toStored(completeCard(card, known), index));
}

/** @param index - Index of the card in its deck; its rank is one more. */
function toStored(card: DeckFileCard, index: number): StoredCard {
  return [index + 1, ...card];
}
