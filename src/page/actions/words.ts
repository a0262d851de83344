import { createSegmenter } from '../../language/create-segmenter.ts';
import type { TextRange } from '../../model/text-range.ts';
import { type Box, toHull } from '../box.ts';
import type { EditableField } from '../field.ts';
import type { TextPosition } from '../gather.ts';
import type { PageCore } from '../hover-parts.ts';
import type { Passage } from '../passage.ts';
import { findFieldPassageAt, findSelectedInField } from './field-passage.ts';
import { isLetterAt, LETTER } from './letters.ts';
import { findSelection } from './selection-passage.ts';
import { isInView } from './view.ts';

/** Most nodes searched for the next word by key, because pages hide many of them. */
export const MAX_PASSED_NODES = 5_000;

/** The word at a passage's glyph, as segmented for the language. */
export function findWordRange({ text, offset, language }: Passage): TextRange {
  for (const { index, segment } of createSegmenter(language, 'word').segment(text)) {
    if (index + segment.length > offset) return { start: index, end: index + segment.length };
  }
  return { start: offset, end: offset + 1 };
}

/**
 * Finds the next or previous visible letter from a position.
 *
 * @returns `undefined` at the end of the page.
 */
export function findLetter(
  core: PageCore,
  from: { node: Node; offset: number },
  step: 1 | -1,
): TextPosition | undefined {
  const walker = document.createTreeWalker(from.node.getRootNode(), NodeFilter.SHOW_TEXT);
  const begin = toTextPosition(from);
  walker.currentNode = begin.node;
  let { offset } = begin;
  for (let looked = 0; looked < MAX_PASSED_NODES; looked++) {
    const node = walker.currentNode as Text;
    const isText = node.nodeType === Node.TEXT_NODE;
    for (let index = step > 0 ? offset : offset - 1; isText && index >= 0 && index < node.length; index += step) {
      if (isLetterAt(node.data, index) && findBox(core, { node, offset: index })) return { node, offset: index };
    }
    if (!(step > 0 ? walker.nextNode() : walker.previousNode())) return undefined;
    offset = step > 0 ? 0 : (walker.currentNode as Text).length;
  }
  return undefined;
}

/** Converts a position between an element's children to a text position. */
function toTextPosition({ node, offset }: { node: Node; offset: number }): { node: Node; offset: number } {
  if (node.nodeType === Node.TEXT_NODE) return { node, offset };
  const child = node.childNodes[offset];
  if (child) return { node: child, offset: 0 };
  let last = node;
  while (last.lastChild) last = last.lastChild;
  return { node: last, offset: last.textContent?.length ?? 0 };
}

/** The box of one character; undefined if it is not rendered. */
function findBox({ parts }: PageCore, { node, offset }: TextPosition): Box | undefined {
  const parent = node.parentElement;
  if (!parent || parent.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true }) === false) return undefined;
  const range = node.ownerDocument.createRange();
  const { start, end } = parts.findClusterIn(node, offset);
  range.setStart(node, start);
  range.setEnd(node, end);
  const boxes = parts.toBoxes(range);
  return boxes.length > 0 ? toHull(boxes) : undefined;
}

/** The passage around a letter, after scrolling it into view. */
export function findPassageAt(core: PageCore, letter: TextPosition): Passage | undefined {
  bringIntoView(core, letter);
  return findPassageOf(core, letter);
}

function bringIntoView(core: PageCore, { node, offset }: TextPosition): void {
  const seen = core.parts.getView();
  const box = findBox(core, { node, offset });
  if (box && (box.top < seen.top || box.bottom > seen.bottom)) {
    node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
}

/** The passage around a letter, in view or not. */
export function findPassageOf(core: PageCore, { node, offset }: TextPosition): Passage | undefined {
  const box = findBox(core, { node, offset });
  return box && core.parts.findTextPassage({ node, start: offset, end: offset + 1, box });
}

/** The caret: between two characters of the text or of a readable field. */
export interface ReadingCaret {
  node: Text | EditableField;
  offset: number;
}

export function findCaret(core: PageCore): ReadingCaret | undefined {
  const { parts } = core;
  const focus = parts.findFocus(core.findShadowRoot);
  if (focus && parts.isReadableField(focus)) {
    return { node: focus, offset: findSelectedInField(focus)?.start ?? focus.selectionStart ?? 0 };
  }
  const selection = findSelection(core);
  const node = selection?.focusNode;
  if (selection && node?.nodeType === Node.TEXT_NODE) return { node: node as Text, offset: selection.focusOffset };
  if (selection && node && !selection.isCollapsed) {
    // Whole elements are selected, for example by a triple click.
    const position = toTextPosition({ node, offset: selection.focusOffset });
    if (position.node.nodeType === Node.TEXT_NODE) return { node: position.node as Text, offset: position.offset };
  }
  return focus && findFirstIn(core, focus);
}

/** The first letter of the focused element, such as a link; undefined if it is out of view. */
function findFirstIn(core: PageCore, focus: Element): TextPosition | undefined {
  if (focus === document.body) return undefined;
  const node = document.createTreeWalker(focus, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
  const offset = node ? node.data.search(LETTER) : -1;
  const box = node && offset >= 0 ? findBox(core, { node, offset }) : undefined;
  return node && box && isInView(box, core.parts.getView()) ? { node, offset } : undefined;
}

/**
 * The passage at the caret; undefined if there is no word.
 *
 * @param step - If there is no word, continues to the next or previous one.
 */
export function findCaretPassage(core: PageCore, step?: 1 | -1): Passage | undefined {
  const caret = findCaret(core);
  if (!caret) return undefined;
  const { node, offset } = caret;
  if ('value' in node) {
    const { length } = node.value;
    return length === 0 ? undefined : findFieldPassageAt(core, node, Math.min(offset, length - 1));
  }
  // A caret after the last letter still belongs to the word.
  const letter = [offset, offset - 1].find((each) => LETTER.test(node.data.charAt(each)));
  const next = step && letter === undefined ? findLetter(core, { node, offset }, step) : undefined;
  const position = letter === undefined ? next : { node, offset: letter };
  return position && findPassageAt(core, position);
}

/** The first letter on the screen. */
export function findFirstOnScreen(core: PageCore): TextPosition | undefined {
  const seen = core.parts.getView();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let looked = 0; looked < MAX_PASSED_NODES && walker.nextNode(); looked++) {
    const node = walker.currentNode as Text;
    const offset = node.data.search(LETTER);
    const box = offset < 0 ? undefined : findBox(core, { node, offset });
    if (box && box.top >= seen.top && box.bottom <= seen.bottom) return { node, offset };
  }
  return undefined;
}
