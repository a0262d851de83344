import type { TextRange } from '../model/text-range.ts';

/** Least letters of a part. Shorter ones occur in too many words by chance, but a single Chinese or Japanese character is often a word. */
const MIN_PART_LENGTH = 3;
const IDEOGRAPHIC = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const MAX_PARTS = 4;
const MAX_LENGTH = 32;
const JOINT = /[\s\-'’·]/u;

/** Lists the ranges of a key that may be words on their own, at most about 500. */
export function listParts(key: string): Set<string> {
  const parts = new Set<string>();
  if (key.length > MAX_LENGTH) return parts;
  for (let start = 0; start < key.length; start++) {
    for (let end = start + 1; end <= key.length; end++) {
      const part = key.slice(start, end);
      if (part !== key && isLongEnough(part)) parts.add(part);
    }
  }
  return parts;
}

const isLongEnough = (part: string) => part.length >= (IDEOGRAPHIC.test(part) ? 1 : MIN_PART_LENGTH);

/**
 * Splits a key into known words, which hyphens, apostrophes or spaces may separate.
 *
 * @param isKnown - Whether a part is a word.
 * @returns At least two parts in order: the split with the fewest parts, and among those the one whose shortest part is longest. Empty if
 *   letters would be left over.
 */
export function splitWord(key: string, isKnown: (part: string) => boolean): string[] {
  /** The best split of the text before each offset. */
  const best: (TextRange[] | undefined)[] = [[]];
  for (let end = 1; end <= key.length; end++) {
    if (JOINT.test(key.charAt(end - 1))) {
      best[end] = best[end - 1];
      continue;
    }
    for (let start = 0; start < end; start++) {
      const before = best[start];
      const part = key.slice(start, end);
      if (!before || before.length >= MAX_PARTS || part === key || !isLongEnough(part) || !isKnown(part)) continue;
      const split = [...before, { start, end }];
      if (isBetter(split, best[end])) best[end] = split;
    }
  }
  const found = best[key.length] ?? [];
  return found.length < 2 ? [] : found.map(({ start, end }) => key.slice(start, end));
}

function isBetter(split: readonly TextRange[], other: readonly TextRange[] | undefined): boolean {
  if (!other || split.length !== other.length) return !other || split.length < other.length;
  const toShortest = (parts: readonly TextRange[]) => Math.min(...parts.map(({ start, end }) => end - start));
  return toShortest(split) > toShortest(other);
}
