import type { Point } from '../box.ts';
import { hasInside, read } from '../dom.ts';
import { findIn, type Glyph, isSeeThrough, MAX_TEXT_NODE_LENGTH } from '../glyph.ts';
import { type FindShadowRoot, findParent } from '../shadow.ts';
import { findBoxed, isVisibleText } from '../text-flow.ts';

/** Most elements searched for text over a picture or film. */
export const MAX_CAPTION_ELEMENTS = 400;

/**
 * Finds text that lies over a picture or film and lets the pointer through, which browsers find at no point.
 *
 * @param elements - The elements at the point, topmost first.
 */
export function findCaption(
  point: Point,
  elements: readonly Element[],
  findShadowRoot: FindShadowRoot,
): Glyph | undefined {
  const covers = elements.filter((element) => !isSeeThrough(element));
  // Elements nearest to the point's own come first.
  let left = MAX_CAPTION_ELEMENTS;

  function search(scope: Node, skipped?: Element): Glyph | undefined {
    // Later elements are painted above.
    for (let child = read(scope, 'lastChild'); child && left >= 0; child = read(child, 'previousSibling')) {
      if (child === skipped) continue;
      const found = read(child, 'nodeType') === Node.TEXT_NODE ? check(child as Text) : enter(child);
      if (found) return found;
    }
    return undefined;
  }

  function enter(child: Node): Glyph | undefined {
    if (read(child, 'nodeType') !== Node.ELEMENT_NODE) return undefined;
    left--;
    const root = read(child as Element, 'localName').includes('-') && findShadowRoot(child as Element);
    return (root && search(root)) || search(child);
  }

  function check(node: Text): Glyph | undefined {
    if (node.length > MAX_TEXT_NODE_LENGTH || node.data.trim() === '') return undefined;
    const boxed = findBoxed(node);
    if (!boxed || getComputedStyle(boxed).pointerEvents !== 'none' || !isVisibleText(node)) return undefined;
    const glyph = findIn(node, point);
    return glyph && covers.every((cover) => isAbove(boxed, cover)) ? glyph : undefined;
  }

  let inner: Element | undefined;
  for (let scope = elements[0]; scope && left > 0; inner = scope, scope = findParent(scope)) {
    const found = search(scope, inner);
    if (found) return found;
  }
  return undefined;
}

/** Whether one element is painted above another, by the layers that the nearest common element stacks. */
function isAbove(one: Element, other: Element): boolean {
  if (hasInside(other, one)) return true;
  const [ones, others] = [toAncestors(one), toAncestors(other)];
  const common = ones.find((element) => others.includes(element));
  if (!common) return true;
  const [path, otherPath] = [ones.slice(0, ones.indexOf(common)), others.slice(0, others.indexOf(common))];
  const [layer, otherLayer] = [toLayer(path), toLayer(otherPath)];
  if (layer !== otherLayer) return layer > otherLayer;
  const [top, otherTop] = [path.at(-1), otherPath.at(-1)];
  if (!top || !otherTop) return true;
  return (read(otherTop, 'compareDocumentPosition').call(otherTop, top) & Node.DOCUMENT_POSITION_PRECEDING) === 0;
}

function toAncestors(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let here: Element | undefined = element; here; here = findParent(here)) ancestors.push(here);
  return ancestors;
}

/** The outermost layer on a path: text in the flow is below all that is positioned. */
function toLayer(path: readonly Element[]): number {
  let layer = -0.5;
  for (const element of path.toReversed()) {
    const { position, zIndex, transform, opacity } = getComputedStyle(element);
    if (position !== 'static' && zIndex !== 'auto') return Number(zIndex);
    if (position !== 'static' || transform !== 'none' || opacity !== '1') layer = 0;
  }
  return layer;
}
