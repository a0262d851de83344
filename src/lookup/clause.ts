import { lazily } from '../language/lazily.ts';
/** A word of a clause; `end` is exclusive. */
export interface ClauseWord {
  start: number;
  end: number;
  /** In lower case. */
  text: string;
}

/** Where a clause ends: at punctuation, a dash with spaces, a quotation mark. An abbreviation's full stop counts too: it is rare. */
const EDGE = /[.!?;:,…–—()[\]"«»„“”‟]/u;
const WORD = lazily(() => /[\p{L}\p{M}\p{N}'’\u00AD-]+/gu);

/** Finds the words of the clause that a place of the text lies in, in order. */
export function findClause(text: string, offset: number): ClauseWord[] {
  let start = offset;
  while (start > 0 && !EDGE.test(text.charAt(start - 1))) start -= 1;
  let end = offset;
  while (end < text.length && !EDGE.test(text.charAt(end))) end += 1;
  return Array.from(text.slice(start, end).matchAll(WORD()), ({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
    text: word.toLowerCase(),
  }));
}
