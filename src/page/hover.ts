import type { LookupResult } from '../model/lookup.ts';
import type { TextRange } from '../model/text-range.ts';
import { type Box, type Point, toDistance } from './box.ts';
import { hasMoved, isNear, isSame, isSamePart, isSameWord, learnRange, type Target, toTarget } from './hover-target.ts';
import type { Passage } from './passage.ts';
import type { RequestEntries } from './request-entries.ts';

/** Content of a card: the answer, and the word on the page. */
export interface Finding {
  entries: LookupResult['entries'];
  /** As written on the page. */
  form: string;
  passage: Passage;
  /** Range of the word in the passage's text. */
  range: TextRange;
  /** Boxes of the word, one per line. */
  boxes: Box[];
  point: Point;
  /** Whether touch requested it. */
  isTouch: boolean;
}

export interface HoverCard {
  /** Renders the next card in advance, while none is visible. */
  draw(entries: Finding['entries']): void;
  /** Shows the last rendered card and marks its word. @returns Whether there was room. */
  show(finding: Finding): boolean;
  hide(): void;
  /** Marks the word of the visible card again, in text that took the place of the old one. */
  follow(finding: Finding): void;
  /** Whether the pointer is on or near the card. False while none is visible. */
  isUnder(point: Point): boolean;
  /** Whether a point is on the card itself, without the tolerance of `isUnder`. False while none is visible. */
  isOn(point: Point): boolean;
  /** Whether a movement leads to the visible card. Report every movement, because one along the card may be part of the way. */
  isOnWay(from: Point, to: Point): boolean;
  /** Also false if the page removed it. */
  isThere(): boolean;
}

/** Dependencies of the hover logic. */
export interface HoverParts {
  findPassage(point: Point): Passage | undefined;
  lookUp: RequestEntries;
  card: HoverCard;
  /** Counts a look-up of an entry. The first one is read once a card has stood open for {@link STOOD_MS}. */
  note(finding: Finding, index: number): void;
  /** Calls back after a delay; returns a function that cancels it. */
  wait(ms: number, done: () => void): () => void;
}

/** Options of a lookup that a resting pointer did not start. */
export interface LookUpWay {
  /** Position of the pointer or finger; otherwise the middle of the glyph. */
  point?: Point;
  isSticky?: boolean;
  isTouch?: boolean;
  /** Whether the person requested this text by selection, command or menu. Then every deck is searched before a miss is reported. */
  isExplicit?: boolean;
  /** The answer, if it is known already. */
  result?: LookupResult;
}

export interface Hover {
  /** Handles a resting pointer. @param dwell - Resolves when the card may show, or to false if it may not. Never rejects. */
  rest(point: Point, dwell: () => Promise<boolean>): void;
  /** Looks up a passage and shows the result at once. @returns The shown finding; undefined for none. */
  lookUp(passage: Passage, way?: LookUpWay): Promise<Finding | undefined>;
  /** Handles a pointer movement. */
  move(point: Point): void;
  /** Handles a pressed button, or a movement with a button held. */
  press(point: Point): void;
  /** Handles a possible movement of the page under the pointer. */
  checkMoved(): void;
  /** Hides the card and cancels any lookup. */
  cancel(): void;
  /** The person does not want the card: as `cancel`, and a resting pointer shows nothing until it moves. */
  dismiss(): void;
  /** Makes the pointer's rest count only after it has moved: a card pinned below it is not what it points at. @param isOn - False: at once again. */
  hold(isOn?: boolean): void;
  /** Content of the visible card. */
  getShown(): Finding | undefined;
  /** Whether the person has asked for the word that is shown or looked up, so that a resting pointer must not replace it. */
  isAsked(): boolean;
  /** Lets letters act on the visible card, although the pointer is not on it. */
  enter(): void;
  /** Whether the person has entered the visible card by pointer, touch or key and not left it since. */
  isEntered(): boolean;
}

/** Tolerance around a shown word in pixels, because hands tremble. */
const SLACK = 2;
/** Movement in pixels after which the pointer points at something again. */
const HELD_SLACK = 6;
/** Interval at which a visible card is checked against the page. */
const WATCH_MS = 250;
/** The same while the page keeps writing the word again, which takes its mark away. */
const MOTION_WATCH_MS = 50;
/** A card that stands open for this long was read. */
export const STOOD_MS = 600;
/** A longer pause between a word and its card is no longer part of the way: a slow hand, or a page too busy to report movements. */
const PAUSE_ON_WAY_MS = 200;

/**
 * Decides what a resting pointer looks up, and when the card appears and disappears. The lookup runs during the dwell, and the later of the two
 * shows the card. A target that the pointer has left is never shown.
 */
export function createHover({ findPassage, lookUp, card, note, wait }: HoverParts): Hover {
  let target: Target | undefined;
  let shown: Finding | undefined;
  let stopWaiting = () => {};
  let lastPoint: Point = { x: 0, y: 0 };
  /** A card that appears below a resting pointer does not count as entered. Only a movement or a press enters it. */
  let isEntered = false;
  /** Whether the last movement led to the visible card. */
  let isOnWay = false;
  /** Where the pointer is held: where it is first reported after `hold`. */
  let held: Partial<Point> | undefined;
  /** Whether the page writes the word again and again. */
  let isInMotion = false;

  function cancel(): void {
    target = undefined;
    stopWaiting();
    if (shown) card.hide();
    shown = undefined;
    isEntered = isInMotion = isOnWay = false;
  }

  function isHeld({ x, y }: Point): boolean {
    if (!held) return false;
    const { x: left = x, y: top = y } = held;
    held = Math.hypot(x - left, y - top) < HELD_SLACK ? { x: left, y: top } : undefined;
    return held !== undefined;
  }

  function rest(point: Point, dwell: () => Promise<boolean>): void {
    lastPoint = point;
    if (isHeld(point)) return;
    if (card.isUnder(point)) return;
    const passage = findPassage(point);
    // A hand trembles, also while the page writes the word again.
    if (target && passage && (isSame(target, passage) || (follow(target) && isSame(target, passage)))) return;
    // An explicitly requested card stays until another one replaces it.
    if (!passage && target?.isSticky) return;
    if (!passage && shown && isOnWay) {
      stopWaiting();
      stopWaiting = wait(PAUSE_ON_WAY_MS, () => {
        if (lastPoint === point) cancel();
        else watch();
      });
      return;
    }
    cancel();
    if (!passage) return;
    void start(toTarget(passage, point), { dwell });
  }

  /** @param way.dwell - Absent for explicit requests, which do not wait. */
  async function start(
    current: Target,
    way: Pick<LookUpWay, 'isExplicit' | 'result'> & { dwell?: () => Promise<boolean> },
  ): Promise<void> {
    target = current;
    // This runs while the background answers.
    const dwelling = way.dwell?.() ?? true;
    let result: LookupResult;
    try {
      result = way.result ?? (await lookUp(current.passage, way.isExplicit));
      let next = current.passage.otherwise?.();
      for (; next && !result.range && target === current; next = next.otherwise?.()) {
        if (next.text === current.passage.text) continue;
        current.passage = next;
        result = await lookUp(next, way.isExplicit);
      }
    } catch {
      // Without an answer there is nothing to show.
      return;
    }
    if (target !== current) return;
    learnRange(current, result);
    card.draw(result.entries);
    if ((await dwelling) && target === current) show(current, result);
  }

  function show(current: Target, result: LookupResult): void {
    const { entries } = result;
    const { passage, range, isSticky, isTouch } = current;
    if (!range || entries.length === 0) return;
    const boxes = passage.getBoxes(range.start, range.end);
    if (boxes.length === 0 && adopt(current)) {
      show(current, result);
      return;
    }
    // The word was scrolled away or removed in the meantime.
    if (boxes.length === 0 || (!isSticky && !boxes.some((box) => toDistance(lastPoint, box) <= SLACK))) {
      cancel();
      return;
    }
    current.boxes = boxes;
    const form = passage.text.slice(range.start, range.end);
    const finding: Finding = { entries, form, passage, range, boxes, point: lastPoint, isTouch };
    shown = card.show(finding) ? finding : undefined;
    if (shown) watch();
    wait(STOOD_MS, () => {
      if (shown === finding) note(finding, 0);
    });
  }

  /** Scripts change the page under a resting pointer without an event. */
  function watch(): void {
    stopWaiting = wait(isInMotion ? MOTION_WATCH_MS : WATCH_MS, () => {
      if (target && isLeftBehind(target) && !follow(target)) cancel();
      else watch();
    });
  }

  /** Finds the same word again at its position, where the page has written its text again: an answer that streams. */
  function adopt(current: Target): boolean {
    const { passage, range, point } = current;
    const now = range && !current.isSticky && findPassage(point);
    if (!now) return false;
    const shift = now.offset - passage.offset;
    const moved = { start: range.start + shift, end: range.end + shift };
    const found = now.getBoxes(moved.start, moved.end);
    const isThere = found.length > 0 && isNear(passage.box, now.box);
    if (!isThere || !isSamePart(passage.text, range, now.text, moved)) return false;
    Object.assign(current, { passage: now, range: moved, boxes: found });
    isInMotion = true;
    return true;
  }

  /** Keeps the visible card of a word that was written again. */
  function follow(current: Target): boolean {
    if (!shown || !card.isThere() || !adopt(current)) return false;
    const { passage, range, boxes } = current;
    Object.assign(shown, { passage, range, boxes });
    card.follow(shown);
    return true;
  }

  function isLeftBehind(current: Target): boolean {
    if (!card.isThere()) return true;
    const { node } = current.passage.source;
    // Checking a field would need another layout each time.
    if (node.nodeType !== Node.TEXT_NODE) return !node.isConnected;
    if (current.isSticky) return hasMoved(current);
    // A card in use stays.
    if (card.isUnder(lastPoint)) return false;
    return hasMoved(current) || !isSameWord(current, findPassage(current.point));
  }

  return {
    rest,
    async lookUp(passage, { point, isSticky = false, isTouch = false, ...way } = {}) {
      const { left, right, top, bottom } = passage.box;
      lastPoint = point ?? { x: (left + right) / 2, y: (top + bottom) / 2 };
      if (target && shown && isSame(target, passage)) return shown;
      cancel();
      const asked = { ...toTarget(passage, lastPoint), isSticky, isTouch };
      await start(asked, way);
      if (target !== asked) return undefined;
      asked.isSticky &&= shown !== undefined;
      return shown;
    },
    move(point) {
      isHeld(point);
      isEntered = card.isOn(point);
      if (!target || target.isSticky) return;
      isOnWay = card.isOnWay(lastPoint, point);
      lastPoint = point;
      if (target.boxes.some((box) => toDistance(point, box) <= SLACK)) return;
      if (isOnWay || card.isUnder(point)) return;
      cancel();
    },
    press(point) {
      isEntered = card.isOn(point);
      // Allow selecting text on the card.
      if (!card.isUnder(point)) cancel();
    },
    checkMoved() {
      if (target && hasMoved(target)) cancel();
    },
    cancel,
    dismiss() {
      cancel();
      held = lastPoint;
    },
    hold(isOn = true) {
      held = isOn ? {} : undefined;
    },
    getShown: () => shown,
    isAsked: () => target?.isSticky === true,
    enter() {
      isEntered = true;
    },
    isEntered: () => isEntered && shown !== undefined && card.isThere(),
  };
}
