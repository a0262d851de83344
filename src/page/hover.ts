import type { LookupResult } from '../model/lookup.ts';
import { type Box, type Point, toDistance } from './box.ts';
import type { LookUp } from './look-up.ts';
import type { Passage } from './passage.ts';

/** What the pointer rests on, from the moment that it is found until it is left. */
interface Target {
  passage: Passage;
  /** Where the glyph was found. */
  point: Point;
  /** Where the pointer may move without leaving it: the glyph, then the whole word once it is known. */
  boxes: Box[];
  /** What was found, as a part of the passage's text; undefined while the look-up runs and when it found nothing. */
  range: { start: number; end: number } | undefined;
  /** Asked for by more than a pointer's rest: it stays wherever the pointer goes. */
  isSticky: boolean;
  isTouch: boolean;
}

/** What to show: the answer, and the word as the page has it. */
export interface Finding {
  entries: LookupResult['entries'];
  /** As written on the page. */
  form: string;
  passage: Passage;
  /** Of the word in the passage's text. */
  range: { start: number; end: number };
  /** Of the word, a box a line. */
  boxes: Box[];
  point: Point;
  /** Whether a finger asked. */
  isTouch: boolean;
}

export interface HoverCard {
  /** Draws what is shown next, if the pointer stays: none shows then. */
  draw(entries: Finding['entries']): void;
  /** Shows what was drawn last, and marks its word. @returns Whether there was room to show it. */
  show(finding: Finding): boolean;
  hide(): void;
  /** Whether the pointer is on the card, or as good as on it. False while nothing is shown. */
  isUnder(point: Point): boolean;
  /** Whether a point is on the card itself, without the slack of `isUnder`. False while nothing is shown. */
  isOn(point: Point): boolean;
  /** Whether a movement is on the way to the card that shows. Each is to be told, as one along the card may be a part of it. */
  isOnWay(from: Point, to: Point): boolean;
  /** False, too, when the page has taken it away. */
  isThere(): boolean;
}

/** Everything that hovering needs, passed in. */
export interface HoverParts {
  findPassage(point: Point): Passage | undefined;
  lookUp: LookUp;
  card: HoverCard;
  /** Calls back after a time; gives the way to call it off. */
  wait(ms: number, done: () => void): () => void;
}

/** How a look-up is asked for that is no pointer's rest. */
export interface LookUpWay {
  /** Where the pointer or finger is; else the middle of the glyph. */
  point?: Point;
  isSticky?: boolean;
  isTouch?: boolean;
  /** The person named this very text by a selection, a command or a menu: every deck is asked before nothing is found. */
  isExplicit?: boolean;
}

export interface Hover {
  /** The pointer has come to rest. @param dwell - Waits until the card may show; false: it may not. It never rejects. */
  rest(point: Point, dwell: () => Promise<boolean>): void;
  /** Looks a passage up and shows it as soon as it can. @returns What it shows, once it does; undefined for nothing. */
  lookUp(passage: Passage, way?: LookUpWay): Promise<Finding | undefined>;
  /** The pointer has moved. */
  move(point: Point): void;
  /** A button was pressed, or is held while the pointer moves. */
  press(point: Point): void;
  /** The page may have moved under the pointer. */
  checkMoved(): void;
  /** Away with it, whatever is shown or under way. */
  cancel(): void;
  /** What the card shows now. */
  getShown(): Finding | undefined;
  /** Whether the person has moved the pointer onto the card that shows, or has touched it, and has not left it since. */
  isEntered(): boolean;
}

/** How far the pointer may stray beside a word that is shown, in pixels: hands tremble. */
const SLACK = 2;
/** How often a card that shows is held against the page. */
const WATCH_MS = 250;

/**
 * Decides what a resting pointer looks up and when the card comes and goes. The look-up is sent when the pointer comes to rest and runs
 * while the dwell does; whichever ends last shows the card. A target that was left is never shown.
 */
export function createHover({ findPassage, lookUp, card, wait }: HoverParts): Hover {
  let target: Target | undefined;
  let shown: Finding | undefined;
  let stopWaiting = () => {};
  let lastPoint: Point = { x: 0, y: 0 };
  /** A card that appears below a resting pointer is not entered: only a movement or a press does that. */
  let isEntered = false;

  function cancel(): void {
    target = undefined;
    stopWaiting();
    if (shown) card.hide();
    shown = undefined;
    isEntered = false;
  }

  function rest(point: Point, dwell: () => Promise<boolean>): void {
    lastPoint = point;
    if (card.isUnder(point)) return;
    const passage = findPassage(point);
    if (target && passage && isSame(target, passage)) return;
    // A card that was asked for stays until something else takes its place.
    if (!passage && target?.isSticky) return;
    cancel();
    if (!passage) return;
    void start(toTarget(passage, point), { dwell });
  }

  /** @param way.dwell - Absent: it was asked for, and nothing is waited for. */
  async function start(current: Target, way: { dwell?: () => Promise<boolean>; isExplicit?: boolean }): Promise<void> {
    target = current;
    // It runs while the background answers.
    const dwelling = way.dwell?.() ?? true;
    let result: LookupResult;
    try {
      result = await lookUp(current.passage, way.isExplicit);
    } catch {
      // Nothing is shown where nothing can be said.
      return;
    }
    if (target !== current) return;
    learnRange(current, result);
    card.draw(result.entries);
    if ((await dwelling) && target === current) show(current, result);
  }

  function show(current: Target, { entries }: LookupResult): void {
    const { passage, range, isSticky, isTouch } = current;
    if (!range || entries.length === 0) return;
    const boxes = passage.getBoxes(range.start, range.end);
    // Scrolled or redrawn away in the meantime.
    if (boxes.length === 0 || (!isSticky && !boxes.some((box) => toDistance(lastPoint, box) <= SLACK))) {
      cancel();
      return;
    }
    current.boxes = boxes;
    const form = passage.text.slice(range.start, range.end);
    const finding: Finding = { entries, form, passage, range, boxes, point: lastPoint, isTouch };
    shown = card.show(finding) ? finding : undefined;
    if (shown) watch();
  }

  /** Scripts change a page under a pointer at rest, and no event tells of it. */
  function watch(): void {
    stopWaiting = wait(WATCH_MS, () => {
      if (target && isLeftBehind(target)) cancel();
      else watch();
    });
  }

  function isLeftBehind(current: Target): boolean {
    if (!card.isThere()) return true;
    const { node } = current.passage.source;
    // A field would have to be laid out once more each time.
    if (node.nodeType !== Node.TEXT_NODE) return !node.isConnected;
    if (current.isSticky) return hasMoved(current);
    // A card that is being read or pressed stays.
    if (card.isUnder(lastPoint)) return false;
    return hasMoved(current) || !isSameWord(current, findPassage(current.point));
  }

  return {
    rest,
    async lookUp(passage, { point, isSticky = false, isTouch = false, isExplicit = false } = {}) {
      const { left, right, top, bottom } = passage.box;
      lastPoint = point ?? { x: (left + right) / 2, y: (top + bottom) / 2 };
      if (target && shown && isSame(target, passage)) return shown;
      cancel();
      const asked = { ...toTarget(passage, lastPoint), isSticky, isTouch };
      await start(asked, { isExplicit });
      return target === asked ? shown : undefined;
    },
    move(point) {
      isEntered = card.isOn(point);
      if (!target || target.isSticky) return;
      const isOnWay = card.isOnWay(lastPoint, point);
      lastPoint = point;
      if (target.boxes.some((box) => toDistance(point, box) <= SLACK)) return;
      if (isOnWay || card.isUnder(point)) return;
      cancel();
    },
    press(point) {
      isEntered = card.isOn(point);
      // Text on the card may be selected.
      if (!card.isUnder(point)) cancel();
    },
    checkMoved() {
      if (target && hasMoved(target)) cancel();
    },
    cancel,
    getShown: () => shown,
    isEntered: () => isEntered && shown !== undefined && card.isThere(),
  };
}

function toTarget(passage: Passage, point: Point): Target {
  return { passage, point, boxes: [passage.box], range: undefined, isSticky: false, isTouch: false };
}

function hasMoved({ passage, range, boxes }: Target): boolean {
  const { start, end } = range ?? { start: passage.offset, end: passage.offset + 1 };
  const [before] = boxes;
  const [now] = passage.getBoxes(start, end);
  return !before || !now || !isNear(before, now);
}

/** Whether what is found now is the word that was found. */
function isSameWord({ passage, range }: Target, now: Passage | undefined): boolean {
  if (!now || !range) return false;
  const offset = passage.findOffset(now.source);
  if (offset === undefined) return false;
  const { start, end } = range;
  const shift = now.offset - offset;
  return now.text.slice(start + shift, end + shift) === passage.text.slice(start, end);
}

function learnRange(target: Target, { range }: LookupResult): void {
  if (!range) return;
  const boxes = target.passage.getBoxes(range.start, range.end);
  if (boxes.length === 0) return;
  target.range = range;
  target.boxes = boxes;
}

/** Another glyph of the word that is known, or the same glyph again. */
function isSame({ passage, range }: Target, other: Passage): boolean {
  const offset = passage.findOffset(other.source);
  if (offset === undefined) return false;
  return range ? offset >= range.start && offset < range.end : offset === passage.offset;
}

function isNear(one: Box, other: Box): boolean {
  return Math.abs(one.left - other.left) < 1 && Math.abs(one.top - other.top) < 1;
}
