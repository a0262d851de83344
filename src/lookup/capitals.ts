import type { KeyMatch } from '../store/content/word-search.ts';
import type { PointedWord } from './lead.ts';

/** Ends of sentences and beginnings of quotations: what follows has a capital whatever it is. */
const BEGINS = /(?:^|[.!?:…•·|]|["„“”«»‚‘’(–—-])\s*$/u;

/**
 * Whether a card can be meant by the capital of the written word. In German nouns have one and other words none, so that `Laufe` is
 * no verb and `laufen` no noun. Elsewhere every card fits.
 */
export function fitsCapital(
  { text, start, spelling, language }: Pick<PointedWord, 'text' | 'start' | 'spelling' | 'language'>,
  { word }: Pick<KeyMatch, 'word'>,
): boolean {
  if (language !== 'deu' || !/\p{Ll}/u.test(spelling)) return true;
  const isNoun = startsWithCapital(word);
  return startsWithCapital(spelling) ? isNoun || beginsSentence(text, start) : !isNoun;
}

/** Whether any word has a capital there, as at the start of a sentence. */
export function beginsSentence(text: string, start: number): boolean {
  return BEGINS.test(text.slice(0, start));
}

export function startsWithCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}
