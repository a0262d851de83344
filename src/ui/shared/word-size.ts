/** Lengths in UTF-16 code units from which a word is set smaller, so that it keeps to a few lines. */
const WORD_SIZES = [
  { from: 120, size: 'endless' },
  { from: 26, size: 'long' },
  { from: 13, size: 'medium' },
] as const;

/** How large a word is set. */
export function findWordSize(word: string): (typeof WORD_SIZES)[number]['size'] | 'short' {
  return WORD_SIZES.find(({ from }) => word.length >= from)?.size ?? 'short';
}
