import type { Box } from './box.ts';
import { read } from './dom.ts';
import { findParent } from './shadow.ts';

/** The boxes of a range on the screen, one per line. */
export function toBoxes(range: Range): Box[] {
  return findRects(range).filter((box) => box.left < box.right && box.top < box.bottom);
}

function findRects(range: Range): Box[] {
  const rects = Array.from(range.getClientRects());
  if (import.meta.env.FIREFOX) return rects;
  const zoom = findOldZoom(findParent(range.startContainer));
  return rects.map(({ left, top, right, bottom }) => ({
    left: left * zoom,
    top: top * zoom,
    right: right * zoom,
    bottom: bottom * zoom,
  }));
}

/** Scale factor for an element's coordinates: before Chrome 128 they are in the element's own zoomed pixels. */
export function findOldZoom(element: Element | undefined): number {
  let zoom = 1;
  if (import.meta.env.FIREFOX || 'caretPositionFromPoint' in document) return zoom;
  for (let here = element; here; here = findParent(here)) zoom *= Number(getComputedStyle(here).zoom) || 1;
  return zoom;
}

/** CSS zoom of an element, including that of its ancestors. */
export const findZoom = (element: Element): number =>
  import.meta.env.FIREFOX ? read(element, 'currentCSSZoom') : (read(element, 'currentCSSZoom') ?? findOldZoom(element));
