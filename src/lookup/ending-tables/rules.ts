/** What is there, and what was before. */
export type LetterChange = readonly [RegExp, string];

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
  /** What the card's word looks like. */
  isMeant?: RegExp;
}

export const toList = (words: string) => words.split(' ');
