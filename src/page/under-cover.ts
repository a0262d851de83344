import { MAX_COVER_LAYERS, MAX_COVERED_TEXT_NODES, MAX_TEXT_NODE_LENGTH } from '../model/limits.ts';
import type { Point } from './box.ts';
import { isMatching, read } from './dom.ts';
import { isPainted, isTransparent } from './text-flow.ts';

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
