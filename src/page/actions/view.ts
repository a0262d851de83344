import type { Box } from '../box.ts';

/** @param seen - The visible part of the page. */
export function isInView({ top, bottom, left, right }: Box, seen: Box): boolean {
  return bottom > seen.top && top < seen.bottom && right > seen.left && left < seen.right;
}

/** Moves a box just far enough to be visible. */
export function toView({ top, bottom, left, right }: Box, seen: Box): Box {
  const x = Math.max(seen.left - left, Math.min(0, seen.right - right));
  const y = Math.max(seen.top - top, Math.min(0, seen.bottom - bottom));
  return { top: top + y, bottom: bottom + y, left: left + x, right: right + x };
}
