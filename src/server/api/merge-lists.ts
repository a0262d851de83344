import type { DeckFileCard } from '../../library/formats/deck-file.ts';
import { toLanguageReference } from '../../library/formats/sheet/language-names.ts';
import type { LeftOutRow } from '../../model/file-format.ts';
import type { LanguagePair } from '../../model/pair.ts';
import type { ServedDeck } from './deck-source.ts';

/** A teacher's table of one pair, parsed and checked. */
export interface CardList {
  /** Unique name within the folder. */
  name: string;
  pair: LanguagePair;
  cards: readonly (readonly [word: string, meanings: readonly string[]])[];
  /** Rows that are not cards. */
  leftOut: readonly LeftOutRow[];
}

/** A list as part of a deck. */
export interface ListShare {
  name: string;
  /** Cards in the list. */
  cards: number;
  /** Cards whose word occurred before, in this list or an earlier one. */
  repeated: number;
  /** Rows that are not cards. */
  leftOut: readonly LeftOutRow[];
}

export interface ListDeck extends ServedDeck {
  lists: ListShare[];
}

/**
 * Merges lists of one pair into one deck. A word keeps its first rank, and later cards only add meanings.
 *
 * @param lists - At least one, in rank order.
 */
export function mergeLists(lists: readonly [CardList, ...CardList[]]): ListDeck {
  const [{ pair }] = lists;
  const meaningsByWord = new Map<string, Set<string>>();
  const shares = lists.map(({ name, cards, leftOut }): ListShare => {
    let repeated = 0;
    for (const [word, meanings] of cards) {
      const known = meaningsByWord.get(word);
      if (known) {
        repeated += 1;
        for (const meaning of meanings) known.add(meaning);
      } else meaningsByWord.set(word, new Set(meanings));
    }
    return { name, cards: cards.length, repeated, leftOut };
  });
  const cards = Array.from(meaningsByWord, ([word, meanings]): DeckFileCard => [word, [...meanings]]);
  return { from: toLanguageReference(pair.from), to: toLanguageReference(pair.to), cards, lists: shares };
}
