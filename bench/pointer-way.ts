/** Paths of a pointer to a word on a bench page, which has an empty margin above its text. */

export interface Point {
  x: number;
  y: number;
}

export interface Step extends Point {
  /** After the first point. */
  atMs: number;
}

/** In the margin. */
const START = { x: 3, y: 3 };
const PAUSE_MS = 80;
/** A mouse reports its position about once a frame. */
const STEP_MS = 16;
const STEPS = 12;

/** One step, after the page has reacted to the pointer leaving the previous word. */
export function planJump({ x, y }: Point): Step[] {
  return [
    { ...START, atMs: 0 },
    { x, y, atMs: PAUSE_MS },
  ];
}

/** Like a hand, in a fifth of a second: along the margin, and down onto the word in the last step. */
export function planHand({ x, y }: Point): Step[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => ({
    x: START.x + ((x - START.x) * step) / STEPS,
    y: step < STEPS ? START.y : y,
    atMs: step * STEP_MS,
  }));
}
