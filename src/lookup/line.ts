/** Where a text may change its language: at the end of a sentence, not behind a single letter ("d.h."), around a quotation, in brackets. */
const ENDS = /(?<!(?<!\p{L})\p{L})[.!?…:;]["»”)]*\s+|[\n|•·«»“”„"()[\]{}]|\s[–—-]\s/gu;
/** A shorter line is not enough: then it is all of the text. */
const MIN_LENGTH = 24;

/**
 * Finds the part of a text that a word's language is told by: its sentence or quotation, or all of the text if that is short.
 *
 * @param offset - Of the word, in UTF-16 code units.
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
