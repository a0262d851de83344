import type { FindShadowRoot } from './shadow.ts';

const FIELDS = /^(INPUT|TEXTAREA|SELECT)$/i;

/** The focused element, including shadow roots; undefined if only the document has the focus. */
export function findFocus(findShadowRoot: FindShadowRoot): Element | undefined {
  let focus = document.activeElement;
  while (focus) {
    const inner: Element | null = findShadowRoot(focus)?.activeElement ?? null;
    if (!inner) break;
    focus = inner;
  }
  return focus ?? undefined;
}

/** Whether a key press would insert text into the element. */
export function isEditable(element: Element | undefined): boolean {
  return element !== undefined && (FIELDS.test(element.tagName) || (element as HTMLElement).isContentEditable === true);
}
