import type { TextRange } from '../../model/text-range.ts';
import type { EditableField } from '../field.ts';
import type { PageCore } from '../hover-parts.ts';
import type { Passage } from '../passage.ts';
import { findFieldPassageAt, findSelectedInField } from './field-passage.ts';
import { LETTER } from './letters.ts';

/** Longest selection to look up, in UTF-16 code units: a phrase, not a paragraph. */
export const MAX_SELECTION_LENGTH = 100;

/** Gathers the selected text; undefined if no deck could contain it. */
export function findSelectionPassage(core: PageCore): Passage | undefined {
  const { findFocus, findLanguage, isReadableField, toBoxes } = core.parts;
  const focus = findFocus(core.findShadowRoot);
  if (focus && isReadableField(focus)) return findInField(core, focus);
  const selection = findSelection(core);
  if (!selection || selection.rangeCount === 0) return undefined;
  // Copy the range, because the selection's own range changes with the page.
  const range = selection.getRangeAt(0).cloneRange();
  // Do not use the selection, which is always collapsed inside a shadow root in Chrome 120.
  if (range.collapsed) return undefined;
  const text = selection.toString().replace(/\s+/g, ' ').trim();
  const offset = text.search(LETTER);
  if (offset < 0 || text.length > MAX_SELECTION_LENGTH) return undefined;
  const [box] = toBoxes(range);
  if (!box) return undefined;
  const { startContainer: node, startOffset } = range;
  const isHere = () => node.isConnected;
  return {
    text,
    offset,
    language: findLanguage(node),
    source: { node, offset: startOffset },
    box,
    isVertical: false,
    selected: range,
    accepts: (found) => coversAll(text, found),
    findOffset: () => undefined,
    getBoxes: () => (isHere() ? toBoxes(range) : []),
    // The browser already highlights the selection.
    getRanges: () => [],
  };
}

function findInField(core: PageCore, field: EditableField): Passage | undefined {
  const selected = findSelectedInField(field);
  if (!selected || selected.text.length > MAX_SELECTION_LENGTH) return undefined;
  const around = findFieldPassageAt(core, field, selected.start);
  if (!around) return undefined;
  const { offset } = around;
  const text = around.text.slice(offset, offset + selected.text.length);
  return {
    ...around,
    text,
    offset: 0,
    accepts: (found) => coversAll(text, found),
    findOffset: () => undefined,
    getBoxes: (start, end) => around.getBoxes(offset + start, offset + end),
  };
}

/** Whether a text contains everything readable of the selection. */
function coversAll(text: string, { start, end }: TextRange): boolean {
  return !LETTER.test(text.slice(0, start) + text.slice(end));
}

/** Chrome's method; Firefox includes shadow roots by default. */
interface SelectingRoot {
  getSelection?(): Selection | null;
}

/** Finds the selection or caret, including shadow roots, for which Chrome's document selection reports only the host. */
export function findSelection({ view, findShadowRoot }: PageCore): Selection | null {
  let selection = view.getSelection();
  while (selection?.isCollapsed && selection.anchorNode) {
    const host = selection.anchorNode.childNodes[selection.anchorOffset];
    const root = host?.nodeType === Node.ELEMENT_NODE ? findShadowRoot(host as Element) : null;
    const inner = (root as SelectingRoot | null)?.getSelection?.();
    if (!inner?.anchorNode) break;
    selection = inner;
  }
  return selection;
}
