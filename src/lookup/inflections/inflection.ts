import type { Stemmer } from '../../language/stem.ts';

/** What a language does to its words, undone: each language has a file here, named by its ISO 639-3 code. */
export interface Inflection {
  /** Regular endings: those that lead to a whole word, and those that the stemmer leaves on or takes for a part of it (`verwendet`, `mujeres`). */
  endings?: readonly Endings[];
  /** Whether the endings are of letters that syllables have to be taken apart for (NFD): 갔다 is 가 and ㅆ다. */
  isOfLetters?: boolean;
  /** Snowball's, where it finds what the endings do not (see docs/decisions/0005-stems-at-look-up.md). */
  stemmer?: Stemmer;
}

/** Endings to take off, and what the card's word has in their place. */
export interface Endings {
  endings: readonly string[];
  instead: readonly string[];
  /** Taken off too: `ge` of `gemacht`. */
  prefix?: string;
  /** What else the ending does to the word, undone: the doubled letter of `running`, the vowel of `powodu`. Where it did not, these endings are not meant. */
  undo?: LetterChange;
  /** Whether what is left may be a known form: `aufgeräumt` of `aufgeräumte`. */
  ofForms?: boolean;
  /** Whether the card's word may have marks that what is left lacks: an accent that moves (`παιδιά`), vowel signs. */
  ofMarked?: boolean;
  /** What the card's word looks like. */
  isMeant?: RegExp;
}

/** What is there, and what was before. */
export type LetterChange = readonly [RegExp, string];

export const toList = (words: string) => words.split(' ');
