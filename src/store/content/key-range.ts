import type { DeckId } from './content-database.ts';

/** The bounds of all rows of one deck copy: no number or string sorts before -∞ or after an array. */
export function allOf(deck: DeckId): [lower: [DeckId, number], upper: [DeckId, []]] {
  return [
    [deck, Number.NEGATIVE_INFINITY],
    [deck, []],
  ];
}
