import type { TextRange } from '../model/text-range.ts';
import { toWordKey } from './normalise.ts';

/** The pointed word with the text around it. */
export interface PointedWord extends TextRange {
  text: string;
  /** Offset of the pointed character. */
  offset: number;
  /** As written. */
  spelling: string;
  /** Word key of the spelling in the language of the rules. */
  key: string;
  /** ISO 639-3 code, as `toLanguageCode` returns it: the text's language or, if unknown, the deck's. */
  language: string;
}

/** Creates the pointed word from two offsets of a text. */
export function pointAt(text: string, { start, end }: TextRange, offset: number, language: string): PointedWord {
  const spelling = text.slice(start, end);
  return { text, offset, start, end, spelling, key: toWordKey(spelling, language), language };
}
