import type { TextRange } from '../model/text-range.ts';
import { type Box, isInside, type Point } from './box.ts';
import { toBoxes } from './boxes.ts';
import { findClusterIn } from './cluster.ts';
import { hasInside, isMatching, read } from './dom.ts';
import { type FindShadowRoot, findHit, type Hit } from './shadow.ts';
import { findBoxed, isPainted, isTransparent, isVisibleText } from './text-flow.ts';

/** Longest text node searched where the browser finds no letter, in UTF-16 code units. */
export const MAX_TEXT_NODE_LENGTH = 10_000;

/** Most elements at a point that are searched for text below them. */
export const MAX_COVER_LAYERS = 8;

/** Most text nodes searched in each of these elements. */
export const MAX_COVERED_TEXT_NODES = 32;

/** One character on the page with its combining marks: a range of the text of `node`. */
export interface Glyph extends TextRange {
  node: Text;
  box: Box;
}

/** The browser's caret position nearest to the point: in a text node, or in the value of a text field. */
export interface CaretHit {
  node: Node;
  offset: number;
}

/**
 * Finds the character that is actually rendered at a point.
 *
 * The browser's caret functions always return a position, however far away. A character counts only if the point lies in one of its own
 * rectangles and if its element is the one under the pointer.
 */
export function findGlyph(point: Point, { hit, caret }: Sight): Glyph | undefined {
  const near = (caret && findNear(caret, point, hit)) ?? undefined;
  if (near && isVisibleText(near.node)) return near;
  const scope = hit.roots.at(-1) ?? document;
  // An invisible layer does not hide the text below it. Text that is only transparent may label a picture.
  const findSeen = (node: Text) => (isVisibleText(node) ? findIn(node, point) : undefined);
  return findTextUnderCover(point, scope, findSeen) ?? near ?? findTextUnderCover(point, scope, findIn);
}

/** The browser's caret position at a point. */
export interface Sight {
  hit: Hit;
  caret: CaretHit | null;
}

export function look(point: Point, findShadowRoot: FindShadowRoot): Sight {
  const hit = findHit(point, findShadowRoot);
  return { hit, caret: findCaret(point, hit.roots) };
}

function findCaret(point: Point, shadowRoots: ShadowRoot[]): CaretHit | null {
  if (import.meta.env.FIREFOX || document.caretPositionFromPoint) {
    const position = document.caretPositionFromPoint(point.x, point.y, { shadowRoots });
    return position && { node: position.offsetNode, offset: position.offset };
  }
  // Chrome 120 to 127 does not look into shadow roots.
  const range = document.caretRangeFromPoint(point.x, point.y);
  return range && { node: range.startContainer, offset: range.startOffset };
}

/** Past the middle of a character the caret is after it. At the end of a node the character may be in the next one. */
function findNear({ node, offset }: CaretHit, point: Point, hit: Hit): Glyph | undefined {
  if (node.nodeType !== Node.TEXT_NODE) return undefined;
  const text = node as Text;
  const glyph =
    findAt(text, offset, point) ??
    findAt(text, offset - 1, point) ??
    (offset === text.length ? findIn(findNeighbour(text, 'nextNode'), point) : undefined) ??
    (offset === 0 ? findIn(findNeighbour(text, 'previousNode'), point) : undefined);
  return glyph && isTouched(glyph.node, hit) ? glyph : undefined;
}

/** Clipped text still has rectangles, but another element is under the pointer there. */
function isTouched(text: Text, { elements }: Hit): boolean {
  const box = findBoxed(text);
  // For text at the top of a shadow root, the host is the element under the pointer.
  if (!box) return true;
  return elements.some((element) => hasInside(box, element)) || getComputedStyle(box).pointerEvents === 'none';
}

export function findNeighbour(text: Text, step: 'nextNode' | 'previousNode'): Text | undefined {
  const walker = read(document, 'createTreeWalker').call(document, text.getRootNode(), NodeFilter.SHOW_TEXT);
  walker.currentNode = text;
  return (walker[step]() as Text | null) ?? undefined;
}

function findAt(node: Text, offset: number, point: Point): Glyph | undefined {
  if (offset < 0 || offset >= node.length) return undefined;
  const cluster = findClusterIn(node, offset);
  const box = findBox(node, cluster, point);
  return box && { node, ...cluster, box };
}

/** Finds a character by binary search over the text, if the caret functions do not help. */
export function findIn(node: Text | undefined, point: Point): Glyph | undefined {
  if (!node || !findBox(node, { start: 0, end: node.length }, point)) return undefined;
  let start = 0;
  let end = node.length;
  while (end - start > 1) {
    const middle = (start + end) >> 1;
    if (findBox(node, { start, end: middle }, point)) end = middle;
    else start = middle;
  }
  return findAt(node, start, point);
}

function findBox(node: Text, { start, end }: TextRange, point: Point): Box | undefined {
  const range = new Range();
  range.setStart(node, start);
  range.setEnd(node, end);
  return toBoxes(range).find((box) => isInside(point, box));
}

/** An SVG root is the hit target only where it draws nothing. */
const OPAQUE = 'img,picture,video,canvas,iframe,embed,object,input,textarea,select,svg *,progress,meter';

/**
 * Searches for text below transparent overlays, such as a link stretched over a whole teaser, and in elements that the caret functions skip
 * (`user-select: all`).
 *
 * @param find - Searches one text node.
 */
export function findTextUnderCover<Found>(
  point: Point,
  scope: DocumentOrShadowRoot,
  find: (node: Text, point: Point) => Found | undefined,
): Found | undefined {
  for (const element of scope.elementsFromPoint(point.x, point.y).slice(0, MAX_COVER_LAYERS)) {
    const found = findInText(element, (node) => find(node, point));
    if (found) return found;
    if (!isSeeThrough(element)) return undefined;
  }
  return undefined;
}

function findInText<Found>(element: Element, find: (node: Text) => Found | undefined): Found | undefined {
  let looked = 0;
  for (let child = read(element, 'firstChild'); child && looked < MAX_COVERED_TEXT_NODES; child = child.nextSibling) {
    if (child.nodeType !== Node.TEXT_NODE || (child as Text).length > MAX_TEXT_NODE_LENGTH) continue;
    looked++;
    const found = find(child as Text);
    if (found) return found;
  }
  return undefined;
}

export function isSeeThrough(element: Element): boolean {
  const style = getComputedStyle(element);
  if (!isPainted(element)) return true;
  if (isMatching(element, OPAQUE)) return false;
  return style.backgroundImage === 'none' && isTransparent(style.backgroundColor);
}
