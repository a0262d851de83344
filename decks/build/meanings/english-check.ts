import type { DeckFile } from '../../../src/library/formats/deck-file.ts';
import { compare } from '../words/frequency.ts';
import type { Meaning } from './translate.ts';

/**
 * Weighs the meanings of a word by its card into English, whose first meaning people have read: `bloß` is first of all *only*, so it means `solo`
 * rather than `desnudo`.
 */

/** Weight of a meaning that says a later English meaning of the word, beside one that says the first. */
const LATER = 0.6;
/** Weight of one that says no English meaning of the word. */
const UNSAID = 0.5;

/**
 * Only so many words of a deck into English mean the same without another source. Of rarer ones the single English word often has two senses:
 * `célere` and `Segler` are both *swift*.
 */
const COMMON = 10_000;

/** Without notes in brackets: `(a room)`. */
export const toPlain = (text: string) => text.replace(/ ?\([^)]*\) ?/g, '').toLowerCase();

type MeaningsOf = ReadonlyMap<string, readonly string[]>;

export const readMeanings = ({ cards }: DeckFile): MeaningsOf =>
  new Map(cards.map(([word, meanings]) => [word.toLowerCase(), meanings.map(toPlain)]));

export interface EnglishDecks {
  /** From the language of the words into English. */
  from: DeckFile;
  /** From English into the language of the meanings. */
  to: DeckFile;
  /** From the language of the meanings into English. */
  back: DeckFile;
}

export interface EnglishCheck {
  /**
   * Weighs the meanings of a word and sorts them, best first. A word without a card in `from` keeps its scores, and so does a meaning without a
   * card in `back`, whose meaning people have not read.
   */
  check(word: string, meanings: readonly Meaning[]): Meaning[];
  /** Whether two common words have the first English meaning of the other, and the deck out of English has the meaning for it. */
  isSame(word: string, meaning: string): boolean;
}

/** How much the check takes for sure. */
export interface Certainty {
  /**
   * Also takes two rare words for the same, if they share the first meaning in English, and another one or only one sense: for pairs with few
   * dictionaries.
   */
  isWide?: boolean;
  /** Takes fewer words for common, and short English words for ambiguous: 沉淀 and `siedeln` are both *settle*. */
  isStrict?: boolean;
}

/** With `isStrict`. */
const COMMON_OF_STRICT = 5_000;
const SHORT = 6;

/** Maximum number of meanings of an English word that has one sense. */
const OF_ONE_SENSE = 2;

/**
 * Whether all meanings of an English word come back to it first, and the word has one class: `observatory`, not `swift`. What a rare word means
 * by way of such a word, it means surely.
 */
export function createSingleCheck({ to, back }: EnglishDecks): (word: string) => boolean {
  const backs = readMeanings(back);
  const cards = new Map(to.cards.map(([word, meanings, , details]) => [word.toLowerCase(), { meanings, details }]));
  return (word) => {
    const card = cards.get(word);
    if (!card || card.meanings.length > OF_ONE_SENSE || (card.details?.classes?.length ?? 1) > 1) return false;
    return card.meanings.every((meaning) => backs.get(toPlain(meaning))?.[0] === word);
  };
}

export function createEnglishCheck(
  decks: EnglishDecks,
  { isWide = false, isStrict = false }: Certainty = {},
): EnglishCheck {
  const isSingle = createSingleCheck(decks);
  // In German a capital makes another word: `Arm` and `arm`.
  const english = new Map(decks.from.cards.map(([word, meanings]) => [word, meanings.map(toPlain)]));
  const out = readMeanings(decks.to);
  const back = readMeanings(decks.back);
  const toCommon = ({ cards }: DeckFile) =>
    new Set(cards.slice(0, isStrict ? COMMON_OF_STRICT : COMMON).map(([word]) => word.toLowerCase()));
  const commonWords = toCommon(decks.from);
  const commonMeanings = toCommon(decks.back);

  const says = (meaning: string, word: string) =>
    out.get(word)?.includes(meaning) || back.get(meaning)?.includes(word) || false;

  function weigh(words: readonly string[], meaning: string): number {
    if (!back.has(meaning)) return 1;
    const at = words.findIndex((word) => says(meaning, word));
    if (at === 0) return 1;
    return at < 0 ? UNSAID : LATER;
  }

  function isShared(word: string, meaning: string): boolean {
    const words = english.get(word) ?? [];
    const backs = back.get(meaning) ?? [];
    const [first] = words;
    if (first === undefined || !backs.includes(first)) return false;
    return (
      words.filter((text) => backs.includes(text)).length > 1 ||
      (first === backs[0] && !(isStrict && first.length <= SHORT) && isSingle(first))
    );
  }

  return {
    check: (word, meanings) => {
      const words = english.get(word);
      if (words === undefined) return [...meanings];
      return meanings
        .map((meaning) => ({ ...meaning, score: meaning.score * weigh(words, meaning.word.toLowerCase()) }))
        .sort((a, b) => b.score - a.score || compare(a.word, b.word));
    },
    isSame: (word, meaning) => {
      const key = meaning.toLowerCase();
      if (isWide && isShared(word, key)) return true;
      if (!commonWords.has(word.toLowerCase()) || !commonMeanings.has(key)) return false;
      const words = english.get(word) ?? [];
      const [first] = words;
      const backs = back.get(key) ?? [];
      const [firstBack] = backs;
      if (first === undefined || firstBack === undefined) return false;
      return backs.includes(first) && words.includes(firstBack) && (out.get(first)?.includes(key) ?? false);
    },
  };
}
