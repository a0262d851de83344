import { lazily } from '../language/lazily.ts';
import { toFoldedKey, toWordKey } from '../language/normalise.ts';
import type { Segment } from '../language/plain-segments.ts';
import { segmentWords } from '../language/segment.ts';
import { getBasics } from '../languages/get-basics.ts';
import type { TextRange } from '../model/text-range.ts';
import { joinsAbbreviation, listStopSpellings, mayEndSentence, withStop } from './abbreviations.ts';
import { findLoneRuns, type LoneRun } from './lone-run.ts';
import { findAcross, findInnerRanges, isStretched, isUnspaced } from './unspaced.ts';

/** Most words of a phrase ("at the end of the day"). */
const MAX_PHRASE_WORDS = 6;
/** The same in what a browser takes for words of Japanese: 去る|者|は|日々|に|疎|し. */
const MAX_PHRASE_PIECES = 10;

/** Separators between the words of one phrase: spaces, a hyphen, an apostrophe, a dot between loanwords, or nothing in scripts without spaces. */
const JOINT =
  /^(\s{0,4}|\s?[-\u2010\u2011\u05BE'`\u00B4\u2018\u2019\u02BC\u2032\uFF07]\s?|[\u30FB\uFF65\u0F0B\u0F0C\u00AD\u200B])$/;

/** Signs between katakana: dots of other sets of characters, and dashes that are typed for a long sound. */
const KATAKANA_JOINT = lazily(() => /^[\p{Script=Katakana}ー][·‧•―—━]\p{Script=Katakana}$/u);

/** A range of the text that may be in a deck. */
export interface Candidate extends LoneRun {
  /** Key of the range as written, and the one without case and diacritics. */
  wordKey: string;
  foldedKey: string;
  /** Word key by the rules of one language; present if the text's language is unknown. */
  keyIn?: (language: string) => string;
  /** Whether this is the word with a full stop that may also end the sentence. Looked up after the word alone. */
  mayEndSentence?: true;
  /** Whether this is a phrase of so many words that only cards that are written so are looked for. */
  isLong?: true;
}

type MarkedRange = LoneRun & Pick<Candidate, 'mayEndSentence' | 'isLong'>;

/**
 * Finds the ranges of a text that hold the word at `offset`: phrases of several words and the word itself.
 *
 * @param offset - Position of a character, in UTF-16 code units.
 * @param language - ISO 639-3 code; undefined when unknown.
 * @returns Longest first; with the same number of words, the earlier first. In scripts without spaces also ranges that end inside
 *   a segment of the browser; of the same length, the one that begins at `offset` comes first. Last, in Chinese, ranges across
 *   segments. Empty if there is no word.
 */
export function findCandidates(text: string, offset: number, language: string | undefined): Candidate[] {
  const segments = segmentWords(text, language);
  const pointed = segments.findIndex(({ start, end, isWord }) => isWord && start <= offset && offset < end);
  if (pointed < 0) return [];
  const { crossesBreaks, usesKana } = getBasics(language ?? '');
  const most = usesKana ? MAX_PHRASE_PIECES : MAX_PHRASE_WORDS;
  const before = collectJoined(text, segments, pointed, { step: -1, most });
  const after = collectJoined(text, segments, pointed, { step: 1, most });
  const own = segments[pointed] as Segment;
  const words = [...before.reverse(), own, ...after];
  const ranges = listPhrases(words, before.length, most);
  ranges.splice(-1, 0, ...findShortened(text, own));
  const ordered: MarkedRange[] = isUnspaced(text, offset)
    ? orderByLength(text, [...ranges, ...findInnerRanges(text, words, before.length, offset)], offset)
    : ranges.flatMap((range) => [...findStopped(text, range), ...findDotted(text, range), range]);
  // Behind what the browser takes for words, but before a character that it takes for a part of one.
  const index = own.end - own.start > 1 ? -1 : ordered.length;
  if (usesKana) ordered.unshift(...findLoneRuns(text, offset));
  if (crossesBreaks && !usesKana) ordered.splice(index, 0, ...orderByLength(text, findAcross(text, offset), offset));
  // Japanese characters of one word may lie in two for the browser, too: 安|心して.
  if (crossesBreaks && usesKana) {
    const single = ordered.findIndex(({ start, end }) => end - start === 1);
    const ranges = findAcross(text, offset).filter(({ start, end }) => end - start > 1);
    ordered.splice(single < 0 ? ordered.length : single, 0, ...orderByLength(text, ranges, offset));
  }
  return ordered.flatMap(({ start, end, ...flags }) =>
    listStopSpellings(text.slice(start, end)).flatMap((spelling) => {
      const wordKey = toWordKey(spelling, language);
      if (wordKey === '') return [];
      const candidate: Candidate = { start, end, wordKey, foldedKey: toFoldedKey(spelling, language), ...flags };
      return [language === undefined ? { ...candidate, keyIn: (own) => toWordKey(spelling, own) } : candidate];
    }),
  );
}

/** Lists the phrases that hold a word, and the word itself. @param pointed - Its index. @param most - Most words of a phrase. */
function listPhrases(words: readonly TextRange[], pointed: number, most: number): MarkedRange[] {
  const ranges: MarkedRange[] = [];
  for (let length = Math.min(most, words.length); length > 0; length--) {
    const lastStart = Math.min(pointed, words.length - length);
    for (let first = Math.max(0, pointed - length + 1); first <= lastStart; first++) {
      const start = words[first]?.start ?? 0;
      const end = words[first + length - 1]?.end ?? 0;
      ranges.push({ start, end, ...(length > MAX_PHRASE_WORDS ? { isLong: true } : {}) });
    }
  }
  return ranges;
}

/** The range with the full stop after it, as abbreviations stand in a deck: `bzw.`, `z. B.`. */
function findStopped(text: string, range: TextRange): MarkedRange[] {
  const stopped = withStop(text, range);
  if (!stopped) return [];
  const isOneWord = !/[\s.]/.test(text.slice(range.start, range.end));
  return [isOneWord && mayEndSentence(text, range) ? { ...stopped, mayEndSentence: true } : stopped];
}

/** The range with the dot behind its last syllable, as Tibetan words stand in many decks: བོད་ཡིག་. */
const findDotted = (text: string, { start, end }: TextRange): TextRange[] =>
  text.charAt(end) === '\u0F0B' ? [{ start, end: end + 1 }] : [];

/** The word with an apostrophe for omitted letters at its end or start (`po'`, `'n`), which browsers do not count as part of it. */
function findShortened(text: string, { start, end }: TextRange): TextRange[] {
  const shortened = [
    { start, end: end + 1 },
    { start: start - 1, end },
  ];
  return shortened.filter((own) => toWordKey(text.charAt(own.end > end ? end : own.start), undefined) === "'");
}

function orderByLength(text: string, ranges: readonly MarkedRange[], offset: number): MarkedRange[] {
  const unique = new Map(ranges.map((range) => [`${range.start} ${range.end}`, range]));
  return [...unique.values()].sort(
    (a, b) =>
      b.end - b.start - (a.end - a.start) ||
      // In 行こ〜よ the word begins before the kana at the pointer.
      (isStretched(text.slice(a.start, a.end)) ? a.start - b.start : 0) ||
      Number(b.start === offset) - Number(a.start === offset) ||
      a.start - b.start,
  );
}

/** Collects the words beside a word, nearest first, as far as a phrase may reach. */
function collectJoined(
  text: string,
  segments: readonly Segment[],
  from: number,
  { step, most }: { step: 1 | -1; most: number },
): Segment[] {
  const words: Segment[] = [];
  let near = segments[from];
  for (let index = from + step; words.length < most - 1; index += step) {
    const segment = segments[index];
    if (!segment || !near) break;
    if (!segment.isWord) continue;
    const gap = step > 0 ? text.slice(near.end, segment.start) : text.slice(segment.end, near.start);
    if (!isJoint(text, gap, step > 0 ? segment : near) && !joinsAbbreviation(step > 0 ? near : segment, gap)) break;
    words.push(segment);
    near = segment;
  }
  return words;
}

/** Whether a gap joins two words. @param next - The second of them. */
const isJoint = (text: string, gap: string, { start }: TextRange) =>
  JOINT.test(gap) || (gap.length === 1 && KATAKANA_JOINT().test(text.slice(start - 2, start + 1)));
