import type { DeckFile } from '../../src/library/formats/deck-file.ts';
import { type StoredCard, toCardTail } from '../../src/model/card.ts';
import type { WordEntry } from '../../src/store/content/content-database.ts';
import type { KeyMatch } from '../../src/store/content/read/word-search.ts';
import { FOLDED, FOLDED_FORM, joinLines, unpackEntries, WORD } from '../../src/store/content/word-entries.ts';
import { toSortedLines } from '../../src/store/content/write/card-entries.ts';

/**
 * Converts the cards of a deck file to those of the store, where the rank of a card is its position, from 1.
 *
 * @param withForms - False leaves out the inflected forms.
 */
export function toStoredCards({ cards }: Pick<DeckFile, 'cards'>, withForms = true): StoredCard[] {
  return cards.map(([word, meanings, forms, details], index) => [
    index + 1,
    word,
    meanings,
    ...toCardTail(withForms ? forms : [], details),
  ]);
}

/**
 * Lists the word index that the store would build: each key with the rank of its card and its kind, sorted by key.
 *
 * @param language - ISO 639-3 code of the words' language.
 */
export function listWordKeys(cards: Iterable<StoredCard>, language: string): WordEntry[] {
  return unpackEntries(joinLines(toSortedLines(cards, language)));
}

/** Whether the key of an entry keeps case and diacritics. */
export const isExactKey = ([, , kind]: WordEntry): boolean => kind !== FOLDED && kind !== FOLDED_FORM;

/** A match of a word by its own key, without a card: rules that accept or reject a match read no other fields. */
export function toWordMatch(word: string, key: string, isFolded: boolean): KeyMatch {
  return { key, kind: isFolded ? FOLDED : WORD, word } as KeyMatch;
}
