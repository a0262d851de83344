/** Screen positions in CSS pixels of the viewport, as in `clientX` and `getClientRects`. */

export interface Point {
  x: number;
  y: number;
}

/** A `DOMRect` satisfies it. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Left and top edge inclusive, right and bottom exclusive: a point on the border of two touching boxes is in exactly one. */
export function isInside(point: Point, box: Box): boolean {
  return point.x >= box.left && point.x < box.right && point.y >= box.top && point.y < box.bottom;
}

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** 0 inside. */
export function toDistance({ x, y }: Point, { left, top, right, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The smallest box that contains all boxes. @param boxes - At least one. */
export function toHull(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
