import type { LookupResult } from '../messaging/views.ts';
import { type Box, isInside, type Point } from './box.ts';
import type { Passage } from './passage.ts';

/** What the pointer rests on, from the moment that it is found until it is left. */
interface Target {
  passage: Passage;
  /** Where the pointer may move without leaving it: the glyph, then the whole word once it is known. */
  boxes: Box[];
  /** What was found, as a part of the passage's text; undefined while the look-up runs and when it found nothing. */
  range: { start: number; end: number } | undefined;
}

/** What to show: the answer, and the word as the page has it. */
export interface Finding {
  entries: LookupResult['entries'];
  /** As written on the page. */
  form: string;
  passage: Passage;
  /** Of the word, a box a line. */
  boxes: Box[];
  point: Point;
}

export interface HoverCard {
  /** @returns Whether there was room to show it. */
  show(finding: Finding): boolean;
  hide(): void;
  /** Whether the pointer is on the card or on its way to it from the word. False while nothing is shown. */
  isUnder(point: Point): boolean;
}

/** Everything that hovering needs, passed in. */
export interface HoverParts {
  findPassage(point: Point): Passage | undefined;
  define(passage: Passage): Promise<LookupResult>;
  card: HoverCard;
  /** Calls back after a time; gives the way to call it off. */
  wait(ms: number, done: () => void): () => void;
  /** How long the pointer rests on a word before the card shows, counted from `rest`. */
  dwellMs: number;
}

export interface Hover {
  /** The pointer has come to rest. */
  rest(point: Point): void;
  /** The pointer has moved. */
  move(point: Point): void;
  /** A button was pressed, or is held while the pointer moves. */
  press(point: Point): void;
  /** The page may have moved under the pointer. */
  checkMoved(): void;
  /** Away with it, whatever is shown or under way. */
  cancel(): void;
}

/** How far the pointer may stray beside a word that is shown, in pixels: hands tremble. */
const SLACK = 2;

/**
 * Decides what a resting pointer looks up and when the card comes and goes. The look-up is sent when the pointer comes to rest and runs
 * while the dwell does; whichever ends last shows the card. A target that was left is never shown.
 */
export function createHover({ findPassage, define, card, wait, dwellMs }: HoverParts): Hover {
  let target: Target | undefined;
  let isShown = false;
  let stopWaiting = () => {};
  let lastPoint: Point = { x: 0, y: 0 };

  function cancel(): void {
    target = undefined;
    stopWaiting();
    if (isShown) card.hide();
    isShown = false;
  }

  function rest(point: Point): void {
    lastPoint = point;
    if (isShown && card.isUnder(point)) return;
    const passage = findPassage(point);
    if (target && passage && isSame(target, passage)) return;
    cancel();
    if (passage) start(passage);
  }

  function start(passage: Passage): void {
    const current: Target = { passage, boxes: [passage.box], range: undefined };
    target = current;
    let result: LookupResult | undefined;
    let isDwellOver = false;
    const showWhenReady = () => {
      if (target === current && result && isDwellOver) show(current, result);
    };
    stopWaiting = wait(dwellMs, () => {
      isDwellOver = true;
      showWhenReady();
    });
    void define(passage).then(
      (answer) => {
        result = answer;
        if (target === current) learnRange(current, answer);
        showWhenReady();
      },
      // Nobody asked for this word with more than a glance: nothing is shown.
      () => {},
    );
  }

  function show(current: Target, { entries }: LookupResult): void {
    const { passage, range } = current;
    if (!range || entries.length === 0) return;
    const boxes = passage.getBoxes(range.start, range.end);
    // Scrolled or redrawn away in the meantime.
    if (!boxes.some((box) => isInside(lastPoint, box, SLACK))) {
      cancel();
      return;
    }
    current.boxes = boxes;
    const form = passage.text.slice(range.start, range.end);
    isShown = card.show({ entries, form, passage, boxes, point: lastPoint });
  }

  return {
    rest,
    move(point) {
      lastPoint = point;
      if (!target) return;
      if (target.boxes.some((box) => isInside(point, box, SLACK))) return;
      if (isShown && card.isUnder(point)) return;
      cancel();
    },
    press(point) {
      // Text on the card may be selected.
      if (!isShown || !card.isUnder(point)) cancel();
    },
    checkMoved() {
      if (!target) return;
      const { passage, range, boxes } = target;
      const [before] = boxes;
      const [now] = range
        ? passage.getBoxes(range.start, range.end)
        : passage.getBoxes(passage.offset, passage.offset + 1);
      if (!before || !now || !isNear(before, now)) cancel();
    },
    cancel,
  };
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
