import type { Point } from './box.ts';

/** Gives an element's shadow root, closed ones too where the browser lets extensions see them. */
export type FindShadowRoot = (element: Element) => ShadowRoot | null;

/** Chrome's `chrome.dom`. Firefox gives extensions the same as a property of each element. */
export interface DomAccess {
  openOrClosedShadowRoot(element: HTMLElement): ShadowRoot | null;
}

interface FirefoxElement extends Element {
  openOrClosedShadowRoot: ShadowRoot | null;
}

export function findShadowRoot(element: Element, access?: DomAccess): ShadowRoot | null {
  if (import.meta.env.FIREFOX) return (element as FirefoxElement).openOrClosedShadowRoot;
  try {
    return access ? access.openOrClosedShadowRoot(element as HTMLElement) : element.shadowRoot;
  } catch {
    // Not an HTML element, or an extension that is gone.
    return element.shadowRoot;
  }
}

export interface Hit {
  /** The element on top at the point, first in the document, then in each shadow root that it is the host of. */
  elements: Element[];
  /** The shadow roots on the way down, outermost first. */
  roots: ShadowRoot[];
}

/** Finds what is on top at a point, down into shadow roots. */
export function findHit(point: Point, findShadowRoot: FindShadowRoot): Hit {
  const hit: Hit = { elements: [], roots: [] };
  let scope: Document | ShadowRoot | null = document;
  while (scope) {
    const element: Element | null = scope.elementFromPoint(point.x, point.y);
    if (!element || hit.elements.includes(element)) break;
    hit.elements.push(element);
    scope = findShadowRoot(element);
    if (scope) hit.roots.push(scope);
  }
  return hit;
}

/** The parent element, or the host when the node stands at the top of a shadow root. */
export function findParent(node: Node): Element | undefined {
  const parent = node.parentNode;
  if (parent?.nodeType === Node.ELEMENT_NODE) return parent as Element;
  // Of nodes without a tag, only a shadow root has a host.
  return (parent as Partial<ShadowRoot> | null)?.host;
}
