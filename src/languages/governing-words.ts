import { toLanguageCode } from '../language/language-code.ts';
import { listCoreWords } from './core-words.ts';
import type { HeadwordRules } from './language.ts';
import { HEADWORD_RULES } from './lists/headword.ts';

const MAX_WORDS = 4;
const MIN_LENGTH = 3;

/**
 * Finds the words of a headword that govern the rest of it, as people write it into their lists: `warten` in `warten auf (Akk)`, `afraid` in
 * `be afraid of sth`. The headword is about them, but says more than they do.
 *
 * @param language - ISO 639-3 code of the headword's language.
 * @returns None for a plain word, and for a phrase of more than one word with a meaning of its own.
 */
export function listGoverningWords(headword: string, language: string): string[] {
  const rules = HEADWORD_RULES[toLanguageCode(language) ?? language];
  if (!rules?.complements || !isMarked(headword, rules.complements)) return [];
  return listCoreWords(headword, language).flatMap((core) => findGoverningWord(core, rules, language));
}

/**
 * Whether a headword has its complement in brackets, behind a plus sign, or with a placeholder. Otherwise it is a phrase, as `work on` is: text
 * that has only `work` means another word.
 */
function isMarked(headword: string, complements: string): boolean {
  const [, placeholders] = complements.split('+');
  const isPlaceholder = (word: string) => listWords(placeholders).includes(word.replace(/\.$/, ''));
  return /\s[([+]/.test(headword) || headword.split(' ').some(isPlaceholder);
}

function findGoverningWord(core: string, rules: HeadwordRules, language: string): string[] {
  const { complements, supports, lightVerbs, before, after, infinitiveParticle } = rules;
  const all = core.split(/\s+/);
  if (all.length > MAX_WORDS) return [];
  const governed = dropWords(all, listWords(supports), listWords(complements, supports));
  if (governed.length === all.length) return [];
  // Words within the headword: `sich freuen auf`. `zu Hause sein` is about neither word.
  const articles = listWords(before).filter((word) => word !== infinitiveParticle);
  const [word = '', ...others] = dropWords(governed, articles, listWords(after));
  const isLight = listWords(complements, supports, lightVerbs).includes(word.toLowerCase());
  return isLight || others.length > 0 || word.length < MIN_LENGTH ? [] : listCoreWords(word, language);
}

const splitLists = new Map<string, readonly string[]>();

function listWords(...lists: (string | undefined)[]): readonly string[] {
  const key = lists.join(' ');
  const known = splitLists.get(key) ?? key.split(' ').filter((word) => word !== '');
  splitLists.set(key, known);
  return known;
}

/** Drops words at both ends; one always remains. */
function dropWords(words: readonly string[], first: readonly string[], last: readonly string[]): readonly string[] {
  const isIn = (list: readonly string[], word = '') => list.includes(word.toLowerCase().replace(/\.$/, ''));
  let left = words;
  while (left.length > 1 && isIn(last, left.at(-1))) left = left.slice(0, -1);
  while (left.length > 1 && isIn(first, left[0])) left = left.slice(1);
  return left;
}
