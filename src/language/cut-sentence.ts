import { MAX_SCAN_LENGTH } from '../model/limits.ts';
import type { TextRange } from '../model/text-range.ts';
import { createSegmenter } from './create-segmenter.ts';

/** Text that was gathered around a glyph of a page. */
export interface GatheredText {
  text: string;
  /** Of the glyph. */
  offset: number;
  /** As the page writes it. */
  language?: string | undefined;
}

/** Letters that are gathered on each side of the glyph. */
const REACH = MAX_SCAN_LENGTH / 2;

/**
 * Extracts the sentence that contains a part of a gathered text. An ellipsis marks a sentence that goes beyond the text.
 *
 * @returns `undefined` for a word on its own.
 */
export function cutSentence({ text, offset, language }: GatheredText, { start, end }: TextRange): string | undefined {
  const ends = findEnds(text, language);
  const first = ends.findLast((each) => each <= start) ?? 0;
  const last = ends.find((each) => each >= end) ?? text.length;
  let sentence = text.slice(first, last);
  if (last === text.length && text.length - offset >= REACH - 1) sentence = dropPartAtEnd(sentence);
  if (first === 0 && offset >= REACH - 1) sentence = dropPartAtStart(sentence);
  const trimmed = sentence.trim();
  return trimmed === text.slice(start, end) ? undefined : trimmed;
}

/** Cuts a text into its sentences, each with the white space after it. */
export function listSentences(text: string, language: string | undefined): TextRange[] {
  const ends = findEnds(text, language);
  return ends.map((end, index) => ({ start: ends[index - 1] ?? 0, end }));
}

/**
 * A full stop that does not end a sentence: of an initial ("J. Doe"), a title ("Mr.", "Sra."), or another short word without vowels ("bzw.",
 * "np."), unless that is the unit of a number ("5 km.").
 */
const ABBREVIATION =
  /(?<![\p{L}\d])(?:(?<!\d\s?)(?:(?![IЯя])\p{L}|[^\P{L}aeiouyAEIOUаеиоуыэюяАЕИОУ\u00C0-\u0217]{2,4}(?<=\p{Ll}))|[Pp]rof|Sra|Mme|Sig|Dott|ca|av|ul|Mio|mln|млн|Mi?rd)\.\s*$/u;
/** A number before a full stop: "am 3. Mai". */
const ORDINAL = /(?<!\d)\d{1,2}\.\s*$/;
/** Languages with decks that write ordinals so. */
const WITH_ORDINALS = /^(?:de|pl|da|n[bno]|fi|cs|hu|tr)\b/;

/** Offsets at which sentences end, after the trailing white space. */
function findEnds(text: string, language: string | undefined): number[] {
  return Array.from(
    createSegmenter(language, 'sentence').segment(text),
    ({ index, segment }) => index + segment.length,
  ).filter((end) => {
    const before = text.slice(0, end);
    return !ABBREVIATION.test(before) && !(WITH_ORDINALS.test(language ?? '') && ORDINAL.test(before));
  });
}

/** Part of a word at a truncated end. Scripts without spaces keep it. */
const dropPartAtEnd = (text: string) => `${text.replace(/\s\S{0,40}$/, '')} …`;
const dropPartAtStart = (text: string) => `… ${text.replace(/^\S{0,40}\s/, '')}`;
