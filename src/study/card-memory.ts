import type { PairId } from '../model/pair.ts';
import type { LookupStore } from '../store/lookup-store.ts';
import { findCards, listCardWords } from '../store/study/caches/study-queue.ts';
import type { CardRow } from '../store/study/study-database.ts';

/** Cache of study cards until the log changes. Every hover lookup needs them. */
export interface CardMemory {
  /** Returns the cards of some words, in order; undefined for words without ops. @param words - In NFC. */
  find(pair: PairId, words: readonly string[]): Promise<(CardRow | undefined)[]>;
  /** Called after every change of the cards. */
  forget(): void;
}

/** Cached data until the log changes. */
interface Kept {
  cards: Map<string, CardRow | undefined>;
  /** All words with a card. Most words of a page have none, and need no read. */
  words: Map<PairId, ReadonlySet<string>>;
  isListing: Set<PairId>;
}

/** About half a megabyte. */
const KEPT_WORDS = 2_000;

export function createCardMemory(store: LookupStore): CardMemory {
  const makeKept = (): Kept => ({ cards: new Map(), words: new Map(), isListing: new Set() });
  let kept = makeKept();
  const idOf = (pair: PairId, word: string) => `${pair} ${word}`;

  function listWords(own: Kept, pair: PairId): void {
    if (own.isListing.has(pair)) return;
    own.isListing.add(pair);
    listCardWords(store, pair).then(
      (words) => own.words.set(pair, new Set(words)),
      // Without the list, each word is read separately.
      () => own.isListing.delete(pair),
    );
  }

  return {
    async find(pair, words) {
      // A read that overlaps a change fills a cache that is no longer used.
      const own = kept;
      if (own.cards.size > KEPT_WORDS) own.cards = new Map();
      const { cards } = own;
      const studied = own.words.get(pair);
      const missing = words.filter((word) => !cards.has(idOf(pair, word)) && (studied?.has(word) ?? true));
      if (missing.length > 0) {
        const found = await findCards(store, pair, missing);
        for (const [index, word] of missing.entries()) cards.set(idOf(pair, word), found[index]);
        // After the first lookup, which does not wait for it.
        listWords(own, pair);
      }
      return words.map((word) => cards.get(idOf(pair, word)));
    },
    forget() {
      kept = makeKept();
    },
  };
}
