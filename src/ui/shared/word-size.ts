/** Lengths in UTF-16 code units above which a word uses a smaller font, so that it fits into a few lines. */
const WORD_SIZES = [
  { from: 120, size: 'endless' },
  { from: 26, size: 'long' },
  { from: 13, size: 'medium' },
] as const;

/** Font size of a word. */
export function findWordSize(word: string): (typeof WORD_SIZES)[number]['size'] | 'short' {
  return WORD_SIZES.find(({ from }) => word.length >= from)?.size ?? 'short';
}
