import type { Box, Point } from '../box.ts';
import { findParent } from '../shadow.ts';
import { findBoxed } from '../text-flow.ts';
import type { LineBox } from './line.ts';

/** A direction on the screen: to the right, down, to the left, or up. The order is clockwise, so turned text adds its quarter turns. */
const SIDES = ['right', 'down', 'left', 'up'] as const;
export type Side = (typeof SIDES)[number];

/** How text runs on the screen. */
export interface Direction {
  /** Direction in which letters follow each other. */
  letters: Side;
  /** Direction in which lines follow each other. */
  lines: Side;
}

/** Finds how a text runs by its writing mode, its direction and the transforms around it. */
export function findDirection(text: Text): Direction {
  const boxed = findBoxed(text);
  if (!boxed) return { letters: 'right', lines: 'down' };
  const { writingMode, direction } = getComputedStyle(boxed);
  const isVertical = /^(vertical|sideways)/.test(writingMode);
  const isReversed = (direction === 'rtl') !== (writingMode === 'sideways-lr');
  const letters = SIDES.indexOf(isVertical ? 'down' : 'right') + (isReversed ? 2 : 0);
  const lines = SIDES.indexOf(!isVertical ? 'down' : writingMode.endsWith('-lr') ? 'right' : 'left');
  const turns = countQuarterTurns(boxed);
  return { letters: toSide(letters + turns), lines: toSide(lines + turns) };
}

const toSide = (index: number): Side => SIDES[index & 3] ?? 'right';

/** Quarter turns, clockwise, of an element by its own transforms and those around it. Text that is tilted by a little counts as upright. */
function countQuarterTurns(element: Element): number {
  let degrees = 0;
  for (let here: Element | undefined = element; here; here = findParent(here)) {
    const { transform, rotate } = getComputedStyle(here);
    if (rotate && rotate !== 'none') degrees += parseFloat(rotate);
    if (transform === 'none' || transform === '') continue;
    const { a, b } = new DOMMatrix(transform);
    degrees += (Math.atan2(b, a) * 180) / Math.PI;
  }
  return Math.round(degrees / 90);
}

export function toLineBox(box: Box, { letters, lines }: Direction): LineBox {
  const [start, end] = toSpan(box, letters);
  const [before, after] = toSpan(box, lines);
  return { start, end, before, after };
}

function toSpan({ left, top, right, bottom }: Box, side: Side): [number, number] {
  if (side === 'right') return [left, right];
  if (side === 'down') return [top, bottom];
  return side === 'left' ? [-right, -left] : [-bottom, -top];
}

/** The point on the screen that is at a position along the line and across the lines. */
export function toPoint(along: number, across: number, { letters, lines }: Direction): Point {
  const letter = isBackward(letters) ? -along : along;
  const line = isBackward(lines) ? -across : across;
  return letters === 'right' || letters === 'left' ? { x: letter, y: line } : { x: line, y: letter };
}

const isBackward = (side: Side) => side === 'left' || side === 'up';
