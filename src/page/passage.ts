import type { Box } from './box.ts';
import { toBoxes } from './boxes.ts';
import { gatherText, type Place } from './gather.ts';
import type { Glyph } from './glyph.ts';
import { findLanguage } from './page-language.ts';
import { findBoxed } from './text-flow.ts';

/** A stretch of the page's text with one glyph in it: what a look-up asks about, and where its answer stands on the screen. */
export interface Passage {
  /** At most 256 UTF-16 code units. */
  text: string;
  /** Place of the glyph in `text`. */
  offset: number;
  /** As the page writes it, or an ISO 639-3 code; undefined when the page does not say. */
  language: string | undefined;
  /** `text` with spaces instead of what the page declares to be in another language; absent where there is nothing of the kind. */
  ownText?: string | undefined;
  /** What the glyph was found in, and where in it. */
  source: { node: Node; offset: number };
  /** Around the glyph. */
  box: Box;
  /** True where lines run down the page. */
  isVertical: boolean;
  /** The selected range, where `text` is a selection; it follows the page. */
  selected?: Range;
  /** Whether an answer that stands for a part of `text` is wanted; absent: any. */
  accepts?(range: { start: number; end: number }): boolean;
  /** Finds the place in `text` of another passage's glyph; undefined when it lies outside. */
  findOffset(source: Passage['source']): number | undefined;
  /** The boxes of a part of `text` as it stands on the screen now, a box a line; empty when it is gone. */
  getBoxes(start: number, end: number): Box[];
  /** The same part as ranges of the page's text, a range a node; empty where the page gives none, as in a field. */
  getRanges(start: number, end: number): Range[];
}

/**
 * Whether there is a letter, number or mark in a text, or what may stand inside a word. The expression is made at the first call: that
 * takes a millisecond, which a page that is never pointed at need not wait.
 */
export function isOfWord(text: string): boolean {
  return /[\p{L}\p{M}\p{N}'’ʼ‘`´′＇\-‐‑·・]/u.test(text);
}

/** Gathers the text around a glyph; undefined for what is no letter, or none that can be read. */
export function findTextPassage(glyph: Glyph): Passage | undefined {
  const { node, start, end, box } = glyph;
  if (!isOfWord(node.substringData(start, end - start))) return undefined;
  const boxed = findBoxed(node);
  if (boxed && !isReadable(boxed)) return undefined;

  const { text, offset, places } = gatherText(node, start);
  const language = findLanguage(node);
  const ownText = toOwnText(text, places, language);
  return {
    text,
    offset,
    language,
    ...(ownText === text ? {} : { ownText }),
    source: { node, offset: start },
    box,
    isVertical: boxed !== undefined && /^(vertical|sideways)/.test(getComputedStyle(boxed).writingMode),
    findOffset: (source) => {
      const index = places.findIndex((place) => place.node === source.node && place.offset === source.offset);
      return index < 0 ? undefined : index;
    },
    getBoxes: (from, to) => toRanges(places.slice(from, to)).flatMap(toBoxes),
    getRanges: (from, to) => toRanges(places.slice(from, to)),
  };
}

function toOwnText(text: string, places: readonly Place[], language: string | undefined): string {
  const isOwn = new Map<Node, boolean>();
  for (const { node } of places) if (!isOwn.has(node)) isOwn.set(node, findLanguage(node) === language);
  return Array.from(places, ({ node }, index) => (isOwn.get(node) ? text.charAt(index) : ' ')).join('');
}

/** Text that is drawn, and not drawn as dots. */
function isReadable(element: Element): boolean {
  if (element.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true }) === false) return false;
  const security = getComputedStyle(element).getPropertyValue('-webkit-text-security');
  return security === '' || security === 'none';
}

/** A part of one text node; `end` is exclusive. */
interface Run {
  node: Text;
  start: number;
  end: number;
}

/** Node by node: what was left out between two nodes, such as a ruby reading, is no part of the word. */
function toRuns(places: readonly Place[]): Run[] {
  const runs: Run[] = [];
  for (const { node, offset } of places) {
    const last = runs.at(-1);
    if (last?.node === node) last.end = offset + 1;
    else runs.push({ node, start: offset, end: offset + 1 });
  }
  return runs;
}

function toRanges(places: readonly Place[]): Range[] {
  return toRuns(places).flatMap(({ node, start, end }) => {
    // The page may have taken the text away since, or shortened it.
    if (!node.isConnected || end > node.length) return [];
    const range = new Range();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [range];
  });
}
