import type { Box, Point } from './box.ts';
import { toBoxes } from './boxes.ts';
import { isMatching } from './dom.ts';
import { isLabelField, isReadableField, type LabelField, type TextField } from './field.ts';
import { findGlyph, type Glyph, look, type Sight } from './glyph.ts';
import { findTextPassage, type Passage } from './passage.ts';
import { mayBeReading, usePieces } from './pieces.ts';
import type { FindShadowRoot } from './shadow.ts';

/** Finds the text at a point of a field. */
export type FindInField = (field: TextField | LabelField, point: Point) => Passage | undefined;

/** Finds the text at a point of a page; undefined unless the point is on a letter of readable text. */
export function findPassage(
  point: Point,
  findShadowRoot: FindShadowRoot,
  findInField: FindInField,
): Passage | undefined {
  const sight = look(point, findShadowRoot);
  // Check this first: text may overlay a field and pass the pointer through, as some labels do.
  const glyph = findGlyph(point, sight) ?? findCaption(point, sight, findShadowRoot);
  if (glyph) return findGlyphPassage(glyph, point);
  const top = sight.hit.elements.at(-1);
  return top && (isReadableField(top) || isLabelField(top)) ? findInField(top, point) : undefined;
}

/** What may lie below a caption. */
const PICTURE = 'video,canvas,img,svg,iframe,object,embed';

function findCaption(point: Point, { hit }: Sight, findShadowRoot: FindShadowRoot): Glyph | undefined {
  const elements = (hit.roots.at(-1) ?? document).elementsFromPoint(point.x, point.y);
  const isPicture = elements.some(
    (element) => isMatching(element, PICTURE) || getComputedStyle(element).backgroundImage !== 'none',
  );
  return isPicture ? usePieces()?.findCaption(point, elements, findShadowRoot) : undefined;
}

/** A reading leads to the word below it, or if no deck has that, to itself. */
function findGlyphPassage(glyph: Glyph, point: Point): Passage | undefined {
  const base = mayBeReading(glyph.node) && usePieces()?.findBase(glyph, point);
  const passage = base && findTextPassage(base);
  if (!passage) return findTextPassage(glyph);
  const { offset, getBoxes } = passage;
  return {
    ...passage,
    box: glyph.box,
    otherwise: () => findTextPassage(glyph),
    // The pointer is on the reading.
    getBoxes: (from, to) => [...getBoxes(from, to), ...(from <= offset && offset < to ? findBoxes(glyph) : [])],
  };
}

function findBoxes({ node, start, end }: Glyph): Box[] {
  if (!node.isConnected || end > node.length) return [];
  const range = new Range();
  range.setStart(node, start);
  range.setEnd(node, end);
  return toBoxes(range);
}
