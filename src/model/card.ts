import type { LanguageReference } from './language.ts';
import { MAX_TEXT_LENGTH } from './limits.ts';

/** Word classes, as a card names them. `name`: a proper noun. `counter`: a measure word of Chinese or Japanese. */
export const WORD_CLASSES = [
  'noun',
  'name',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'numeral',
  'counter',
  'particle',
  'interjection',
  'affix',
  'phrase',
] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** Genders of nouns. `common`: the one of Dutch and Swedish that is not neuter. */
export const GENDERS = ['masculine', 'feminine', 'neuter', 'common'] as const;
export type Gender = (typeof GENDERS)[number];

/** A sentence with the word in it, and what it means. */
export type Example = [sentence: string, translation?: string];

/** Facts about a card's word, apart from its meanings. Absent fields are unknown; lists are not empty. */
export interface CardDetails {
  /** How the word is read: kana, pinyin or IPA. */
  reading?: string;
  /** A card may hold several words of one spelling. The most frequent one's class is first. */
  classes?: WordClass[];
  /** The word's class in each of the card's meanings, in their order. Only if there is more than one class. */
  meaningClasses?: WordClass[];
  /** Several: the noun is used with each of them. */
  genders?: Gender[];
  /** Forms that dictionaries print after the headword: the plural of a noun, the principal parts of a verb. */
  parts?: string[];
  examples?: Example[];
  /** How frequent it is, as a source of facts writes it: `#204`, `N5`. */
  frequency?: string;
  /** How its dictionary weighs it among words of one spelling, the largest first. It is not exported. */
  score?: number;
}

/** How a word is inflected, as dictionaries print it beside the headword. */
export interface WordGrammar extends Pick<CardDetails, 'classes' | 'genders' | 'parts'> {
  /** With the space behind it, or `l’` without one. */
  article?: string;
}

/** The parts of a card that are shown beside its word and meanings. */
export interface CardFace {
  reading?: string;
  grammar?: WordGrammar;
  examples?: Example[];
}

/**
 * The end of a card behind its meanings. Nothing empty is in it, except for forms before details.
 *
 * @param forms - None is the same as an empty list.
 */
export function toCardTail(
  forms: readonly string[] = [],
  details: CardDetails = {},
): [forms?: string[], details?: CardDetails] {
  if (Object.keys(details).length > 0) return [[...forms], details];
  return forms.length > 0 ? [[...forms]] : [];
}

/**
 * A flashcard as decks store it and messages carry it. `forms`: inflected spellings that lead to this card. A card with details and without
 * forms has an empty list of them.
 */
export type StoredCard = [rank: number, word: string, meanings: string[], forms?: string[], details?: CardDetails];

/** Whether a text may stand in a card: the rule of the contract's schema as a function, because a schema is too slow for a million cards. */
export function isCardText(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= MAX_TEXT_LENGTH &&
    value === value.trim() &&
    value.isWellFormed()
  );
}

/** A flashcard from an upstream server. */
export interface UpstreamFlashcard {
  word: string;
  meanings: string[];
  /** Rank to request next; undefined if the card states none that can be parsed. */
  next: number | undefined;
  /** The `name` is empty if the card has none. */
  from: LanguageReference;
  to: LanguageReference;
}
