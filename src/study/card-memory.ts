import type { PairId } from '../contract/language-pair.ts';
import type { Store } from '../store/store.ts';
import type { CardRow } from '../store/study-database.ts';
import { findCards } from '../store/study-queue.ts';

/** Cards of words that were asked for, kept until something is learnt: each look-up under the pointer needs them. */
export interface CardMemory {
  /** The cards of some words, in their order; undefined for words without ops. @param words - In NFC. */
  find(pair: PairId, words: readonly string[]): Promise<(CardRow | undefined)[]>;
  /** Call it after every change of the log. */
  forget(): void;
}

/** About half a megabyte. */
const KEPT_WORDS = 2_000;

export function createCardMemory(store: Store): CardMemory {
  let kept = new Map<string, CardRow | undefined>();
  const idOf = (pair: PairId, word: string) => `${pair} ${word}`;
  return {
    async find(pair, words) {
      // What is read while something is learnt goes into a map that is no longer asked.
      const own = kept;
      const missing = words.filter((word) => !own.has(idOf(pair, word)));
      if (missing.length > 0) {
        const cards = await findCards(store, pair, missing);
        if (own.size > KEPT_WORDS) own.clear();
        for (const [place, word] of missing.entries()) own.set(idOf(pair, word), cards[place]);
      }
      return words.map((word) => own.get(idOf(pair, word)));
    },
    forget() {
      kept = new Map();
    },
  };
}
