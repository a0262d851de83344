import { foldKey } from './normalise.ts';

/** Takes the endings off a word in lower case. */
export type Stemmer = (word: string) => string;

/**
 * The Snowball stemmers by language: ISO 639-3 code and the module of `@orama/stemmers`. Languages whose words are found as well by the
 * rules of `lookup/endings.ts` have none (see docs/decisions/0005-stems-at-look-up.md).
 */
export const STEMMER_NAMES: ReadonlyMap<string, string> = new Map([
  ['dan', 'danish'],
  ['deu', 'german'],
  ['ell', 'greek'],
  ['fin', 'finnish'],
  ['hun', 'hungarian'],
  ['hye', 'armenian'],
  ['ind', 'indonesian'],
  ['ita', 'italian'],
  ['lit', 'lithuanian'],
  ['msa', 'indonesian'],
  ['nld', 'dutch'],
  ['nno', 'norwegian'],
  ['nor', 'norwegian'],
  ['por', 'portuguese'],
  ['ron', 'romanian'],
  ['rus', 'russian'],
  ['spa', 'spanish'],
  ['swe', 'swedish'],
  ['tur', 'turkish'],
  ['ukr', 'ukrainian'],
]);

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
