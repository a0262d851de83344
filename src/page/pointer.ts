import type { Point } from './box.ts';
import type { WhenStill } from './dwell.ts';
import type { PersonHandlers } from './watch-person.ts';

/** Callbacks for pointer events. */
export interface PointerUser {
  /** The pointer moved for the first time or after a pause, so it may rest soon. */
  wake(): void;
  /** The pointer is about to stop, or moves with a key held, so a look-up may start. @param event - Its last movement. */
  slow(point: Point, event: PointerEvent, whenStill: WhenStill): void;
  /** The pointer came to rest. @param event - Its last movement. */
  rest(point: Point, event: PointerEvent, whenStill: WhenStill): void;
  move(point: Point): void;
  /** A button was pressed, or is held while the pointer moves. */
  press(point: Point): void;
  /** A key other than a modifier was pressed. @returns Whether the card handled it, so it does not count as typing. */
  useKey(event: KeyboardEvent): boolean;
  /** The page may have moved under the pointer. */
  checkMoved(): void;
  cancel(): void;
}

export interface PointerWatch {
  /** Removes all listeners. */
  signal: AbortSignal;
  /** Time without movement that counts as rest. Longer than a frame, because a moving pointer is reported once per frame. */
  settleMs: number;
  /** Time without lookups after a key press. */
  quietMs: number;
  /** Least interval between two calls of `wake`. */
  awakeMs: number;
}

/** Modifier and lock keys, which do nothing on their own. */
export const MODIFIER = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Fn)$/;

/** Of a held key each word on the way may be meant. */
const isKeyHeld = ({ shiftKey, ctrlKey, altKey }: PointerEvent) => shiftKey || ctrlKey || altKey;

/**
 * Watches the pointer of one window and reports when it rests, moves, and must be ignored: while a button is held (a selection, a drag) and
 * while typing.
 *
 * A movement costs a few comparisons and one clock reading. The page is not inspected until the pointer slows down or rests.
 *
 * Long because its functions share the position and the timers; each of them is short.
 */
export function watchPointer(
  view: Window,
  hover: PointerUser,
  { signal, settleMs, quietMs, awakeMs }: PointerWatch,
): PersonHandlers {
  const now = () => view.performance.now();
  let x = -1;
  let y = -1;
  let last: PointerEvent | undefined;
  let movedAt = 0;
  let quietUntil = 0;
  let awakeUntil = 0;
  let timer: number | undefined;
  let stillTimer: number | undefined;
  const approach = createApproach();

  /** A single timer instead of one per movement. If it fires too early, it is rescheduled for the remaining time. */
  function settle(): void {
    const left = Math.max(movedAt + settleMs, quietUntil) - now();
    timer = left > 0 ? view.setTimeout(settle, left) : undefined;
    if (left <= 0 && last) hover.rest({ x, y }, last, whenStill);
  }

  const whenStill: WhenStill = (toStillMs, done) => {
    const check = () => {
      const left = movedAt + toStillMs(approach.isArrival()) - now();
      stillTimer = left > 0 ? view.setTimeout(check, left) : undefined;
      if (left <= 0) done();
    };
    view.clearTimeout(stillTimer);
    check();
  };

  function stopTimer(): void {
    view.clearTimeout(timer);
    view.clearTimeout(stillTimer);
    timer = stillTimer = undefined;
  }

  function cancel(): void {
    stopTimer();
    hover.cancel();
  }

  function onMove(event: PointerEvent): void {
    // A page that scrolls or changes under a resting pointer also reports a movement, to the same position.
    if (event.pointerType === 'touch' || (event.clientX === x && event.clientY === y)) return;
    x = event.clientX;
    y = event.clientY;
    last = event;
    if (event.buttons !== 0) {
      onPress(event);
      return;
    }
    // Not the event's own time: browsers hold movements back until the next frame, when most of the rest would seem to be over.
    movedAt = now();
    if (movedAt >= awakeUntil) {
      awakeUntil = movedAt + awakeMs;
      hover.wake();
    }
    hover.move({ x, y });
    approach.move({ x, y }, movedAt);
    if ((approach.isSlowing() || isKeyHeld(event)) && movedAt >= quietUntil) hover.slow({ x, y }, event, whenStill);
    timer ??= view.setTimeout(settle, settleMs);
  }

  function onPress(event: PointerEvent): void {
    stopTimer();
    hover.press({ x: event.clientX, y: event.clientY });
  }

  function onKey(event: KeyboardEvent): void {
    if (MODIFIER.test(event.key)) return;
    if (hover.useKey(event)) return;
    quietUntil = now() + quietMs;
    cancel();
  }

  /** Only events of the window or document itself, because a capturing listener also receives those of every element. */
  function onAway(event: Event & { pointerType?: string }): void {
    // A lifted finger also leaves the document, but its card must stay readable.
    if (event.target === event.currentTarget && event.pointerType !== 'touch') cancel();
  }

  signal.addEventListener('abort', cancel);
  return {
    pointermove: onMove,
    pointerover: onMove,
    pointerdown: onPress,
    keydown: onKey,
    scroll: hover.checkMoved,
    resize: onAway,
    blur: onAway,
    pagehide: cancel,
    visibilitychange: onAway,
    pointerleave: onAway,
  };
}

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
