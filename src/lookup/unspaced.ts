import { lazily } from '../language/lazily.ts';
import type { Segment } from '../language/segment.ts';
import type { Lead } from './lead.ts';

/** A stretch of the text; `end` is exclusive, both in UTF-16 code units. */
export interface Stretch {
  start: number;
  end: number;
}

/** Longest word with its ending that is looked for inside what the browser takes for words. */
const MAX_LENGTH = 12;

/** Written in syllables of letters with marks around them; a browser may take two short words for one. */
const SYLLABIC = lazily(() => /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u);
const IDEOGRAPHIC = lazily(() => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
const HIRAGANA = lazily(() => /\p{Script=Hiragana}/u);
const KANA = lazily(() => /^\p{Script=Hiragana}+$/u);
const CHARACTERS = lazily(() => /^\p{Script=Han}+$/u);

/** Whether the text at a place is in a script whose words are not spaced and whose browser segments are a guess. */
export function isUnspaced(text: string, offset: number): boolean {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  return IDEOGRAPHIC().test(character) || SYLLABIC().test(character);
}

/**
 * Finds stretches that end where the browser sees no end of a word. It takes 不知道 for one word, and cuts 行われた into 行 and われ
 * and た, though the verb's stem is 行わ.
 *
 * @param words - The pointed word with the words joined to it, in order.
 * @param pointed - Index of the pointed word among them.
 * @returns Stretches around `offset` that begin with it, with the pointed word, or, where that is an ending in kana, with a word
 *   before it. In Thai and its neighbours what the pointed word begins or ends with: Firefox takes น้ำเย็น for one word.
 */
export function findInnerStretches(
  text: string,
  words: readonly Segment[],
  pointed: number,
  offset: number,
): Stretch[] {
  const own = words[pointed];
  if (!own) return [];
  if (SYLLABIC().test(text.charAt(offset))) return findEnds(text, own, offset);
  const isEnding = HIRAGANA().test(text.charAt(own.start));
  const starts = new Set([own.start, offset]);
  if (isEnding) for (const { start } of words.slice(Math.max(0, pointed - 2), pointed)) starts.add(start);
  const last = words.at(-1)?.end ?? own.end;
  const stretches: Stretch[] = [];
  for (const start of starts) {
    for (let end = offset + 1; end <= Math.min(last, start + MAX_LENGTH); end += 1) {
      // Beyond the word only an ending in kana goes on; the characters after it begin another word.
      if (end > own.end && !HIRAGANA().test(text.charAt(end - 1))) break;
      if (isInsideCharacter(text, end)) continue;
      stretches.push({ start, end });
    }
  }
  return stretches;
}

/**
 * Finds what may be a Chinese word of which the browser has cut a part off: Firefox takes 将文件 for 将文 and 件.
 *
 * @returns Stretches of up to four characters around `offset`.
 */
export function findAcross(text: string, offset: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (let start = Math.max(0, offset - 3); start <= offset; start += 1) {
    for (let end = offset + 1; end <= Math.min(text.length, start + 4); end += 1) {
      if (CHARACTERS().test(text.slice(start, end))) stretches.push({ start, end });
    }
  }
  return stretches;
}

/**
 * How a word of Chinese characters is read is believed only of two kana or more that the browser takes for a word: て is not 手, and
 * も with the と behind it not 元. What has kana in its own spelling goes on in kana (`わからない` of 分かる). Where the browser takes は for
 * a word no longer one begins: not はい in `私はいつも`.
 *
 * @param word - What the browser takes for the pointed word.
 * @returns What a lead from the stretch accepts; nothing where that is every card.
 */
export function believeReading(text: string, stretch: Stretch, word: Stretch | undefined): Pick<Lead, 'accepts'> {
  const { start, end } = stretch;
  if (!word || !KANA().test(text.slice(start, end))) return {};
  if (start === word.start && end === word.end && end - start > 1) return {};
  if (start === word.start && end > word.end && text.slice(start, word.end) === 'は') return { accepts: () => false };
  return { accepts: ({ card: [, spelling] }) => !CHARACTERS().test(spelling) };
}

/** A letter alone is no word. */
const MIN_LENGTH = 2;

/** The parts of a word that hold a place and begin or end with the word; syllables are not taken apart. */
function findEnds(text: string, { start, end }: Stretch, offset: number): Stretch[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const places = Array.from(segmenter.segment(text.slice(start, end)), ({ index }) => start + index).slice(1);
  const stretches = places.map((place) => (place > offset ? { start, end: place } : { start: place, end }));
  return stretches.filter((stretch) => stretch.end - stretch.start >= MIN_LENGTH);
}

/** Whether a place is between the two halves of a character beyond the basic plane (𠮷). */
function isInsideCharacter(text: string, place: number): boolean {
  return (text.codePointAt(place - 1) ?? 0) > 0xffff;
}
