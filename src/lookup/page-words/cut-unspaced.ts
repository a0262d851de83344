import { toWordKey } from '../../language/normalise.ts';
import { segmentWords } from '../../language/segment.ts';
import type { TextRange } from '../../model/text-range.ts';
import { type RankedRange, toCost, UNKNOWN, UNSEEN_END } from '../frequency-cut.ts';
import { isUnspaced } from '../unspaced.ts';

/** Finds the rank of the commonest card of each key; undefined for a key without a card. */
export type FindRanks = (
  language: string,
  keys: ReadonlySet<string>,
) => Promise<ReadonlyMap<string, number | undefined>>;

/** Longest word that is looked for, with its ending. */
const MAX_LENGTH = 8;
const KATAKANA = /^[ァ-ヺー]{2}$/;

/**
 * Cuts the parts of texts that have no spaces into the commonest words that cover them. A stretch that no source has keeps the browser's cuts.
 *
 * @param language - ISO 639-3 code.
 * @returns For each text, the words of those parts, in order.
 */
export async function cutUnspaced(
  texts: readonly string[],
  language: string,
  findRanks: FindRanks,
): Promise<TextRange[][]> {
  const runs = texts.map(findRuns);
  const keyOf = (text: string, { start, end }: TextRange) => toWordKey(text.slice(start, end), language);
  const ranges = runs.map((ofText) => ofText.map(listRanges));
  const keys = new Set(
    ranges.flatMap((ofText, index) => ofText.flat().map((range) => keyOf(texts[index] ?? '', range))),
  );
  if (keys.size === 0) return texts.map(() => []);
  const ranks = await findRanks(language, keys);
  return texts.map((text, index) => {
    const borders = new Set(segmentWords(text, language).flatMap(({ start, end }) => [start, end]));
    return (runs[index] ?? []).flatMap((run, place) => {
      const words = (ranges[index]?.[place] ?? []).flatMap((range): RankedRange[] => {
        const rank = ranks.get(keyOf(text, range));
        const isTorn = [range.start, range.end].some((at) => isInKatakana(text, at) && !borders.has(at));
        return rank === undefined || isTorn ? [] : [{ ...range, rank }];
      });
      return cutRun(run, words, borders);
    });
  });
}

/** Short words fit into many a loanword by chance: アク and ト into アクト. */
const isInKatakana = (text: string, at: number) => KATAKANA.test(text.slice(at - 1, at + 1));

/** Stretches without spaces or signs. */
function findRuns(text: string): TextRange[] {
  const runs: TextRange[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!isUnspaced(text, at)) continue;
    const last = runs.at(-1);
    if (last?.end === at) last.end = at + 1;
    else runs.push({ start: at, end: at + 1 });
  }
  return runs;
}

function listRanges({ start, end }: TextRange): TextRange[] {
  const ranges: TextRange[] = [];
  for (let from = start; from < end; from += 1) {
    for (let to = from + 1; to <= Math.min(end, from + MAX_LENGTH); to += 1) ranges.push({ start: from, end: to });
  }
  return ranges;
}

interface Step {
  cost: number;
  before: number;
  isWord: boolean;
}

/** @param borders - Where the browser sees a word begin or end. */
function cutRun({ start, end }: TextRange, words: readonly RankedRange[], borders: ReadonlySet<number>): TextRange[] {
  const steps = new Map<number, Step>([[start, { cost: 0, before: start, isWord: false }]]);
  const offer = (to: number, step: Step) => {
    const cost = step.cost + (to === end || borders.has(to) ? 0 : UNSEEN_END);
    if (cost < (steps.get(to)?.cost ?? Number.POSITIVE_INFINITY)) steps.set(to, { ...step, cost });
  };
  let next = 0;
  for (let at = start; at < end; at += 1) {
    const cost = steps.get(at)?.cost ?? 0;
    for (; words[next]?.start === at; next += 1) {
      const word = words[next];
      if (word) offer(word.end, { cost: cost + toCost(word.rank), before: at, isWord: true });
    }
    offer(at + 1, { cost: cost + UNKNOWN, before: at, isWord: false });
  }
  const found: TextRange[] = [];
  for (let at = end; at > start; ) {
    const { before, isWord } = steps.get(at) ?? { before: start, isWord: false };
    const after = found.at(-1);
    const isSame = !isWord && after?.start === at && !borders.has(at) && !words.some((word) => isOf(word, after));
    if (isSame) after.start = before;
    else found.push({ start: before, end: at });
    at = before;
  }
  return found.toReversed();
}

const isOf = (word: TextRange, range: TextRange) => word.start === range.start && word.end === range.end;
