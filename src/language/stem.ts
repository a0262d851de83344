import { foldKey } from './normalise.ts';

/** Takes the endings off a word in lower case. */
export type Stemmer = (word: string) => string;

/** A shorter stem is shared by too many words that have nothing to do with each other. */
const MIN_STEM_LENGTH = 3;

/**
 * What is left of a word without its endings, to compare words by: `книгами` and `книга` share `книг`. It is never shown, and is
 * often no word (`книг`).
 *
 * @param key - Word key.
 * @returns Without marks, as a folded key is; undefined where the stem is too short to tell.
 */
export function toStem(key: string, stemmer: Stemmer): string | undefined {
  const folded = foldKey(stemmer(key));
  return folded.length >= MIN_STEM_LENGTH ? folded : undefined;
}
