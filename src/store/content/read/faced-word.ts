import { listCoreWords } from '../../../languages/core-words.ts';
import type { CardFace, StoredCard } from '../../../model/card.ts';
import type { LookupStore } from '../../lookup-store.ts';
import { findFacts, joinFacts } from './find-facts.ts';
import { searchWords } from './word-search.ts';

interface ShownWord {
  /** ISO 639-3. */
  language: string;
  /** As its card writes it. */
  word: string;
  /** As it is shown. */
  headword: string;
}

/**
 * Finds the face of a word for a screen that shows one at a time: what its cards and sources of facts say about it.
 *
 * @param cards - All of the word, as `toFace` takes them.
 * @throws {AppError} `storage-unavailable`.
 */
export async function findFacedWord(
  store: LookupStore,
  cards: readonly StoredCard[],
  { language, word, headword }: ShownWord,
): Promise<CardFace> {
  const [core = word] = listCoreWords(word, language);
  const facts = await searchWords(
    store,
    () => false,
    (_, index) => findFacts(index, [{ word: core, language }]),
  );
  return joinFacts(cards, facts, { language, word: core, headword }).face;
}
