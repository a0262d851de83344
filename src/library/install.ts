import { toDeckNotes } from '../model/deck.ts';
import { toPairId } from '../model/pair.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { installSource } from '../store/content/sources.ts';
import type { Store } from '../store/store.ts';
import type { StarterParts } from './starter-decks.ts';
import { toFirstCards } from './stored-cards.ts';

/** Cards stored at once, which takes about a tenth of a second including their forms. */
export const FIRST_CARDS = 1_000;

/**
 * Stores the first cards of a starter deck in one transaction and publishes them.
 *
 * @returns The deck. It is complete if it has at most {@link FIRST_CARDS} cards; otherwise `replaceStarterDeck` must follow.
 * @throws {AppError} As {@link installSource}. On an error nothing changes.
 */
export function installFirstCards(store: Store, parts: StarterParts, now: number): Promise<SourceRow> {
  const cards = toFirstCards(parts, FIRST_CARDS);
  const { length } = parts.file.cards;
  const isComplete = cards.length === length;
  const deck = { ...describe(parts), cards, isComplete, expectedCards: isComplete ? undefined : length };
  return installSource(store, deck, now);
}

/** Fields of a starter deck's stored row. */
export function describe({ file }: StarterParts) {
  const { from, to, licence } = file;
  const pair = toPairId({ from: from.iso639_3, to: to.iso639_3 });
  return { pair, from, to, origin: { kind: 'starter' as const, licence }, ...toDeckNotes(file) };
}
