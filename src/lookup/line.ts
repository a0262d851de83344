/** Points at which a text may change its language: the end of a sentence (not after a single letter, "d.h."), a quotation, a bracket. */
const ENDS = /(?<!(?<!\p{L})\p{L})[.!?…:;]["»”)]*\s+|[\n|•·«»“”„"()[\]{}]|\s[–—-]\s/gu;
/** Least length of a line. A shorter one is replaced by the whole text. */
const MIN_LENGTH = 24;

/**
 * Finds the part of a text that decides a word's language: its sentence or quotation, or the whole text if that is short.
 *
 * @param offset - Offset of the word, in UTF-16 code units.
 */
export function findLine(text: string, offset: number): string {
  let start = 0;
  let end = text.length;
  for (const { 0: sign, index } of text.matchAll(ENDS)) {
    if (index <= offset) start = Math.min(offset, index + sign.length);
    else {
      end = index;
      break;
    }
  }
  const line = text.slice(start, end).trim();
  return line.length < MIN_LENGTH ? text.trim() : line;
}
