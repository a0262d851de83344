import type { PageCore } from '../core.ts';
import type { Passage } from '../passage.ts';

/** Longest selection that is looked up, in UTF-16 code units: a phrase, not a paragraph. */
const MAX_LENGTH = 100;

/** Gathers what is selected, as it stands; undefined where it is nothing that a deck could have. */
export function findSelectionPassage({ view, parts }: PageCore): Passage | undefined {
  const { findLanguage, toBoxes } = parts;
  const selection = view.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const text = selection.toString().replace(/\s+/g, ' ').trim();
  const offset = text.search(/[\p{L}\p{N}]/u);
  if (offset < 0 || text.length > MAX_LENGTH) return undefined;
  // A copy: the selection's own follows the page.
  const range = selection.getRangeAt(0).cloneRange();
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
    accepts: (found) => coversAll(text, found),
    findOffset: () => undefined,
    getBoxes: () => (isHere() ? toBoxes(range) : []),
    // The browser shows by itself what is selected.
    getRanges: () => [],
  };
}

/** Whether nothing that can be read is left out of a text. */
function coversAll(text: string, { start, end }: { start: number; end: number }): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(0, start) + text.slice(end));
}
