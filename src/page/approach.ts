import type { Point } from './box.ts';

/** A longer pause ends a gesture. */
const PAUSE_MS = 60;
/** A movement of so many pixels after a pause is a jump: of a pen, a remote pointer, or a page too busy to report the way. */
const JUMP = 40;
/** A gesture whose fastest moment is slower, in pixels per millisecond, is a drift along the text. */
const DRIFT = 0.12;
/** Share of the fastest speed below which a pointer is about to stop. */
const SLOW = 0.4;
/** The speed is smoothed over about so long: at a pixel a frame, single steps say little. */
const SMOOTH_MS = 12;
/** The fastest speed counts less and less: it halves in this time. */
const HALF_MS = 160;

/** How the pointer came to its position, as far as its movements tell. */
export interface Approach {
  /** Records a movement. */
  move(point: Point, atMs: number): void;
  /** Whether the pointer is about to stop: slow after a fast moment, or somewhere else at once. */
  isSlowing(): boolean;
  /** Whether a stop here ends a movement towards something, so that little time must confirm it. */
  isArrival(): boolean;
}

/**
 * Tells a pointer that slows down onto a word from one that passes or drifts along the text. A hand's speed rises and falls in each
 * movement, and the stop lies in the falling part.
 */
export function createApproach(): Approach {
  let last: (Point & { atMs: number }) | undefined;
  let speed = 0;
  let peak = 0;
  let hasJumped = false;
  return {
    move(point, atMs) {
      const ms = last ? Math.max(1, atMs - last.atMs) : Number.POSITIVE_INFINITY;
      // The first movement on a page came from somewhere else, too.
      const distance = last ? Math.hypot(point.x - last.x, point.y - last.y) : Number.MAX_VALUE;
      hasJumped = ms > PAUSE_MS && distance > JUMP;
      speed += (distance / ms - speed) * (1 - 0.5 ** (ms / SMOOTH_MS));
      if (ms > PAUSE_MS) speed = 0;
      peak = ms > PAUSE_MS ? 0 : Math.max(speed, peak * 0.5 ** (ms / HALF_MS));
      last = { ...point, atMs };
    },
    isSlowing: () => hasJumped || (peak > DRIFT && speed < peak * SLOW),
    isArrival: () => hasJumped || peak > DRIFT,
  };
}
