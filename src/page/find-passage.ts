import type { Point } from './box.ts';
import { isReadableField, type TextField } from './field.ts';
import { findGlyph, look } from './glyph.ts';
import { findTextPassage, type Passage } from './passage.ts';
import type { FindShadowRoot } from './shadow.ts';

/** Finds the text at a place of a field's value that is next to a point. */
export type FindInField = (field: TextField, caret: number, point: Point) => Passage | undefined;

/** Finds the text at a point of a page; undefined over anything but the letters of readable text. */
export function findPassage(
  point: Point,
  document: Document,
  findShadowRoot: FindShadowRoot,
  findInField: FindInField,
): Passage | undefined {
  const sight = look(point, document, findShadowRoot);
  const { caret, hit } = sight;
  if (caret && caret.node === hit.elements.at(-1) && isReadableField(caret.node)) {
    return findInField(caret.node, caret.offset, point);
  }
  const glyph = findGlyph(point, sight);
  return glyph && findTextPassage(glyph);
}
