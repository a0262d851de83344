import type { TextRange } from '../model/text-range.ts';

/** Scripts that write no spaces between words: any part of a text may be a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Finds a word in a sentence, in upper or lower case.
 *
 * @param spellings - The word and its forms. The longest one that occurs wins, and its first occurrence.
 */
export function findWordInSentence(sentence: string, spellings: readonly string[]): TextRange | undefined {
  const byLength = [...new Set(spellings)].filter((spelling) => spelling !== '').sort((a, b) => b.length - a.length);
  for (const spelling of byLength) {
    const found = toPattern(spelling).exec(sentence);
    if (found) return { start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}

function toPattern(spelling: string): RegExp {
  const escaped = spelling.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
  const isUnspaced = UNSPACED.test(spelling);
  return new RegExp(isUnspaced ? escaped : `(?<![\\p{L}\\p{M}\\p{N}])${escaped}(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
}
