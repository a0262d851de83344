import { lazily } from '../language/lazily.ts';
import type { TextRange } from '../model/text-range.ts';

/** Letters of a word that may be one part of an abbreviation: `z. B.`, `т. е.`, `i.e.`. */
const MAX_PART_LENGTH = 3;

/** A full stop between two parts of an abbreviation. */
const STOP = /^\.[ \u00A0]?$/;
const INNER_STOP = lazily(() => /(?<=\p{L}\.)[ \u00A0]?(?=\p{L})/gu);
/** Text that continues a sentence after a full stop. */
const CONTINUES = lazily(() => /^\.[ \u00A0]?[\p{Ll}\p{N},;:)]/u);

/** Whether the text between two words may join them to one abbreviation. */
export function joinsAbbreviation(left: TextRange, gap: string): boolean {
  return left.end - left.start <= MAX_PART_LENGTH && STOP.test(gap);
}

/** @returns The range with the full stop after it; undefined where there is none. */
export function withStop(text: string, { start, end }: TextRange): TextRange | undefined {
  return text[end] === '.' ? { start, end: end + 1 } : undefined;
}

/**
 * Decides whether the full stop after a word may end the sentence, so that the word alone is the better reading: `no.` in
 * `He said no. Then` does not abbreviate "number".
 */
export function mayEndSentence(text: string, { end }: TextRange): boolean {
  return !CONTINUES().test(text.slice(end, end + 3));
}

/** Spellings of an abbreviation of several parts, the written one first: `z.B.` is also `z. B.`. */
export function listStopSpellings(written: string): string[] {
  if (!written.includes('.')) return [written];
  return [...new Set([written, written.replace(INNER_STOP(), ' '), written.replace(INNER_STOP(), '')])];
}
