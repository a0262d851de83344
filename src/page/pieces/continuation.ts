import type { TextPosition } from '../gather.ts';
import { findTextUnderCover, MAX_TEXT_NODE_LENGTH } from '../glyph.ts';
import { isJoint } from '../line-ends.ts';
import type { Continuation, Edge } from '../pieces.ts';
import { type Direction, findDirection, toLineBox, toPoint } from './direction.ts';
import {
  isNextOnLine,
  isOnNextLine,
  isReadingOf,
  isSameLine,
  type LineBox,
  LOOSE_GAP,
  READING_GAP,
  TIGHT_GAP,
  toSize,
} from './line.ts';
import { findCloseness, findLetter, findPartBox, isPlaced, isShown, isUnspaced } from './text-pieces.ts';

/** Most text nodes of the document searched for the next piece of a word. Most of them are pieces of the line. */
export const MAX_CONTINUATION_NODES = 16;

/** Most text nodes searched for the start of a line. */
export const MAX_LINE_NODES = 40;

/**
 * Finds the piece of text that continues a word at the edge of its box: the next one on the same line, or after a hyphen the start of the
 * next line. Looks at the nearest text nodes of the document and at what stands beside the letter.
 */
export function findContinuation(edge: Edge): Continuation | undefined {
  const search = createSearch(edge);
  if (!search) return undefined;
  const walker = walkTexts(edge.position.node);
  for (let left = MAX_CONTINUATION_NODES; left > 0; left--) {
    const node = stepTo(walker, edge.isForward);
    if (!node) break;
    const found = search.check(node);
    if (found === 'space') return undefined;
    if (found) return found;
  }
  return search.probe();
}

function walkTexts(from: Text): TreeWalker {
  const walker = document.createTreeWalker(from.getRootNode(), NodeFilter.SHOW_TEXT);
  walker.currentNode = from;
  return walker;
}

const stepTo = (walker: TreeWalker, isForward: boolean) =>
  (isForward ? walker.nextNode() : walker.previousNode()) as Text | null;

function createSearch({ position, isForward, text, isLoose }: Edge) {
  const direction = findDirection(position.node);
  const letter = findLetter(position.node, position.offset, direction);
  if (!letter) return undefined;
  /** Small text above or below the letter, or its neighbour. */
  const readings: LineBox[] = [];
  let lineStart: number | undefined;

  /**
   * Many branches because a node fails to continue the word in many ways, the cheapest to find first.
   *
   * @returns `space` if the word ends with one.
   */
  function check(node: Text): Continuation | 'space' | undefined {
    if (node === position.node || node.length > MAX_TEXT_NODE_LENGTH) return undefined;
    const { data } = node;
    const offset = isForward ? data.search(/\S/) : data.replace(/[\s\u00AD]+$/, '').length - 1;
    if (offset < 0) return isSpaceBeside(node, direction, letter as LineBox) ? 'space' : undefined;
    const other = findLetter(node, offset, direction);
    if (!other || !letter || !isShown(node)) return undefined;
    if (isReadingOf(other, { ...other, before: letter.before, after: letter.after })) readings.push(other);
    const [first, second] = isForward ? [letter, other] : [other, letter];
    if (isNextOnLine(first, second, READING_GAP)) {
      const head = data.charAt(offset);
      return isClose(node, first, second, head) ? toFound(node, offset, false) : undefined;
    }
    const [before, after] = isForward ? [toEnd(position, text), data] : [toHyphenated(data), text];
    const isHyphenated = isJoint(before, after);
    if (!isHyphenated && !isWrapped(node, before, after)) return undefined;
    lineStart ??= findLineStart(isForward ? position.node : node, first, direction);
    const isNext = isOnNextLine(first, lineStart, second);
    if (!isForward) lineStart = undefined;
    if (!isNext || findCloseness(position.node, node, letter, direction) === 'none') return undefined;
    return toFound(node, offset, isHyphenated);
  }

  /** Whether the lines of a text without spaces were placed one by one, which may divide a word anywhere. */
  function isWrapped(node: Text, before: string, after: string): boolean {
    const isInText = isUnspaced(before.trimEnd().slice(-1)) && isUnspaced(after.trimStart().charAt(0));
    return isLoose && isInText && isPlaced(position.node) && isPlaced(node);
  }

  function isClose(node: Text, first: LineBox, second: LineBox, head: string): boolean {
    const closeness = findCloseness(position.node, node, first, direction);
    const [before, after] = isForward ? [text.slice(-1), head] : [head, text.charAt(0)];
    if (closeness === 'none' || !/[\p{L}\p{M}\p{N}'’\-\u2010\u00AD]/u.test(head)) return false;
    // Words that touch, as labels in a row do.
    if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(after)) return false;
    if (!isUnspaced(before + after)) {
      return isNextOnLine(first, second, isLoose && closeness === 'any' ? LOOSE_GAP : TIGHT_GAP);
    }
    return isNextOnLine(first, second, LOOSE_GAP) || readings.length > 0 || hasReading();
  }

  /** Whether a reading stands at the letter itself: in a grid, all of them may come before their bases. */
  function hasReading(): boolean {
    return [true, false].some((isAfter) => {
      const walker = walkTexts(position.node);
      for (let left = MAX_CONTINUATION_NODES; left > 0; left--) {
        const node = stepTo(walker, isAfter);
        if (!node) break;
        const box = findPartBox(node, 0, node.length);
        if (box && letter && isReadingOf(toLineBox(box, direction), letter)) return true;
      }
      return false;
    });
  }

  function toFound(node: Text, offset: number, isHyphenated: boolean): Continuation {
    return { node, offset: isForward ? offset : offset + 1, isHyphenated };
  }

  return {
    check,
    /** Finds text that stands beside the letter, but elsewhere in the document. */
    probe(): Continuation | undefined {
      const root = position.node.getRootNode() as Document | ShadowRoot;
      if (!letter) return undefined;
      for (const gap of isLoose ? [0.1, 0.3] : [0.1]) {
        const distance = gap * toSize(letter);
        const at = isForward ? letter.end + distance : letter.start - distance;
        const point = toPoint(at, (letter.before + letter.after) / 2, direction);
        const found = findTextUnderCover(point, root, (node) => {
          const next = check(node);
          return next === 'space' ? undefined : next;
        });
        if (found) return found;
      }
      return undefined;
    },
  };
}

/** Whether white space is drawn on the letter's line: in a box of its own, or between two inline boxes. */
function isSpaceBeside(node: Text, direction: Direction, letter: LineBox): boolean {
  if (node.length === 0) return false;
  const box = findPartBox(node, 0, node.length) && findLetter(node, 0, direction);
  return box !== undefined && isSameLine(letter, box) && isNextOnLine({ ...letter, end: box.start }, box, 1);
}

/** The end of a piece of text with its soft hyphen, which is not read. */
function toEnd({ node, offset }: TextPosition, text: string): string {
  return (
    text.slice(-3) + (/^.{1,2}$/su.test(node.data.slice(offset).trim()) && /\u00AD\s*$/.test(node.data) ? '-' : '')
  );
}

/** A hyphen may have a box of its own. */
const toHyphenated = (text: string) => (/^\s*[-\u2010]\s*$/.test(text) ? `a${text}` : text);

/** Start of the line that a letter ends. */
function findLineStart(node: Text, letter: LineBox, direction: Direction): number {
  let start = findLetter(node, Math.max(0, node.data.search(/\S/)), direction)?.start ?? letter.start;
  const walker = walkTexts(node);
  for (let left = MAX_LINE_NODES; left > 0; left--) {
    const before = stepTo(walker, false);
    if (!before) break;
    if (before.length > MAX_TEXT_NODE_LENGTH || before.data.trim() === '') continue;
    const first = findLetter(before, before.data.search(/\S/), direction);
    const last = findLetter(before, before.data.replace(/[\s\u00AD]+$/, '').length - 1, direction);
    if (!first || !last) continue;
    if (!isNextOnLine(last, { ...letter, start }, 1)) break;
    start = first.start;
  }
  return start;
}
