import { findCloze } from '../../src/library/formats/cloze.ts';
import { stripHtml } from '../../src/library/formats/strip-html.ts';
import { MAX_VOCABULARY_WORD_LENGTH, readWordLine } from '../../src/library/formats/vocabulary/word-line.ts';

/** The names of characters that Anki writes. All names of HTML would make the script six times as large. */
const NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
};

const decode = (text: string) =>
  text.replace(/&(?:#(\d{1,6})|([a-z]+));/g, (whole, code?: string, name = '') =>
    code === undefined ? (NAMES[name] ?? whole) : String.fromCodePoint(Number(code)),
  );

/** The word of a field of Anki, as an import reads it. A text that is too long, or without a letter, is no word. */
export function toWord(field: string): string {
  const { word } = readWordLine(stripHtml(findCloze(field)?.word ?? field, decode));
  return word.length > MAX_VOCABULARY_WORD_LENGTH || !/[\p{L}\p{N}]/u.test(word) ? '' : word;
}
