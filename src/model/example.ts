import type { TextRange } from './text-range.ts';

/** A sentence, and the words of a deck that occur in it. */
export interface ExampleText {
  text: string;
  words: (TextRange & { word: string })[];
}

/** An example sentence for learners of its language. */
export interface ExamplePair {
  sentence: ExampleText;
  /** Undefined if the reader's language is another than that of the translations. */
  translation: string | undefined;
}
