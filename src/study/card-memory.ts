import type { PairId } from '../model/pair.ts';
import type { Reader } from '../store/reader.ts';
import type { CardRow } from '../store/study/study-database.ts';
import { findCards, listCardWords } from '../store/study/study-queue.ts';

/** Cards of words that were asked for, kept until something is learnt: each look-up under the pointer needs them. */
export interface CardMemory {
  /** The cards of some words, in their order; undefined for words without ops. @param words - In NFC. */
  find(pair: PairId, words: readonly string[]): Promise<(CardRow | undefined)[]>;
  /** Called after every change of the cards. */
  forget(): void;
}

/** What is known until something is learnt. */
interface Kept {
  cards: Map<string, CardRow | undefined>;
  /** All words that have a card: nothing is read for any other, and most words of a page are others. */
  words: Map<PairId, ReadonlySet<string>>;
  isListing: Set<PairId>;
}

/** About half a megabyte. */
const KEPT_WORDS = 2_000;

export function createCardMemory(reader: Reader): CardMemory {
  const makeKept = (): Kept => ({ cards: new Map(), words: new Map(), isListing: new Set() });
  let kept = makeKept();
  const idOf = (pair: PairId, word: string) => `${pair} ${word}`;

  function listWords(own: Kept, pair: PairId): void {
    if (own.isListing.has(pair)) return;
    own.isListing.add(pair);
    listCardWords(reader, pair).then(
      (words) => own.words.set(pair, new Set(words)),
      // Without the list, each word is read for itself.
      () => own.isListing.delete(pair),
    );
  }

  return {
    async find(pair, words) {
      // What is read while something is learnt goes into a memory that is no longer asked.
      const own = kept;
      if (own.cards.size > KEPT_WORDS) own.cards = new Map();
      const { cards } = own;
      const studied = own.words.get(pair);
      const missing = words.filter((word) => !cards.has(idOf(pair, word)) && (studied?.has(word) ?? true));
      if (missing.length > 0) {
        const found = await findCards(reader, pair, missing);
        for (const [place, word] of missing.entries()) cards.set(idOf(pair, word), found[place]);
        // Behind the first look-up, which does not wait for it.
        listWords(own, pair);
      }
      return words.map((word) => cards.get(idOf(pair, word)));
    },
    forget() {
      kept = makeKept();
    },
  };
}
