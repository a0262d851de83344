import { lazily } from '../language/lazily.ts';
import type { TextRange } from '../model/text-range.ts';

/** Longest word that competes with its neighbours. A longer one hardly ever arises by chance. */
export const LONGEST_CUT_WORD = 4;
/** Characters on either side of the pointed one that influence the segmentation. */
const REACH = 6;

/** Cost of a character without a card, equal to that of a very rare word. */
export const UNKNOWN = toCost(200_000);
/** Cost of a character at the end of the window, which may belong to a word beyond it: a little more than a character costs on average. */
const BEYOND = 6;

/** Cost of a boundary that the browser does not see. The browser knows fewer words than the decks, but has seen more text. */
export const UNSEEN_END = 3;

const HAN = lazily(() => /\p{Script=Han}/u);

/** A range of text that is a word of a deck. */
export interface RankedRange extends TextRange {
  /** Rank of its card, 1 is first. A word that only a rule finds gets a later rank. */
  rank: number;
}

/** A run of Chinese characters around a position. */
export interface Window extends TextRange {
  /** Whether the run continues before the start and after the end. */
  continues: readonly [before: boolean, after: boolean];
}

/** Words and boundaries that decide the segmentation of a window. */
export interface CutEvidence {
  /** The ranges that are words. */
  words: readonly RankedRange[];
  /** Offsets in the text at which the browser sees a word begin or end. */
  ends: ReadonlySet<number>;
}

/** By Zipf's law: minus the logarithm of a word's share of text. */
export function toCost(rank: number): number {
  return Math.log(10 * (rank + 2.7));
}

/** @returns Undefined where the character is not Chinese. */
export function findWindow(text: string, offset: number): Window | undefined {
  const isHan = (at: number) => HAN().test(text.charAt(at));
  if (!isHan(offset)) return undefined;
  let [start, end] = [offset, offset + 1];
  while (offset - start < REACH && isHan(start - 1)) start -= 1;
  while (end - offset <= REACH && isHan(end)) end += 1;
  return { start, end, continues: [isHan(start - 1), isHan(end)] };
}

/** The ranges of a window that can be words. */
export function listRanges({ start, end }: TextRange): TextRange[] {
  const ranges: TextRange[] = [];
  for (let from = start; from < end; from += 1) {
    for (let to = from + 1; to <= Math.min(end, from + LONGEST_CUT_WORD); to += 1)
      ranges.push({ start: from, end: to });
  }
  return ranges;
}

/**
 * Segments a window into the commonest words that cover it: `和服务` becomes 和 and 服务, not 和服 and 务.
 *
 * Many branches because each position offers words, single characters and the edges of the window, which all compete for the same costs.
 *
 * @returns The word at `offset`; undefined if no word of the best segmentation covers it.
 */
export function findCutWord(window: Window, { words, ends }: CutEvidence, offset: number): TextRange | undefined {
  const { start, end, continues } = window;
  const best = new Map<number, { cost: number; word?: RankedRange; before?: number }>([[start, { cost: 0 }]]);
  const toEndCost = (at: number) => (at === end || ends.has(at) ? 0 : UNSEEN_END);
  const offer = (to: number, from: number, cost: number, word?: RankedRange) => {
    const known = best.get(to);
    if (!known || cost < known.cost) best.set(to, word ? { cost, word, before: from } : { cost, before: from });
  };
  for (let at = start; at < end; at += 1) {
    const cost = best.get(at)?.cost ?? 0;
    for (const word of words)
      if (word.start === at) offer(word.end, at, cost + toCost(word.rank) + toEndCost(word.end), word);
    const isBeyond = continues[0] && at < offset && at - start < LONGEST_CUT_WORD - 1 && isUncut(best, at);
    offer(at + 1, at, cost + (isBeyond ? BEYOND : UNKNOWN) + (isBeyond ? 0 : toEndCost(at + 1)));
    if (continues[1] && at > offset && end - at < LONGEST_CUT_WORD) offer(end, at, cost + BEYOND * (end - at));
  }
  for (let at = end; at > start; ) {
    const step = best.get(at);
    if (step?.word && step.word.start <= offset && offset < step.word.end) return step.word;
    at = step?.before ?? start;
  }
  return undefined;
}

/** Whether the best segmentation up to a position contains no word. */
function isUncut(best: ReadonlyMap<number, { word?: RankedRange; before?: number }>, offset: number): boolean {
  for (let at: number | undefined = offset; at !== undefined; at = best.get(at)?.before) {
    if (best.get(at)?.word) return false;
  }
  return true;
}
