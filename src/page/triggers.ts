import type { HoverSettings } from '../messaging/hover.ts';
import type { Point } from './box.ts';
import type { Card } from './card.ts';
import { type WhenStill, waitForDwell } from './dwell.ts';
import type { Hover } from './hover.ts';
import type { MotionWatch } from './motion.ts';
import type { PageKeys } from './page-keys.ts';
import type { PageSettings } from './page-settings.ts';
import type { Passage } from './passage.ts';
import type { PointerUser } from './pointer.ts';
import type { PersonHandlers } from './watch-person.ts';

export interface TriggerParts {
  view: Window;
  /** Removes all listeners. */
  signal: AbortSignal;
  hover: Hover;
  card: Card;
  settings: PageSettings;
  keys: PageKeys;
  /** Runs while the pointer rests. */
  motion: MotionWatch;
  findPassage(point: Point): Passage | undefined;
  /** A lookup may follow soon, so the background should start. */
  wakeBackground(): void;
  /** Looks up a selection on the page. */
  onSelected(): void;
  /** Whether a key press would insert text now. */
  isTyping(): boolean;
}

export interface Triggers extends Omit<PointerUser, 'useKey'> {
  /** Repeats the lookup at the resting pointer. */
  restAgain(): void;
  readonly handlers: PersonHandlers;
}

/** Duration of a touch before a lookup, shorter than the browser's delay for its own menu. */
const HOLD_MS = 400;
/** Tolerance of a touch in pixels. */
const HOLD_SLACK = 10;

/** Triggers for a resting pointer, with or without a key. */
const RESTING = /^rest/;

/** Elements on which a click has its own purpose. */
const PRESSED = 'a[href],button,summary,label,input,select,textarea,[role=button]';

/**
 * Starts lookups by the learner's settings: a resting pointer, with or without a held key, a click, a double-click, a selection, a long
 * touch.
 */
export function createTriggers({
  view,
  signal,
  hover,
  card,
  settings,
  keys,
  motion,
  findPassage,
  wakeBackground,
  onSelected,
  isTyping,
}: TriggerParts): Triggers {
  /** Where the pointer slowed down or came to rest; undefined once it moved on. */
  let pointed: { point: Point; whenStill: WhenStill } | undefined;
  /** Modifier keys. */
  let held: Partial<Record<HoverSettings['modifier'], boolean>> = {};
  let holding: { at: Point; timer: number } | undefined;

  /** Runs work that needs the settings. A removed extension does not answer. */
  function withSettings(use: (settings: HoverSettings) => void): void {
    const { known } = settings;
    if (known) use(known);
    else settings.get().then(use, () => {});
  }

  function lookUpAt(point: Point, isTouch: boolean): void {
    const passage = findPassage(point);
    if (passage) void hover.lookUp(passage, { point, isTouch, isSticky: isTouch });
  }

  const isRestAllowed = ({ trigger, modifier, isOff }: HoverSettings) =>
    !isOff && (trigger === 'rest' || (trigger === 'rest-modifier' && held[modifier] === true));

  const rest = (point: Point, whenStill: WhenStill) =>
    hover.rest(point, () => waitForDwell(settings, isRestAllowed, whenStill));

  /** @returns Whether the pointer may make a look-up, as far as known. */
  function stand(point: Point, { shiftKey, ctrlKey, altKey }: PointerEvent, whenStill: WhenStill): boolean {
    const { known } = settings;
    held = { shift: shiftKey, control: ctrlKey, alt: altKey };
    if (known && !isRestAllowed(known)) return false;
    rest(point, whenStill);
    return true;
  }

  function onClick(event: MouseEvent): void {
    if (event.button !== 0) return;
    const wanted = event.type === 'click' ? 'click' : 'double-click';
    const element = event.composedPath()[0] as Partial<Element>;
    if (wanted === 'click' && element.closest?.(PRESSED)) return;
    withSettings(({ trigger, isOff }) => {
      const point = { x: event.clientX, y: event.clientY };
      if (trigger === wanted && !isOff) lookUpAt(point, false);
    });
  }

  // Chrome reports a selection in a shadow root as collapsed, but of a different type than a caret.
  const isSelected = () => view.getSelection()?.type === 'Range';

  function onMouseUp(event: MouseEvent): void {
    if (event.button !== 0 || !isSelected()) return;
    // Do not look up selected text of the card itself, because the result would replace the card.
    if (card.isUnder({ x: event.clientX, y: event.clientY })) return;
    const isDouble = event.detail === 2;
    withSettings(({ trigger, selection, isOff }) => {
      if (isOff || !selection || (isDouble && trigger === 'double-click')) return;
      // A press on a selection clears it only afterwards.
      view.setTimeout(() => {
        if (isSelected() && !isTyping()) onSelected();
      });
    });
  }

  function endHold(): void {
    view.clearTimeout(holding?.timer);
    holding = undefined;
  }

  function onTouch(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    const point = { x: event.clientX, y: event.clientY };
    if (event.type === 'pointerdown') {
      endHold();
      if (!event.isPrimary) return;
      const timer = view.setTimeout(() => {
        holding = undefined;
        withSettings(({ touch, isOff }) => {
          if (touch && !isOff) lookUpAt(point, true);
        });
      }, HOLD_MS);
      holding = { at: point, timer };
    } else if (event.type !== 'pointermove') endHold();
    else if (holding) {
      const { x, y } = holding.at;
      if (Math.hypot(point.x - x, point.y - y) > HOLD_SLACK) endHold();
    }
  }

  /** The key may be pressed after the pointer came to rest. */
  function onModifier(event: KeyboardEvent): void {
    const { known } = settings;
    if (event.repeat || !pointed || known?.trigger !== 'rest-modifier') return;
    // Chrome's autofill sends key events without a key name.
    if ((event.key as string | undefined)?.toLowerCase() !== known.modifier || known.isOff) return;
    held[known.modifier] = event.type === 'keydown';
    if (!held[known.modifier] || hover.getShown()) return;
    // The target may have been inspected earlier, without the key.
    hover.cancel();
    hover.hold(false);
    rest(pointed.point, pointed.whenStill);
  }

  function onKeyUp(event: KeyboardEvent): void {
    keys.onKeyUp(event);
    onModifier(event);
  }

  /** A page restored from the back-forward cache has missed changes. */
  function onPageShow(event: PageTransitionEvent): void {
    if (event.persisted) settings.forget();
  }

  signal.addEventListener('abort', endHold);

  return {
    handlers: {
      click: onClick,
      dblclick: onClick,
      mouseup: onMouseUp,
      pointerdown: onTouch,
      pointermove: onTouch,
      pointerup: onTouch,
      pointercancel: onTouch,
      keydown: onModifier,
      keyup: onKeyUp,
      pageshow: onPageShow,
    },
    restAgain() {
      const { known } = settings;
      if (hover.isAsked() || (known && !isRestAllowed(known))) return;
      if (pointed) {
        hover.cancel();
        rest(pointed.point, pointed.whenStill);
      } // A pointer that still moves may stay on a word that was looked up before.
      else if (!hover.getShown()) hover.cancel();
    },
    wake() {
      const { known } = settings;
      if (!known || (!known.isOff && RESTING.test(known.trigger))) wakeBackground();
    },
    slow(point, event, whenStill) {
      pointed = { point, whenStill };
      // While a card shows, the pointer is on its word or on its way to the card, where other words do not count.
      if (!hover.getShown()) stand(point, event, whenStill);
    },
    rest(point, event, whenStill) {
      pointed = { point, whenStill };
      if (stand(point, event, whenStill)) motion.start(point);
    },
    move(point) {
      pointed = undefined;
      motion.stop();
      hover.move(point);
    },
    press(point) {
      motion.stop();
      hover.press(point);
    },
    checkMoved() {
      // A list may show other rows now.
      if (pointed && settings.known && isRestAllowed(settings.known)) motion.start(pointed.point);
      hover.checkMoved();
    },
    cancel() {
      motion.stop();
      hover.cancel();
    },
  };
}
