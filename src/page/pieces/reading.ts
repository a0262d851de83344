import type { Box, Point } from '../box.ts';
import { toBoxes } from '../boxes.ts';
import { read } from '../dom.ts';
import type { Glyph } from '../glyph.ts';
import type { Passage } from '../passage.ts';
import { findParent } from '../shadow.ts';
import { findDirection, toLineBox } from './direction.ts';
import { isReadingOf } from './line.ts';
import { findPartBox } from './text-pieces.ts';

/** Most elements around a reading that may hold its base, too. */
export const MAX_READING_LEVELS = 5;

/** Longest text of such an element, in UTF-16 code units. */
export const MAX_READING_LENGTH = 200;

/** Most text nodes of such an element. */
export const MAX_READING_NODES = 24;

const isHan = (text: string) => /\p{sc=Han}/u.test(text);

/**
 * Finds the character that a reading stands above (or below, or beside): the larger text next to it in the same inline box, however the page
 * lays it out.
 */
function findBase(reading: Glyph, point: Point): Glyph | undefined {
  if (isHan(reading.node.data)) return undefined;
  let element = findParent(reading.node);
  for (let level = 0; element && level < MAX_READING_LEVELS; level++, element = findParent(element)) {
    // Lines above each other are not readings.
    if (level > 0 && !/^(inline|ruby|table|contents)/.test(getComputedStyle(element).display)) return undefined;
    const base =
      (read(element, 'textContent') ?? '').length <= MAX_READING_LENGTH && findBaseIn(element, reading, point);
    if (base) return base;
  }
  return undefined;
}

function findBaseIn(element: Element, reading: Glyph, point: Point): Glyph | undefined {
  const direction = findDirection(reading.node);
  const small = toLineBox(reading.box, direction);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let nearest: Glyph | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let left = MAX_READING_NODES; left > 0 && walker.nextNode(); left--) {
    const node = walker.currentNode as Text;
    if (node === reading.node || !isHan(node.data)) continue;
    for (const glyph of findGlyphs(node)) {
      const box = toLineBox(glyph.box, direction);
      // A long reading extends beyond its base.
      const along = { start: Math.min(box.start, small.start), end: Math.max(box.end, small.end) };
      if (!isReadingOf(small, { ...box, ...along })) continue;
      const distance = Math.abs((box.start + box.end) / 2 - toLineBox(toPointBox(point), direction).start);
      if (distance >= least) continue;
      least = distance;
      nearest = glyph;
    }
  }
  return nearest;
}

const toPointBox = ({ x, y }: Point) => ({ left: x, top: y, right: x, bottom: y });

/** The Han characters of a text. */
function findGlyphs(node: Text): Glyph[] {
  const glyphs: Glyph[] = [];
  let start = 0;
  for (const character of node.data) {
    const end = start + character.length;
    const box = isHan(character) && findPartBox(node, start, end);
    if (box) glyphs.push({ node, start, end, box });
    start = end;
  }
  return glyphs;
}

/** The passage of the word that a reading stands above, whose boxes include the reading, where the pointer is. */
export function findReadingPassage(
  reading: Glyph,
  point: Point,
  findTextPassage: (glyph: Glyph) => Passage | undefined,
): Passage | undefined {
  const base = findBase(reading, point);
  const passage = base && findTextPassage(base);
  if (!passage) return undefined;
  const { offset, getBoxes } = passage;
  return {
    ...passage,
    box: reading.box,
    otherwise: () => findTextPassage(reading),
    getBoxes: (from, to) => [...getBoxes(from, to), ...(from <= offset && offset < to ? findBoxes(reading) : [])],
  };
}

function findBoxes({ node, start, end }: Glyph): Box[] {
  if (!node.isConnected || end > node.length) return [];
  const range = new Range();
  range.setStart(node, start);
  range.setEnd(node, end);
  return toBoxes(range);
}
