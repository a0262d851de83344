import { toWordKey } from '../language/normalise.ts';
import type { Language } from '../languages/language.ts';
import { DETECTION_RULES } from '../languages/lists/detection.ts';

/** The rules of a language, with the words and letters of the one that it shares them with. */
function getRules(language: string): Language['detection'] {
  const own = DETECTION_RULES[language] ?? {};
  return own.sameAs === undefined ? own : { ...DETECTION_RULES[own.sameAs], ...own };
}

const hasWords = ([, rules]: [string, Language['detection']]) => rules.functionWords !== undefined;
const isShared = ([, rules]: [string, Language['detection']]) => rules.sameAs !== undefined;

/** Languages that have a list. Those that share one come last: of equal languages the first is chosen. */
export const LISTED_LANGUAGES: readonly string[] = [hasWords, isShared].flatMap((isMeant) =>
  Object.entries(DETECTION_RULES)
    .filter(isMeant)
    .map(([language]) => language),
);

/** Letters that only some languages of a script use. */
const MARKED = /(?![a-z])\p{sc=Latn}|(?![а-зик-ш])\p{sc=Cyrl}/gu;

const known = new Map<string, ReadonlySet<string>>();

/** Returns a test for function words of a language; undefined for a language without a list. */
export function findFunctionWords(words: readonly string[], language: string): boolean[] | undefined {
  const { functionWords: list } = getRules(language);
  if (list === undefined) return undefined;
  const set = known.get(list) ?? new Set(list.split(' '));
  known.set(list, set);
  return words.map((word) => set.has(toWordKey(word, language)));
}

/**
 * Decides whether a language uses all special letters of a word.
 *
 * @returns undefined if the word has no special letter or the language's letters are not listed.
 */
export function hasLetters(word: string, language: string): boolean | undefined {
  const { letters } = getRules(language);
  const marked = word.normalize('NFC').toLowerCase().match(MARKED);
  if (letters === undefined || !marked) return undefined;
  return marked.every((letter) => letters.includes(letter));
}
