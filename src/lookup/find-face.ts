import type { CardFace } from '../model/card.ts';
import type { PairId } from '../model/pair.ts';
import { findFacedWord } from '../store/content/read/faced-word.ts';
import { findFlashcard } from '../store/content/read/flashcards.ts';
import type { LookupStore } from '../store/lookup-store.ts';

/**
 * Finds the reading, grammar and examples of the card at a rank, which the contract leaves out.
 *
 * @throws {AppError} `storage-unavailable`.
 */
export async function findFace(store: LookupStore, pair: PairId, rank: number): Promise<CardFace> {
  const found = await findFlashcard(store, pair, rank);
  if (!found?.card) return {};
  const [, word] = found.card;
  return findFacedWord(store, [found.card], { language: found.deck.from.iso639_3, word, headword: word });
}
