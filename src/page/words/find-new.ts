import { read, toBounds } from '../dom.ts';
import type { FindShadowRoot } from '../shadow.ts';
import { isPainted } from '../text-flow.ts';
import type { Classifier } from './classifier.ts';
import { listRuns } from './list-runs.ts';
import { type TextRun, toStaticRange } from './text-runs.ts';
import { findMark } from './word-marks.ts';

interface Position {
  node: Node;
  offset: number;
}

/**
 * Finds the next or previous new word among those that are marked.
 *
 * @param from - Where to begin. Undefined: at the caret if its text is on the screen, otherwise with what is on the screen.
 * @returns Its first letter; undefined if there is no such word.
 */
export type FindNew = (from: Position | undefined, step: 1 | -1) => Promise<{ node: Text; offset: number } | undefined>;

interface FindNewParts {
  findShadowRoot: FindShadowRoot;
  classifier: Classifier;
  /** Whether all new words are marked, or only those that come next. */
  hasNew: () => boolean;
}

/** Blocks that are asked for at a time: the next new word is seldom far. */
const RUNS_AT_ONCE = 8;

export function createFindNew({ findShadowRoot, classifier, hasNew }: FindNewParts): FindNew {
  /** The new words of a run, in the order of the step. */
  function listNew(run: TextRun, step: 1 | -1) {
    const { words = [], reach = {} } = classifier.find(run) ?? {};
    const found = words.filter(({ word }) => word.class === 'new' && findMark(word, reach, hasNew()));
    return step > 0 ? found : found.reverse();
  }

  /** The first new word of a run that somebody sees. @param at - Words before this offset are passed; undefined: those off the screen. */
  function findIn(run: TextRun, step: 1 | -1, at: number | undefined) {
    const isPassed = (start: number, end: number) => at !== undefined && (step > 0 ? start < at : end > at);
    for (const { start, end } of listNew(run, step)) {
      const range = isPassed(start, end) ? undefined : toStaticRange(run, start, end);
      const box = range && findBox(range);
      if (box && (at !== undefined || isAhead(box, step)))
        return { node: range.startContainer as Text, offset: range.startOffset };
    }
    return undefined;
  }

  return async (given, step) => {
    const from = given ?? findCaret();
    const runs = await listRuns(findShadowRoot);
    const place = from && findPlace(runs, from);
    // Towards the end of the page, or towards its beginning.
    const ordered = step > 0 ? runs.slice(place?.index) : runs.slice(0, place && place.index + 1).reverse();
    for (const [index, run] of ordered.entries()) {
      if (!place && !isAhead(toBounds(run.block), step)) continue;
      if (!classifier.find(run)) await classifier.load(ordered.slice(index, index + RUNS_AT_ONCE));
      // The whole of the other runs lies beyond the place.
      const isFirst = place !== undefined && run === runs[place.index];
      const found = findIn(run, step, isFirst ? place.at : place && (step > 0 ? 0 : run.text.length));
      if (found) return found;
    }
    return undefined;
  };
}

/** The caret, or the end of the selection. */
function findCaret(): Position | undefined {
  const { focusNode: node, focusOffset: offset } = getSelection() ?? {};
  const parent = node && read(node, 'parentElement');
  if (!parent || offset === undefined) return undefined;
  const box = toBounds(parent);
  return isAhead(box, 1) && isAhead(box, -1) ? { node, offset } : undefined;
}

/** Where a position is among the runs: in one of them, or before the first that follows it. */
function findPlace(runs: readonly TextRun[], { node, offset }: Position): { index: number; at: number } {
  for (const [index, { pieces }] of runs.entries()) {
    const piece = pieces.find((each) => each.node === node);
    if (piece) return { index, at: piece.at + offset };
  }
  const isBefore = ({ pieces: [first] }: TextRun) =>
    first && (read(node, 'compareDocumentPosition').call(node, first.node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const index = runs.findIndex(isBefore);
  return { index: index < 0 ? runs.length : index, at: 0 };
}

/** Undefined for a hidden word. */
function findBox(range: StaticRange): DOMRect | undefined {
  const parent = read(range.startContainer, 'parentElement');
  if (parent && !isPainted(parent)) return undefined;
  const live = document.createRange();
  live.setStart(range.startContainer, range.startOffset);
  live.setEnd(range.endContainer, range.endOffset);
  return live.getClientRects()[0];
}

/** Whether a box lies on the screen, or where a step comes later. */
const isAhead = ({ top, bottom }: DOMRect, step: 1 | -1) => (step > 0 ? bottom > 0 : top < innerHeight);
