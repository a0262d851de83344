import type { Point } from '../../../src/page/box.ts';

/** Generated movements of a hand, from fixed seeds: positions as a browser reports them, once a frame and in whole pixels. */

export interface Movement extends Point {
  atMs: number;
}

/** A path over a page, and what the person meant by it. */
export interface Path {
  movements: Movement[];
  /** Where the person stops to read; undefined where they only pass. */
  target: Point | undefined;
}

export type Random = () => number;

/** Mulberry32: the same numbers for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const FRAME_MS = 1000 / 60;

/** A pen that draws one path piece by piece. */
export class Hand {
  readonly movements: Movement[] = [];
  private at: Point;
  private ms = 0;

  constructor(
    private readonly random: Random,
    start: Point,
    /** Amplitude of the tremor in pixels. */
    private readonly tremor = 0.35,
  ) {
    this.at = start;
    this.report(start);
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  /** Moves with the least jerk: the speed rises and falls like a bell. */
  reach(to: Point, durationMs: number): this {
    const from = this.at;
    const startedAt = this.ms;
    return this.follow(durationMs, (ms) => {
      const part = Math.min(1, (ms - startedAt) / durationMs);
      const share = part ** 3 * (10 - 15 * part + 6 * part ** 2);
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  }

  /** Moves at one speed, in pixels per millisecond. */
  drift(to: Point, speed: number): this {
    const from = this.at;
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const startedAt = this.ms;
    return this.follow(distance / speed, (ms) => {
      const share = Math.min(1, ((ms - startedAt) * speed) / distance);
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  }

  /** Swipes on a trackpad: the fingers start fast and run out. */
  swipe(to: Point, durationMs: number): this {
    const from = this.at;
    const startedAt = this.ms;
    return this.follow(durationMs, (ms) => {
      const share = 1 - (1 - Math.min(1, (ms - startedAt) / durationMs)) ** 2;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  }

  /** Stands still, without tremor: the hand lies on the mouse. */
  pause(ms: number): this {
    this.ms += ms;
    return this;
  }

  private follow(durationMs: number, place: (ms: number) => Point): this {
    const end = this.ms + durationMs;
    const phase = this.between(0, 2 * Math.PI);
    while (this.ms < end) {
      this.ms += FRAME_MS;
      const { x, y } = place(this.ms);
      const shake = this.tremor * Math.sin(phase + (2 * Math.PI * 9 * this.ms) / 1000);
      this.report({ x: x + shake, y: y + shake / 2 });
      this.at = { x, y };
    }
    return this;
  }

  private report({ x, y }: Point): void {
    const point = { x: Math.round(x), y: Math.round(y) };
    const last = this.movements.at(-1);
    if (last?.x !== point.x || last.y !== point.y) this.movements.push({ ...point, atMs: this.ms });
  }
}
