import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { foldKey } from './normalise.ts';

/**
 * The Snowball stemmers of languages whose words are found by them and not by the rules of `lookup/endings.ts`. Each is one or two
 * kilobytes of the background; in English and French they find next to nothing more (see docs/decisions/).
 */
const STEMMERS: Record<string, (word: string) => string> = {
  deu: german,
  ita: italian,
  nld: dutch,
  por: portuguese,
  rus: russian,
  spa: spanish,
  swe: swedish,
};

/** A shorter stem is shared by too many words that have nothing to do with each other. */
const MIN_STEM_LENGTH = 3;

/**
 * What is left of a word without its endings, to compare words by: `книгами` and `книга` share `книг`. It is never shown, and is
 * often no word (`книг`).
 *
 * @param key - Word key.
 * @param language - ISO 639-3 code.
 * @returns Without marks, as a folded key is; undefined where the language has no stemmer here or the stem is too short to tell.
 */
export function toStem(key: string, language: string): string | undefined {
  const stem = STEMMERS[language]?.(key);
  if (stem === undefined) return undefined;
  const folded = foldKey(stem);
  return folded.length >= MIN_STEM_LENGTH ? folded : undefined;
}
