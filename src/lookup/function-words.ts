import { DETECTION_RULES } from '../languages/lists/detection.ts';

/** The words and letters of a language, or of the one that it shares them with. */
export const getRules = (language: string) => DETECTION_RULES[DETECTION_RULES[language]?.sameAs ?? language];

const isShared = (language: string) => Number(getRules(language) !== DETECTION_RULES[language]);

/** Languages that have a list. Those that share one come last: of equal languages the first is chosen. */
export const LISTED_LANGUAGES: readonly string[] = Object.keys(DETECTION_RULES)
  .filter((language) => getRules(language)?.functionWords)
  .sort((a, b) => isShared(a) - isShared(b));

/** The function words of each of them. */
export const FUNCTION_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  LISTED_LANGUAGES.map((language) => [language, new Set(getRules(language)?.functionWords?.split(' '))]),
);
