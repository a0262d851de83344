import { toPairId } from '../contract/language-pair.ts';
import type { DeckFile } from '../deck-file/deck-file.ts';
import type { DeckRow, StoredCard } from '../store/content-database.ts';
import { installDeck } from '../store/decks.ts';
import type { Store } from '../store/store.ts';
import { toWordNotes } from '../store/word-notes.ts';

/**
 * Writes a starter deck to the store, in one transaction; its cards answer like synced ones.
 *
 * @param replaced - As of {@link installDeck}.
 * @throws {AppError} As {@link installDeck}; then nothing has changed.
 */
export function installStarterDeck(store: Store, file: DeckFile, now: number, replaced?: DeckRow): Promise<DeckRow> {
  const { from, to, licence } = file;
  const pair = toPairId({ from: from.iso639_3, to: to.iso639_3 });
  return installDeck(
    store,
    { pair, from, to, origin: { kind: 'starter', licence }, cards: toStoredCards(file), ...toWordNotes(file) },
    now,
    replaced,
  );
}

/** A starter deck's cards as they are stored: the place of each is its rank. */
export function toStoredCards({ cards }: DeckFile): StoredCard[] {
  return cards.map(([word, meanings, forms], place) => {
    return forms ? [place + 1, word, meanings, forms] : [place + 1, word, meanings];
  });
}
