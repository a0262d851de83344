import type { Point } from './box.ts';
import { read } from './dom.ts';

/** Returns an element's shadow root, including closed ones if the browser exposes them to extensions. */
export type FindShadowRoot = (element: Element) => ShadowRoot | null;

/** Chrome's `chrome.dom`. Firefox offers the same as a property of each element. */
export interface DomAccess {
  openOrClosedShadowRoot(element: HTMLElement): ShadowRoot | null;
}

interface FirefoxElement extends Element {
  openOrClosedShadowRoot: ShadowRoot | null;
}

export function findShadowRoot(element: Element, access?: DomAccess): ShadowRoot | null {
  if (import.meta.env.FIREFOX) return (element as FirefoxElement).openOrClosedShadowRoot;
  try {
    return access ? access.openOrClosedShadowRoot(element as HTMLElement) : read(element, 'shadowRoot');
  } catch {
    // Not an HTML element, or the extension was unloaded.
    return read(element, 'shadowRoot');
  }
}

export interface Hit {
  /** The topmost element at the point, first in the document, then in each shadow root that it hosts. */
  elements: Element[];
  /** The shadow roots on the way, outermost first. */
  roots: ShadowRoot[];
}

/** Finds the topmost element at a point, including shadow roots. */
export function findHit(point: Point, findShadowRoot: FindShadowRoot): Hit {
  const hit: Hit = { elements: [], roots: [] };
  let scope: Document | ShadowRoot | null = document;
  while (scope) {
    const element: Element | null = read(scope, 'elementFromPoint').call(scope, point.x, point.y);
    if (!element || hit.elements.includes(element)) break;
    hit.elements.push(element);
    scope = findShadowRoot(element);
    if (scope) hit.roots.push(scope);
  }
  return hit;
}

/** The slot of an open shadow root that shows a node. */
export function findSlot(node: Node): Element | null {
  return (read(node as Element, 'assignedSlot') as Element | null | undefined) ?? null;
}

/** The parent element, or the host of a node at the top of a shadow root. */
export function findParent(node: Node): Element | undefined {
  const parent = read(node, 'parentNode');
  if (!parent) return undefined;
  const type = read(parent, 'nodeType');
  if (type === Node.ELEMENT_NODE) return parent as Element;
  // An image named `host` is a property of its document: only a fragment's host is one.
  return type === Node.DOCUMENT_FRAGMENT_NODE ? read(parent as ShadowRoot, 'host') : undefined;
}
