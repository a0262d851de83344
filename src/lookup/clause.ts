import { lazily } from '../language/lazily.ts';

/** A word of a clause; `end` is exclusive. */
export interface ClauseWord {
  start: number;
  end: number;
  /** In lower case. */
  text: string;
}

/** End of a clause: punctuation, a spaced dash, a quotation mark. The full stop of an abbreviation also counts, because it is rare. */
const EDGE = /[.!?;:,…–—()[\]"«»„“”‟]/u;
const WORD = lazily(() => /[\p{L}\p{M}\p{N}'’\u00AD-]+/gu);

/** Finds the words of the clause around a position, in order. */
export function findClause(text: string, offset: number): ClauseWord[] {
  const before = text.slice(0, offset).split(EDGE).at(-1) ?? '';
  const [after = ''] = text.slice(offset).split(EDGE, 1);
  const start = offset - before.length;
  return Array.from((before + after).matchAll(WORD()), ({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
    text: word.toLowerCase(),
  }));
}
