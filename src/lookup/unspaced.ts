import { lazily } from '../language/lazily.ts';
import type { Segment } from '../language/plain-segments.ts';
import { getBasics } from '../languages/get-basics.ts';
import type { TextRange } from '../model/text-range.ts';
import type { KeyMatch } from '../store/content/read/word-search.ts';
import type { Lead } from './lead.ts';
import type { LoneRun } from './lone-run.ts';

/** Longest word, with its ending, to look for inside the browser's segments. */
const MAX_LENGTH = 12;

/** Scripts of syllables with marks around letters. A browser may merge two short words. */
const SYLLABIC = lazily(() => /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u);
const IDEOGRAPHIC = lazily(() => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
/** Signs for a long sound: 行こ〜. */
const LONG_SIGN = lazily(() => /[ー〜～]/u);
const STRETCHED_KANA = lazily(() => /[\p{Script=Hiragana}ー〜～゛゜\u3099\u309A]/u);
const KANA = lazily(() => /^\p{Script=Hiragana}+$/u);
const CHARACTERS = lazily(() => /^\p{Script=Han}+$/u);
const ANY_KATAKANA = lazily(() => /[\p{Script=Katakana}ー]/u);
/** Endings of verbs and adjectives. */
const INFLECTED = lazily(() => /[うくぐすつぬぶむるい]$/u);
const ANY_KANA = lazily(() => /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u);

/** Whether the script at a position has no spaces between words, so that the browser's segments are a guess. */
export function isUnspaced(text: string, offset: number): boolean {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  if (LONG_SIGN().test(character)) return offset > 0 && isUnspaced(text, offset - 1);
  return IDEOGRAPHIC().test(character) || SYLLABIC().test(character);
}

/** Whether a range has a sign for a long sound. */
export const isStretched = (spelling: string) => LONG_SIGN().test(spelling);

/**
 * Finds ranges that end where the browser sees no boundary. It treats 不知道 as one word and splits 行われた into 行, われ and た,
 * although the verb's stem is 行わ.
 *
 * @param words - The pointed word with the words joined to it, in order.
 * @param pointed - Index of the pointed word among them.
 * @returns Ranges around `offset` that begin at it, at the pointed word or, if that is an ending in kana, at a word before it. In Thai
 *   and related scripts, beginnings and ends of the pointed word: Firefox treats น้ำเย็น as one word.
 */
export function findInnerRanges(text: string, words: readonly Segment[], pointed: number, offset: number): TextRange[] {
  const own = words[pointed];
  if (!own) return [];
  if (SYLLABIC().test(text.charAt(offset))) return findEnds(text, own, offset);
  const isEnding = STRETCHED_KANA().test(text.charAt(own.start));
  const starts = new Set([own.start, offset]);
  for (const start of findStretchedStarts(text, words, offset)) starts.add(start);
  if (isEnding) for (const { start } of words.slice(Math.max(0, pointed - 2), pointed)) starts.add(start);
  let last = words.at(-1)?.end ?? own.end;
  // Browsers split kana that they do not know at each letter: い|ら|っ|し|ゃ|ら|ない.
  while (last - offset < MAX_LENGTH && STRETCHED_KANA().test(text.charAt(last))) last += 1;
  const ranges: TextRange[] = [];
  for (const start of starts) {
    for (let end = offset + 1; end <= Math.min(last, start + MAX_LENGTH); end += 1) {
      // Beyond the word only an ending in kana continues it. Other characters begin another word.
      if (end > own.end && !STRETCHED_KANA().test(text.charAt(end - 1))) break;
      if (isInsideCharacter(text, end)) continue;
      ranges.push({ start, end });
    }
  }
  return ranges;
}

/** Longest stretched word that browsers split at every kana: す|ご|ー|い. */
const MAX_STRETCHED = 7;

/** Starts of words before the pointer, in a run of kana with a long sound. */
function findStretchedStarts(text: string, words: readonly Segment[], offset: number): number[] {
  let first = offset;
  while (first > 0 && offset - first < MAX_STRETCHED && STRETCHED_KANA().test(text.charAt(first - 1))) first -= 1;
  let end = offset;
  while (STRETCHED_KANA().test(text.charAt(end))) end += 1;
  if (!LONG_SIGN().test(text.slice(first + 1, end))) return [];
  return words.map(({ start }) => start).filter((start) => first <= start && start < offset);
}

/**
 * Finds possible Chinese words across the browser's boundaries: Firefox splits 将文件 into 将文 and 件.
 *
 * @returns Ranges of up to four characters around `offset`.
 */
export function findAcross(text: string, offset: number): TextRange[] {
  const ranges: TextRange[] = [];
  for (let start = Math.max(0, offset - 3); start <= offset; start += 1) {
    for (let end = offset + 1; end <= Math.min(text.length, start + 4); end += 1) {
      if (CHARACTERS().test(text.slice(start, end))) ranges.push({ start, end });
    }
  }
  return ranges;
}

/**
 * Accepts kana as the reading of a word in kanji only if the browser sees a word of two or more kana, or if they stand alone: て is not 手, and
 * もと is not 元. A word spelt partly in kana may continue in kana (`わからない` for 分かる). If the browser sees は as a word, no longer word begins there:
 * not はい in `私はいつも`.
 *
 * @param word - The browser's segment at the pointer.
 * @returns The condition on a lead from the range; nothing if every card is accepted.
 */
export function believeReading(text: string, range: LoneRun, word: TextRange | undefined): Pick<Lead, 'accepts'> {
  const { start, end } = range;
  if (!word || !KANA().test(text.slice(start, end)) || range.isAlone) return {};
  if (start === word.start && end === word.end && end - start > 1) return {};
  if (start === word.start && end > word.end && text.slice(start, word.end) === 'は') return { accepts: () => false };
  return { accepts: ({ card: [, spelling] }) => !CHARACTERS().test(spelling) };
}

/** Whether a word is hiragana, so that it may be how another word is read. */
export const isReadable = ({ wordKey }: Pick<Lead, 'wordKey'>) => KANA().test(wordKey);

export const isIdeograph = (character: string) => CHARACTERS().test(character);

/** Whether a word ends as verbs and adjectives do. */
export const isInflected = (word: string) => INFLECTED().test(word);

/** A lead to a word in kana that also accepts a word in kanji which is read so, with the same ending: 飲む for のむ. */
export function acceptReading(lead: Lead): Lead {
  if (!isReadable(lead)) return lead;
  return { ...lead, accepts: (match) => lead.accepts?.(match) !== false || isReading(lead.wordKey, match) };
}

const isReading = (kana: string, { key, card: [, word] }: KeyMatch) => {
  const ending = /\p{Script=Han}(\p{Script=Hiragana}+)$/u.exec(word)?.[1];
  return key === kana && ending !== undefined && kana.endsWith(ending);
};

/** A word with a rank up to this overrules the browser's boundaries. */
const COMMON_CARDS = 2000;

/**
 * Decides which cards a range of Japanese text may find as written, in addition to `believeReading`:
 *
 * - A character beside another one is not a form of a verb: 来 in 来年 is not of 来る.
 * - A short piece of a longer word in katakana is not a word: プリ in プリースト.
 * - Kana beyond the pointed word that end inside another are a common word (すべき), or none: 見|た|こと has no いたこ.
 */
export function believeBorders(
  text: string,
  { start, end }: TextRange,
  words: readonly TextRange[],
): Pick<Lead, 'accepts'> {
  const spelling = text.slice(start, end);
  if (end - start === 1 && CHARACTERS().test(spelling)) {
    const isAlone = ![text.charAt(start - 1), text.charAt(end)].some((beside) => CHARACTERS().test(beside));
    if (isAlone) return {};
    return {
      accepts: ({ card: [, word], deck }) =>
        word === spelling || !getBasics(deck.from.iso639_3).usesKana || (KANA().test(word) && !INFLECTED().test(word)),
    };
  }
  const isCut = words.some((word) => word.start === start) && words.some((word) => word.end === end);
  if (!isCut && isPieceOfKatakana(text, { start, end })) return { accepts: () => false };
  const isAcross =
    KANA().test(spelling) && words.some((word) => start < word.start && word.start < end && end < word.end);
  return isAcross ? { accepts: ({ card: [rank] }) => rank <= COMMON_CARDS } : {};
}

/**
 * Decides whether a range with katakana may be another spelling of a word in hiragana: only a whole run of katakana, and only of a word
 * that is written in kana (ダメ, ハマった). アンド is not 安堵, nor バン in バンド 晩.
 *
 * @param lead - A lead that a rule has made from the range.
 */
export function believeKatakana(text: string, { start, end }: TextRange, lead: Lead): Lead | undefined {
  const spelling = text.slice(start, end);
  const isRespelt = ANY_KATAKANA().test(spelling) && !lead.wordKey.startsWith(toRun(spelling));
  if (!isRespelt || isSpelledOut(spelling, lead.wordKey)) return lead;
  if (ANY_KATAKANA().test(text.charAt(start - 1)) && ANY_KATAKANA().test(spelling.charAt(0))) return undefined;
  if (ANY_KATAKANA().test(text.charAt(end)) && ANY_KATAKANA().test(spelling.slice(-1))) return undefined;
  return { ...lead, accepts: (match) => ANY_KANA().test(match.card[1]) && (lead.accepts?.(match) ?? true) };
}

/** Least letters of a Japanese word in katakana whose long vowels are written out: オーサカ is おおさか, but コーラ is not こおら. */
const SHORTEST_SPELLED_OUT = 4;

/** Whether a lead writes out all long vowels, which only Japanese words have so: オーサカ is 大阪. */
const isSpelledOut = (spelling: string, key: string) =>
  spelling.length >= SHORTEST_SPELLED_OUT && spelling.includes('ー') && KANA().test(key);

/** English plural in a loan word: ハンターズ. */
const PLURAL = /^[スズ]$/u;
/** Least letters of each of two joined loan words. */
const SHORTEST_LOANWORD = 3;

function isPieceOfKatakana(text: string, { start, end }: TextRange): boolean {
  const own = toRun(text.slice(start, end));
  if (own.length !== end - start || own === '') return false;
  const before = /[\p{Script=Katakana}ー]*$/u.exec(text.slice(0, start))?.[0] ?? '';
  const after = toRun(text.slice(end));
  const isJoined = (rest: string) => rest === '' || rest.length >= SHORTEST_LOANWORD;
  if (before === '' && after === '') return false;
  if (own.length < SHORTEST_LOANWORD || /^[ーァィゥェォッャュョンヮ]/u.test(after) || own.startsWith('ー')) return true;
  return !isJoined(before) || !(isJoined(after) || PLURAL.test(after));
}

/** The katakana at the start of a range. */
const toRun = (spelling: string) => /^[\p{Script=Katakana}ー]*/u.exec(spelling)?.[0] ?? '';

/** Most syllables of a word. Firefox knows no Lao and takes a whole sentence for one. */
const LONGEST_SYLLABIC_WORD = 8;

/** All ranges around an offset whose ends are among the given ones, in order. */
function listAround(offsets: readonly number[], offset: number): TextRange[] {
  const after = offsets.findIndex((each) => each > offset);
  const starts = offsets.slice(Math.max(0, after - LONGEST_SYLLABIC_WORD), after);
  const ends = offsets.slice(after, after + LONGEST_SYLLABIC_WORD);
  return starts.flatMap((start) => ends.map((end) => ({ start, end })));
}

/** A single letter is not a word. */
const MIN_LENGTH = 2;

/** Beginnings and ends of a word that contain a position. Syllables are not split. */
function findEnds(text: string, { start, end }: TextRange, offset: number): TextRange[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const boundaries = Array.from(segmenter.segment(text.slice(start, end)), ({ index }) => start + index).slice(1);
  const inner =
    boundaries.length < LONGEST_SYLLABIC_WORD
      ? []
      : listAround([start, ...boundaries, end], offset).filter((range) => range.start !== start || range.end !== end);
  const ends = boundaries.map((boundary) => (boundary > offset ? { start, end: boundary } : { start: boundary, end }));
  const ranges = [...ends, ...inner];
  return ranges.filter((range) => range.end - range.start >= MIN_LENGTH);
}

/** Whether an offset splits a surrogate pair (𠮷). */
function isInsideCharacter(text: string, offset: number): boolean {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff;
}
