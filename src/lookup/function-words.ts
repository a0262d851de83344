import { toWordKey } from '../language/normalise.ts';
import { DETECTION_RULES } from '../languages/lists/detection.ts';

/** The words and letters of a language, or of the one that it shares them with. */
const getRules = (language: string) => DETECTION_RULES[DETECTION_RULES[language]?.sameAs ?? language];

const isShared = (language: string) => Number(DETECTION_RULES[language]?.sameAs !== undefined);

/** Languages that have a list. Those that share one come last: of equal languages the first is chosen. */
export const LISTED_LANGUAGES: readonly string[] = Object.keys(DETECTION_RULES)
  .filter((language) => getRules(language)?.functionWords)
  .sort((a, b) => isShared(a) - isShared(b));

/** Letters that only some languages of a script use. */
const MARKED = /(?![a-z])\p{sc=Latn}|(?![а-зик-ш])\p{sc=Cyrl}/gu;

/** Returns a test for function words of a language; undefined for a language without a list. */
export function findFunctionWords(words: readonly string[], language: string): boolean[] | undefined {
  const list = getRules(language)?.functionWords?.split(' ');
  if (list === undefined) return undefined;
  return words.map((word) => list.includes(toWordKey(word, language)));
}

/**
 * Decides whether a language uses all special letters of a word.
 *
 * @returns undefined if the word has no special letter or the language's letters are not listed.
 */
export function hasLetters(word: string, language: string): boolean | undefined {
  const letters = getRules(language)?.letters;
  const marked = word.normalize('NFC').toLowerCase().match(MARKED);
  if (letters === undefined || !marked) return undefined;
  return marked.every((letter) => letters.includes(letter));
}
