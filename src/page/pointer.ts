import type { Point } from './box.ts';
import type { Handlers } from './hearing.ts';

/** What is told of a pointer. */
export interface PointerUser {
  /** It moves, for the first time or after a while: it may rest soon. */
  wake(): void;
  /** It has come to rest. @param event - Its last movement. */
  rest(point: Point, event: PointerEvent): void;
  move(point: Point): void;
  /** A button was pressed, or is held while the pointer moves. */
  press(point: Point): void;
  /** A key was pressed that is no modifier. @returns Whether it was meant for the card, and is no typing. */
  useKey(event: KeyboardEvent): boolean;
  /** The page may have moved under the pointer. */
  checkMoved(): void;
  cancel(): void;
}

export interface PointerWatch {
  /** Ends it all. */
  signal: AbortSignal;
  /** How long the pointer stands still before it counts as resting. Longer than a frame: a moving one is reported once a frame. */
  settleMs: number;
  /** How long nothing is looked up after a key was pressed. */
  quietMs: number;
  /** How long `wake` is not called again. */
  awakeMs: number;
}

/** Keys that write nothing and mean nothing by themselves. */
export const MODIFIER = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Fn)$/;

/**
 * Watches the pointer of one window and tells `hover` when it rests, moves and must be left alone: while a button is held (a selection,
 * a drag) and while typing.
 *
 * A movement costs a few comparisons and a clock reading; nothing is looked at on the page until the pointer rests.
 */
export function watchPointer(
  view: Window,
  hover: PointerUser,
  { signal, settleMs, quietMs, awakeMs }: PointerWatch,
): Handlers {
  const now = () => view.performance.now();
  let x = -1;
  let y = -1;
  let last: PointerEvent | undefined;
  let movedAt = 0;
  let quietUntil = 0;
  let awakeUntil = 0;
  let timer: number | undefined;

  /** One timer at a time, not one a movement: when it goes off too early it is set again for what is left. */
  function settle(): void {
    const left = Math.max(movedAt + settleMs, quietUntil) - now();
    timer = left > 0 ? view.setTimeout(settle, left) : undefined;
    if (left <= 0 && last) hover.rest({ x, y }, last);
  }

  function stopTimer(): void {
    if (timer !== undefined) view.clearTimeout(timer);
    timer = undefined;
  }

  function cancel(): void {
    stopTimer();
    hover.cancel();
  }

  function onMove(event: PointerEvent): void {
    // A page that scrolls or changes under a pointer at rest also reports a movement: to where the pointer was.
    if (event.pointerType === 'touch' || (event.clientX === x && event.clientY === y)) return;
    x = event.clientX;
    y = event.clientY;
    last = event;
    if (event.buttons !== 0) {
      onPress(event);
      return;
    }
    movedAt = now();
    if (movedAt >= awakeUntil) {
      awakeUntil = movedAt + awakeMs;
      hover.wake();
    }
    hover.move({ x, y });
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

  /** Of the window or the whole document: a listener that captures also hears of every element in it. */
  function onAway(event: Event & { pointerType?: string }): void {
    // A finger that is lifted leaves the document, too; what it has asked for is there to be read then.
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
