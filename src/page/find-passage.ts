import type { Point } from './box.ts';
import { isLabelField, isReadableField, type LabelField, type TextField } from './field.ts';
import { findGlyph, look } from './glyph.ts';
import { findTextPassage, type Passage } from './passage.ts';
import type { FindShadowRoot } from './shadow.ts';

/**
 * Finds the text at a point of a field.
 *
 * @param caret - Place in the field's value next to the point; of a label, browsers do not tell it.
 */
export type FindInField = (
  field: TextField | LabelField,
  caret: number | undefined,
  point: Point,
) => Passage | undefined;

/** Finds the text at a point of a page; undefined over anything but the letters of readable text. */
export function findPassage(
  point: Point,
  document: Document,
  findShadowRoot: FindShadowRoot,
  findInField: FindInField,
): Passage | undefined {
  const sight = look(point, document, findShadowRoot);
  const { caret, hit } = sight;
  const top = hit.elements.at(-1);
  if (caret && caret.node === top && isReadableField(caret.node)) return findInField(caret.node, caret.offset, point);
  const glyph = findGlyph(point, sight);
  if (glyph) return findTextPassage(glyph);
  return isLabelField(top) ? findInField(top, undefined, point) : undefined;
}
