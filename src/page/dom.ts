/**
 * Reads a property of a node by its prototype's own accessor. A control of a form, or an image of a document, hides the property that it is
 * named like (`<input name="parentNode">`), in Chromium from content scripts, too.
 */
export function read<Subject extends Node, Name extends keyof Subject>(node: Subject, name: Name): Subject[Name] {
  return Reflect.get(Object.getPrototypeOf(node), name, node);
}

export const isMatching = (element: Element, selector: string): boolean =>
  read(element, 'matches').call(element, selector);

export const hasInside = (element: Node, other: Node): boolean => read(element, 'contains').call(element, other);

export const readAttribute = (element: Element, name: string): string | null =>
  read(element, 'getAttribute').call(element, name);

export const toBounds = (element: Element): DOMRect => read(element, 'getBoundingClientRect').call(element);
