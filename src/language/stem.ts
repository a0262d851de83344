import { foldKey } from './normalise.ts';

/** Strips the endings from a lower-case word. */
export type Stemmer = (word: string) => string;

/** Least length of a stem. Too many unrelated words share a shorter one. */
const MIN_STEM_LENGTH = 3;

/**
 * Finds the stem of a word, by which words are compared: `книгами` and `книга` share `книг`. A stem is never shown and often is not
 * a word.
 *
 * @param key - Word key.
 * @returns The stem without marks, like a folded key; undefined if it is too short.
 */
export function toStem(key: string, stemmer: Stemmer): string | undefined {
  const folded = foldKey(stemmer(key));
  return folded.length >= MIN_STEM_LENGTH ? folded : undefined;
}
