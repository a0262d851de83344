import { createHash } from 'node:crypto';
import { AppError } from '../../app-error.ts';
import type { LookupSource } from '../../contract/lookup-source.ts';
import type { DeckFile } from '../../library/formats/deck-file.ts';
import type { Language } from '../../model/language.ts';
import { type PairId, toPairId } from '../../model/pair.ts';

/** The part of a deck that a server needs. */
export type ServedDeck = Pick<DeckFile, 'from' | 'to' | 'cards'>;

/**
 * Answers the contract from decks in memory. A card is found by index, so the cost does not grow with the deck.
 *
 * @param decks - At most one per language pair; retained, not copied.
 * @throws {AppError} `deck-file-invalid` if two decks have the same pair.
 */
export function createDeckSource(decks: readonly ServedDeck[]): LookupSource {
  const byPair = new Map<PairId, ServedDeck>();
  for (const deck of decks) {
    const pair = toDeckPairId(deck);
    if (byPair.has(pair)) throw new AppError('deck-file-invalid', `Expected one deck for ${pair}, got two.`);
    byPair.set(pair, deck);
  }
  const languages = listLanguages(decks);

  let edition: string | undefined;

  return {
    languages: async () => languages,

    edition() {
      edition ??= digestDecks(decks);
      return edition;
    },

    async flashcard(pair, rank) {
      const deck = byPair.get(toPairId(pair));
      if (!deck) return 'unknown-pair';
      const card = deck.cards[rank - 1];
      if (!card) return 'no-card';
      const [word, meanings] = card;
      return { lang_from: deck.from, lang_to: deck.to, word, next: rank + 1, meanings };
    },
  };
}

export function toDeckPairId({ from, to }: Pick<ServedDeck, 'from' | 'to'>): PairId {
  return toPairId({ from: from.iso639_3, to: to.iso639_3 });
}

/** Ordered by name. If decks name a language differently, the name in a deck from that language wins. */
function listLanguages(decks: readonly ServedDeck[]): Language[] {
  const known = new Map<string, Language>();
  for (const { to } of decks) known.set(to.iso639_3, { ...to, has_flashcards: false });
  for (const { from, cards } of decks) {
    const hasFlashcards = cards.length > 0 || known.get(from.iso639_3)?.has_flashcards === true;
    known.set(from.iso639_3, { ...from, has_flashcards: hasFlashcards });
  }
  return [...known.values()].sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.iso639_3 < b.iso639_3 ? -1 : 1));
}

/** Digest of all decks. Any change of a card, an order or a language changes it; copies of a server agree on it. */
export function digestDecks(decks: readonly ServedDeck[]): string {
  const hash = createHash('sha256');
  for (const { from, to, cards } of decks) {
    hash.update(JSON.stringify([from, to, cards.length]));
    for (const [word, meanings] of cards) hash.update(JSON.stringify([word, meanings]));
  }
  return hash.digest('base64url');
}
