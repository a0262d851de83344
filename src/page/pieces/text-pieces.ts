import type { Box } from '../box.ts';
import { toBoxes } from '../boxes.ts';
import { hasInside, isMatching, toBounds } from '../dom.ts';
import { findParent } from '../shadow.ts';
import { findBoxed, isHidden } from '../text-flow.ts';
import { type Direction, toLineBox } from './direction.ts';
import { isSameLine, isSameSize, type LineBox, toSize } from './line.ts';

/** Whether a text has characters that stand without spaces between words. */
export const isUnspaced = (text: string): boolean => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]/u.test(text);

/** The box of a part of a text; undefined if it is not drawn. */
export function findPartBox(node: Text, start: number, end: number): Box | undefined {
  const range = new Range();
  range.setStart(node, start);
  range.setEnd(node, end);
  return toBoxes(range)[0];
}

/** The box of one letter as its text runs. */
export function findLetter(node: Text, offset: number, direction: Direction): LineBox | undefined {
  const { length } = String.fromCodePoint(node.data.codePointAt(offset) ?? 0);
  const box = findPartBox(node, offset, Math.min(node.length, offset + length));
  return box && toLineBox(box, direction);
}

export function isShown(text: Text): boolean {
  const boxed = findBoxed(text);
  return !boxed || !isHidden(getComputedStyle(boxed));
}

/** Whether a script has put a text, or the block of lines that it is in, at a position of the page. */
export function isPlaced(text: Text): boolean {
  let element = findBoxed(text);
  for (let levels = 0; element && levels < 3; levels++, element = findParent(element)) {
    if (/^(absolute|fixed)$/.test(getComputedStyle(element).position)) return true;
  }
  return false;
}

/** Elements with a text of their own, which never continues in another. */
const APART = `button,li,dt,dd,th,option,label,select,summary,${[
  'button',
  'tab',
  'option',
  'listitem',
  'cell',
  'gridcell',
  'columnheader',
  'row',
  'menuitem',
  'treeitem',
].map((role) => `[role=${role}]`)}`;
/** Higher boxes hold several lines, so they are columns. A reading and its base are lower. */
const MAX_LINES = 2.5;
/** Most texts of a table that are measured. */
const MAX_TABLE_TEXTS = 32;

/** Widest gap that two pieces of text may have: `none` if they never belong to one word, `tight` if only when they touch. */
export type Closeness = 'none' | 'tight' | 'any';

/** Decides by the elements around two pieces of text on one line whether a word may continue from one to the other. */
export function findCloseness(one: Text, other: Text, letter: LineBox, direction: Direction): Closeness {
  const [own, others] = [findOwnElements(one, other), findOwnElements(other, one)];
  const isLink = (element: Element) => isMatching(element, 'a');
  if (own.some(isLink) && others.some(isLink)) return 'none';
  let closeness: Closeness = 'any';
  for (const element of [...own, ...others]) {
    const { display, borderInlineStartWidth, borderInlineEndWidth } = getComputedStyle(element);
    if (display === 'list-item' || isMatching(element, APART)) return 'none';
    if (/^(inline|contents|table-row)$/.test(display)) continue;
    if (isOfManyLines(element, letter, direction)) return 'none';
    if (display !== 'table-cell') continue;
    if (parseFloat(borderInlineStartWidth) + parseFloat(borderInlineEndWidth) > 0) return 'none';
    if (isCellApart(element, one.data + other.data, letter, direction)) return 'none';
    closeness = 'tight';
  }
  return closeness;
}

/** Whether words end at the border of a cell. Cells of a real table are joined only below readings. */
function isCellApart(cell: Element, texts: string, letter: LineBox, direction: Direction): boolean {
  const table = findTable(cell);
  const lines = table ? listOtherLines(table, letter, direction) : [];
  if (isMatching(cell, 'td') && (lines.length === 0 || !isUnspaced(texts))) return true;
  return lines.some((line) => isSameSize(letter, line)) || (!!table && isOfManyLines(table, letter, direction));
}

/** The elements around a text that are not around the other. */
function findOwnElements(text: Text, other: Text): Element[] {
  const elements: Element[] = [];
  for (let element = findParent(text); element && !hasInside(element, other); element = findParent(element)) {
    elements.push(element);
  }
  return elements;
}

function findTable(cell: Element): Element | undefined {
  let element = findParent(cell);
  while (element && !/table$/.test(getComputedStyle(element).display)) element = findParent(element);
  return element;
}

function isOfManyLines(element: Element, letter: LineBox, direction: Direction): boolean {
  return toSize(toLineBox(toBounds(element), direction)) > MAX_LINES * toSize(letter);
}

/** Letters of a table that stand on another line. A reading is smaller than its base. */
function listOtherLines(table: Element, letter: LineBox, direction: Direction): LineBox[] {
  const lines: LineBox[] = [];
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let left = MAX_TABLE_TEXTS; left > 0 && walker.nextNode(); left--) {
    const text = walker.currentNode as Text;
    const offset = text.data.search(/\S/);
    const other = offset < 0 ? undefined : findLetter(text, offset, direction);
    if (other && !isSameLine(letter, other)) lines.push(other);
  }
  return lines;
}
