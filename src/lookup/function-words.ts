import { toWordKey } from '../language/normalise.ts';
import { DETECTION_RULES } from '../languages/lists/detection.ts';

/** The words and letters of a language, or of the one that it shares them with. */
const getRules = (language: string) => DETECTION_RULES[DETECTION_RULES[language]?.sameAs ?? language];

const isShared = (language: string) => Number(DETECTION_RULES[language]?.sameAs !== undefined);

/** The function words of each language that has a list. */
const LISTS = new Map(
  Object.keys(DETECTION_RULES).flatMap((language) => {
    const words = getRules(language)?.functionWords?.split(' ');
    return words ? [[language, new Set(words)]] : [];
  }),
);

/** Languages that have a list. Those that share one come last: of equal languages the first is chosen. */
export const LISTED_LANGUAGES: readonly string[] = [...LISTS.keys()].sort((a, b) => isShared(a) - isShared(b));

/** Returns a test for function words of a language; undefined for a language without a list. */
export function findFunctionWords(words: readonly string[], language: string): boolean[] | undefined {
  const list = LISTS.get(language);
  return list && words.map((word) => list.has(toWordKey(word, language)));
}

/**
 * Decides whether a language uses all special letters of a word.
 *
 * @param marked - These letters.
 * @returns undefined if the word has none or the language's letters are not listed.
 */
export function hasLetters(marked: readonly string[], language: string): boolean | undefined {
  const letters = marked.length > 0 ? getRules(language)?.letters : undefined;
  if (letters === undefined) return undefined;
  return marked.every((letter) => letters.includes(letter));
}
