import type { LookupResult } from '../model/lookup.ts';
import type { TextRange } from '../model/text-range.ts';
import type { Box, Point } from './box.ts';
import type { Passage } from './passage.ts';

/** The target under the resting pointer, from its discovery until the pointer leaves it. */
export interface Target {
  passage: Passage;
  /** Position of the pointer when the glyph was found. */
  point: Point;
  /** Area that the pointer may move in: the glyph at first, then the whole word. */
  boxes: Box[];
  /** The match as a part of the passage's text; undefined during the lookup and if nothing was found. */
  range: TextRange | undefined;
  /** Requested explicitly, so it stays when the pointer moves away. */
  isSticky: boolean;
  isTouch: boolean;
}

/** Whether two parts of texts are the same word: a word that grows is another one. */
export function isSamePart(text: string, { start, end }: TextRange, other: string, part: TextRange): boolean {
  const isLonger = /\p{L}/u.test(other.charAt(part.end)) && !/\p{L}/u.test(text.charAt(end));
  return part.start >= 0 && !isLonger && text.slice(start, end) === other.slice(part.start, part.end);
}

export function toTarget(passage: Passage, point: Point): Target {
  return { passage, point, boxes: [passage.box], range: undefined, isSticky: false, isTouch: false };
}

export function hasMoved({ passage, range, boxes }: Target): boolean {
  const { start, end } = range ?? { start: passage.offset, end: passage.offset + 1 };
  const [before] = boxes;
  const [now] = passage.getBoxes(start, end);
  return !before || !now || !isNear(before, now);
}

/** Whether the current match is the same word. */
export function isSameWord({ passage, range }: Target, now: Passage | undefined): boolean {
  if (!now || !range) return false;
  const offset = passage.findOffset(now.source);
  if (offset === undefined) return false;
  const { start, end } = range;
  const shift = now.offset - offset;
  return now.text.slice(start + shift, end + shift) === passage.text.slice(start, end);
}

export function learnRange(target: Target, { range }: LookupResult): void {
  if (!range) return;
  target.range = range;
  const boxes = target.passage.getBoxes(range.start, range.end);
  // None if the page has written the text again meanwhile.
  if (boxes.length > 0) target.boxes = boxes;
}

/** Whether it is another glyph of the known word, or the same glyph again. */
export function isSame({ passage, range }: Target, other: Passage): boolean {
  const offset = passage.findOffset(other.source);
  if (offset === undefined) return false;
  return range ? offset >= range.start && offset < range.end : offset === passage.offset;
}

export function isNear(one: Box, other: Box): boolean {
  return Math.abs(one.left - other.left) < 1 && Math.abs(one.top - other.top) < 1;
}
