import type { Point } from './box.ts';
import { read } from './dom.ts';
import type { TextPosition } from './gather.ts';
import type { Glyph } from './glyph.ts';
import type { Passage } from './passage.ts';
import { type FindShadowRoot, findParent } from './shadow.ts';
import { findBoxed } from './text-flow.ts';

/** Where a word continues: `offset` is its first letter there, or the end of its last one if the word continues backward. */
export interface Continuation extends TextPosition {
  /** Whether a line ends between, with a hyphen. */
  isHyphenated: boolean;
}

/** The edge of the text around a glyph, when the glyph's word reaches it. */
export interface Edge {
  /** The outermost letter so far. */
  position: TextPosition;
  isForward: boolean;
  /** The letters so far, as they are read. */
  text: string;
  /** Whether to join letters that are as far from each other as words may be. */
  isLoose: boolean;
}

/** Finds text in unusual layouts. Few pages need it, so it is loaded on first use (`entrypoints/hover-pieces`). */
export interface Pieces {
  findContinuation(edge: Edge): Continuation | undefined;
  /** A reading leads to the word that it stands above, or if no deck has that, to itself. */
  findReadingPassage(
    reading: Glyph,
    point: Point,
    findTextPassage: (glyph: Glyph) => Passage | undefined,
  ): Passage | undefined;
  findCaption(point: Point, elements: readonly Element[], findShadowRoot: FindShadowRoot): Glyph | undefined;
}

declare global {
  /** Set by that script, in the isolated world only. */
  var waywordPieces: Pieces | undefined;
}

let load = () => {};

/** @param loader - Loads them; called at each use until they are loaded. */
export function setPiecesLoader(loader: () => void): void {
  load = loader;
}

/** Undefined until they are loaded, which this starts. */
export function usePieces(): Pieces | undefined {
  if (!globalThis.waywordPieces) load();
  return globalThis.waywordPieces;
}

const IN_LINE = /^(inline-|ruby|table|flex|grid)/;

/** Whether a text has an unusual box: placed by the page, or in a line with others. */
export function isBoxedApart(text: Text): boolean {
  let element = findBoxed(text);
  for (let levels = 0; element && levels < 3; levels++, element = findParent(element)) {
    const { position, display } = getComputedStyle(element);
    if (IN_LINE.test(display) || /^(absolute|fixed)$/.test(position)) return true;
    // Its parent may lay it out in a line.
    if (levels > 0 && display !== 'inline') return false;
  }
  return false;
}

/** Whether text may be a reading of other text. */
export function mayBeReading(text: Text): boolean {
  return (
    text.length <= 16 &&
    ((text.parentElement !== null && read(text.parentElement, 'closest').call(text.parentElement, 'rt,rtc') !== null) ||
      isBoxedApart(text))
  );
}
