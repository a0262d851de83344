import type { ShareOf } from '../meanings/translate.ts';

/** A share for words that no frequency list holds. */
export const UNKNOWN_SHARE = 1e-8;

/**
 * How common words are, by their shares of running text: in the class asked for where that is known (`run<tab>v`), otherwise in all classes
 * together. A phrase counts as much rarer than its rarest word.
 */
export function toShareOf(shares: ReadonlyMap<string, number>): ShareOf {
  return (text, pos) => {
    const words = text.toLowerCase().split(' ');
    if (words.length === 1)
      return shares.get(`${text.toLowerCase()}\t${pos}`) ?? shares.get(text.toLowerCase()) ?? UNKNOWN_SHARE;
    return Math.max(UNKNOWN_SHARE, Math.min(...words.map((word) => shares.get(word) ?? UNKNOWN_SHARE)) / 30);
  };
}
