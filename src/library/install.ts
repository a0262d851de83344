import { toPairId } from '../model/pair.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { toDeckNotes } from '../store/content/deck-notes.ts';
import { installSource } from '../store/content/sources.ts';
import type { Store } from '../store/store.ts';
import type { StarterParts } from './starter-decks.ts';
import { toFirstCards } from './stored-cards.ts';

/** Cards that are stored at once. They take about a tenth of a second, forms and all. */
export const FIRST_CARDS = 1_000;

/**
 * Stores the first cards of a starter deck in one transaction and publishes them. They answer like synced ones.
 *
 * @returns The deck. It is complete where it has no more than {@link FIRST_CARDS}; otherwise `replaceStarterDeck` has to follow.
 * @throws {AppError} As {@link installSource}; then nothing has changed.
 */
export function installFirstCards(store: Store, parts: StarterParts, now: number): Promise<SourceRow> {
  const cards = toFirstCards(parts, FIRST_CARDS);
  return installSource(store, { ...describe(parts), cards, isComplete: cards.length === parts.file.cards.length }, now);
}

/** Fields of the row that a starter deck is stored with. */
export function describe({ file }: StarterParts) {
  const { from, to, licence } = file;
  const pair = toPairId({ from: from.iso639_3, to: to.iso639_3 });
  return { pair, from, to, origin: { kind: 'starter' as const, licence }, ...toDeckNotes(file) };
}
