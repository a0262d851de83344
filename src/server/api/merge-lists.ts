import type { DeckFileCard } from '../../library/formats/deck-file.ts';
import type { LanguagePair } from '../../model/pair.ts';
import type { ServedDeck } from './deck-source.ts';
import { toLanguageReference } from './language-names.ts';

/** A teacher's table of one pair, read and checked. */
export interface CardList {
  /** Tells it from every other list of the folder. */
  name: string;
  pair: LanguagePair;
  cards: readonly (readonly [word: string, meanings: readonly string[]])[];
}

/** A list as a part of a deck. */
export interface ListShare {
  name: string;
  /** Cards in the list. */
  cards: number;
  /** Those whose word came before, in this list or an earlier one. */
  repeated: number;
}

export interface ListDeck extends ServedDeck {
  lists: ListShare[];
}

/**
 * Joins lists of one pair to one deck. A word keeps the rank at which it comes first; later cards only add meanings.
 *
 * @param lists - At least one, in the order of their ranks.
 */
export function mergeLists(lists: readonly [CardList, ...CardList[]]): ListDeck {
  const [{ pair }] = lists;
  const meaningsByWord = new Map<string, Set<string>>();
  const shares = lists.map(({ name, cards }): ListShare => {
    let repeated = 0;
    for (const [word, meanings] of cards) {
      const known = meaningsByWord.get(word);
      if (known) {
        repeated += 1;
        for (const meaning of meanings) known.add(meaning);
      } else meaningsByWord.set(word, new Set(meanings));
    }
    return { name, cards: cards.length, repeated };
  });
  const cards = Array.from(meaningsByWord, ([word, meanings]): DeckFileCard => [word, [...meanings]]);
  return { from: toLanguageReference(pair.from), to: toLanguageReference(pair.to), cards, lists: shares };
}
