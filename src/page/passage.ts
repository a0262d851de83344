import type { TextRange } from '../model/text-range.ts';
import type { Box } from './box.ts';
import { toBoxes } from './boxes.ts';
import { gatherText, type Joining, type TextPosition } from './gather.ts';
import type { Glyph } from './glyph.ts';
import { findLanguage } from './page-language.ts';
import { findBoxed, isPainted } from './text-flow.ts';

/** A stretch of the page's text around one glyph: the content of a lookup, and the screen position of its answer. */
export interface Passage {
  /** At most 256 UTF-16 code units. */
  text: string;
  /** Offset of the glyph in `text`. */
  offset: number;
  /** As the page writes it, or an ISO 639-3 code; undefined if the page declares none. */
  language: string | undefined;
  /** `text` with parts of other declared languages replaced by spaces; absent if there are none. */
  ownText?: string | undefined;
  /** The node of the glyph, and its offset there. */
  source: { node: Node; offset: number };
  /** Box of the glyph. */
  box: Box;
  /** True for vertical text. */
  isVertical: boolean;
  /** The selected range, if `text` is a selection. It follows changes of the page. */
  selected?: Range;
  /** Another way to read the same place, tried if no deck has a word of this one. Its text may be the same. */
  otherwise?(): Passage | undefined;
  /** Filters answers that cover a part of `text`; absent: all are accepted. */
  accepts?(range: TextRange): boolean;
  /** Finds the offset in `text` of another passage's glyph; undefined if it lies outside. */
  findOffset(source: Passage['source']): number | undefined;
  /** The current boxes of a part of `text` on the screen, one per line; empty if it is gone. */
  getBoxes(start: number, end: number): Box[];
  /** The same part as ranges of the page's text, one per node; empty if there are none, as in a field. */
  getRanges(start: number, end: number): Range[];
}

/**
 * Decides whether a text contains a letter, number, mark, or a character that can occur inside a word. The expression is compiled on the first
 * call, which takes a millisecond that other pages should not pay.
 */
export function isOfWord(text: string): boolean {
  return /[\p{L}\p{M}\p{N}'’ʼ‘`´′＇\-‐‑·・]/u.test(text);
}

/**
 * Gathers the text around a glyph; undefined if it is not a readable letter. Its `otherwise` joins the pieces of words more strictly.
 */
export function findTextPassage(glyph: Glyph, joining: Joining = 'loose'): Passage | undefined {
  const { node, start, end, box } = glyph;
  if (!isOfWord(node.substringData(start, end - start))) return undefined;
  const boxed = findBoxed(node);
  if (boxed && !isReadable(boxed)) return undefined;

  const { text, offset, positions, isJoined } = gatherText(node, start, joining);
  const language = findLanguage(node);
  const ownText = toOwnText(text, positions, language);
  return {
    text,
    offset,
    language,
    ...(ownText === text ? {} : { ownText }),
    ...(isJoined && joining !== 'strict'
      ? { otherwise: () => findTextPassage(glyph, joining === 'loose' ? 'tight' : 'strict') }
      : {}),
    source: { node, offset: start },
    box,
    isVertical: boxed !== undefined && /^(vertical|sideways)/.test(getComputedStyle(boxed).writingMode),
    findOffset: (source) => {
      const index = positions.findIndex(
        (position) => position.node === source.node && position.offset === source.offset,
      );
      return index < 0 ? undefined : index;
    },
    getBoxes: (from, to) => toRanges(positions.slice(from, to)).flatMap(toBoxes),
    getRanges: (from, to) => toRanges(positions.slice(from, to)),
  };
}

function toOwnText(text: string, positions: readonly TextPosition[], language: string | undefined): string {
  const isOwn = new Map<Node, boolean>();
  for (const { node } of positions) if (!isOwn.has(node)) isOwn.set(node, findLanguage(node) === language);
  return Array.from(positions, ({ node }, index) => (isOwn.get(node) ? text.charAt(index) : ' ')).join('');
}

/** Whether the text is visible and not masked with dots. */
function isReadable(element: Element): boolean {
  if (!isPainted(element)) return false;
  const security = getComputedStyle(element).getPropertyValue('-webkit-text-security');
  return security === '' || security === 'none';
}

/** A part of one text node. */
interface Run extends TextRange {
  node: Text;
}

/** One range per node: skipped content between two nodes, such as a ruby reading, does not belong to the word. */
function toRuns(positions: readonly TextPosition[]): Run[] {
  const runs: Run[] = [];
  for (const { node, offset } of positions) {
    const last = runs.at(-1);
    if (last?.node === node) last.end = offset + 1;
    else runs.push({ node, start: offset, end: offset + 1 });
  }
  return runs;
}

function toRanges(positions: readonly TextPosition[]): Range[] {
  return toRuns(positions).flatMap(({ node, start, end }) => {
    // The page may have removed or shortened the text since then.
    if (!node.isConnected || end > node.length) return [];
    const range = new Range();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [range];
  });
}
