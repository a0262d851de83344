/** Places on the screen, in CSS pixels of the viewport, as `clientX` and `getClientRects` give them. */

export interface Point {
  x: number;
  y: number;
}

/** A `DOMRect` is one. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Left and top edge inclusive, right and bottom exclusive: a point between two boxes that touch is in one of them. */
export function isInside(point: Point, box: Box, slack = 0): boolean {
  return (
    point.x >= box.left - slack &&
    point.x < box.right + slack &&
    point.y >= box.top - slack &&
    point.y < box.bottom + slack
  );
}

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The smallest box around all of them. @param boxes - At least one. */
export function toHull(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
