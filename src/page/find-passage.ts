import type { Point } from './box.ts';
import { findFieldPassage, isReadableField } from './field-passage.ts';
import { findGlyph, look } from './glyph.ts';
import { findTextPassage, type Passage } from './passage.ts';
import type { FindShadowRoot } from './shadow.ts';

/** Finds the text at a point of a page; undefined over anything but the letters of readable text. */
export function findPassage(point: Point, document: Document, findShadowRoot: FindShadowRoot): Passage | undefined {
  const sight = look(point, document, findShadowRoot);
  const { caret, hit } = sight;
  if (caret && caret.node === hit.elements.at(-1) && isReadableField(caret.node)) {
    return findFieldPassage(caret.node, caret.offset, point);
  }
  const glyph = findGlyph(point, sight);
  return glyph && findTextPassage(glyph);
}
