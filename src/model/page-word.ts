import type { PairId } from './pair.ts';

/**
 * The learner's knowledge of a word of a text. `compound`: no source has it, but the learner knows all its parts. `name`: has a capital of its
 * own, or is spelt like a new word that has one. `none`: no source has it. `ignored`: the learner does not want to study it.
 */
export const WORD_CLASSES = [
  'known',
  'learning',
  'due',
  'wanted',
  'new',
  'compound',
  'name',
  'ignored',
  'none',
] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** A word of a text as the sources and the learner know it. */
export interface PageWord {
  class: WordClass;
  /** The card that decides the class. Absent for a word without one. */
  card?: { pair: PairId; word: string; rank: number | undefined };
  /** Whether the spelling also leads to a card that the learner does not know. */
  isDoubtful?: true;
}

/** The words of some texts. */
export interface ClassifiedTexts {
  /** Without duplicates. */
  words: PageWord[];
  /** Of each text, three numbers a word in the order of the text: start and end in UTF-16 code units, and the index in `words`. */
  places: number[][];
}

/** The words of a page's texts. */
export interface ClassifiedPage extends ClassifiedTexts {
  /** Of each text, an ISO 639-3 code; undefined where no deck has words from its language. */
  languages: (string | undefined)[];
  /** Of each pair of the words, the highest rank among the new words that come next: {@link NEXT_WORDS} of them. */
  reach: Record<PairId, number>;
}

/** How many new words count as those that come next. */
export const NEXT_WORDS = 500;
