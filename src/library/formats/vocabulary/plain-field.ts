import { findCloze, stripCloze } from '../cloze.ts';
import { toPlainText } from '../html-text.ts';
import { FURIGANA, readWordLine, toLine } from './word-line.ts';

/** Longest meaning, reading or sentence that is taken, in UTF-16 code units. */
const MAX_FIELD_LENGTH = 1_000;

export interface WordField {
  /** Empty if the field has none. */
  word: string;
  reading?: string;
  /** Of a cloze note. */
  sentence?: string;
}

/** The visible text of a field, without cloze marks and furigana. */
export function toPlainField(field: string): string {
  return cut(toPlainText(stripCloze(field)).replace(FURIGANA, '$1'), MAX_FIELD_LENGTH);
}

/** Finds the word of a field: what a cloze asks for, or the first line. */
export function readWordField(field: string): WordField {
  const cloze = findCloze(field);
  const text = toPlainText(cloze ? cloze.word : field);
  const { line, word, reading } = readWordLine(text);
  return {
    word,
    ...(reading === line || reading === word ? {} : { reading }),
    ...(cloze && cloze.sentence !== cloze.word ? { sentence: toLine(toPlainField(cloze.sentence)) } : {}),
  };
}

/** Does not cut a character in two. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
