import type { Point } from './box.ts';
import { isLabelField, isReadableField, type LabelField, type TextField } from './field.ts';
import { findGlyph, look } from './glyph.ts';
import { findTextPassage, type Passage } from './passage.ts';
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
  const glyph = findGlyph(point, sight);
  if (glyph) return findTextPassage(glyph);
  const top = sight.hit.elements.at(-1);
  return top && (isReadableField(top) || isLabelField(top)) ? findInField(top, point) : undefined;
}
