import type { Box } from './box.ts';
import { findParent } from './shadow.ts';

/** What a range covers on the screen, a box a line. */
export function toBoxes(range: Range): Box[] {
  const zoom = findOldZoom(findParent(range.startContainer));
  return Array.from(range.getClientRects(), ({ left, top, right, bottom }) => ({
    left: left * zoom,
    top: top * zoom,
    right: right * zoom,
    bottom: bottom * zoom,
  })).filter((box) => box.left < box.right && box.top < box.bottom);
}

/** By what places of an element are to be multiplied: before Chrome 128 they are told in pixels of its own, which CSS may zoom. */
export function findOldZoom(element: Element | undefined): number {
  let zoom = 1;
  if ('caretPositionFromPoint' in document) return zoom;
  for (let here = element; here; here = findParent(here)) zoom *= Number(getComputedStyle(here).zoom) || 1;
  return zoom;
}
