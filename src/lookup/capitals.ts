import type { PointedWord } from '../language/pointed-word.ts';
import { getBasics } from '../languages/get-basics.ts';
import type { KeyMatch } from '../store/content/read/word-search.ts';

/** Ends of sentences and starts of quotations. Any word that follows has a capital. */
const BEGINS = '.!?:…•·|"„“”«»‚‘’(–—-';

/**
 * Decides whether the capitalisation of the written word allows a card. German capitalises nouns and nothing else, so `Laufe` is not a
 * verb and `laufen` is not a noun. In other languages every card fits.
 */
export function fitsCapital(
  { text, start, spelling, language }: Pick<PointedWord, 'text' | 'start' | 'spelling' | 'language'>,
  { word }: Pick<KeyMatch, 'word'>,
): boolean {
  if (!getBasics(language).capitalisesNouns || !/\p{Ll}/u.test(spelling)) return true;
  const isNoun = startsWithCapital(word);
  return startsWithCapital(spelling) ? isNoun || beginsSentence(text, start) : !isNoun;
}

/** Whether every word has a capital at this position, as at the start of a sentence. */
export function beginsSentence(text: string, start: number): boolean {
  // At the very start nothing stands before it, which is in each string.
  return BEGINS.includes(text.slice(0, start).trimEnd().slice(-1));
}

export function startsWithCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}
