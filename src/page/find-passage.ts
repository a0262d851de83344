import type { Point } from './box.ts';
import { isMatching } from './dom.ts';
import { type EditableField, isLabelField, isReadableField, type LabelField } from './field.ts';
import { findGlyph, type Glyph, look, type Sight } from './glyph.ts';
import { findTextPassage, type Passage } from './passage.ts';
import { mayBeReading, usePieces } from './pieces.ts';
import type { FindShadowRoot } from './shadow.ts';
import { isTransparent } from './text-flow.ts';

/** Finds the text at a point of a field. */
export type FindInField = (field: EditableField | LabelField, point: Point) => Passage | undefined;

/** Finds the text at a point of a page; undefined unless the point is on a letter of readable text. */
export function findPassage(
  point: Point,
  findShadowRoot: FindShadowRoot,
  findInField: FindInField,
): Passage | undefined {
  const sight = look(point, findShadowRoot);
  // Check this first: text may overlay a field and pass the pointer through, as some labels do.
  const glyph = findGlyph(point, sight) ?? findCaption(point, sight, findShadowRoot);
  if (glyph) {
    const reading = mayBeReading(glyph.node) && usePieces()?.findReadingPassage(glyph, point, findTextPassage);
    return reading || findTextPassage(glyph);
  }
  const top = sight.hit.elements.at(-1);
  return top && (isReadableField(top) || isLabelField(top)) ? findInField(top, point) : undefined;
}

/** Elements that may lie below a caption. */
const PICTURE = 'video,canvas,img,svg,iframe,object,embed';

/** A player may be only a black box until its film has loaded. */
function isPicture(element: Element): boolean {
  if (isMatching(element, PICTURE)) return true;
  const { backgroundImage, backgroundColor } = getComputedStyle(element);
  return backgroundImage !== 'none' || (!isMatching(element, 'html,body') && !isTransparent(backgroundColor));
}

function findCaption(point: Point, { hit }: Sight, findShadowRoot: FindShadowRoot): Glyph | undefined {
  const elements = (hit.roots.at(-1) ?? document).elementsFromPoint(point.x, point.y);
  return elements.some(isPicture) ? usePieces()?.findCaption(point, elements, findShadowRoot) : undefined;
}
