import type { FindShadowRoot } from './shadow.ts';

const FIELDS = /^(INPUT|TEXTAREA|SELECT)$/i;

/** The element that has the focus, down into shadow roots; undefined where nothing special has it. */
export function findFocus(findShadowRoot: FindShadowRoot): Element | undefined {
  let focus = document.activeElement;
  while (focus) {
    const inner: Element | null = findShadowRoot(focus)?.activeElement ?? null;
    if (!inner) break;
    focus = inner;
  }
  return focus ?? undefined;
}

/** Whether a key would write into the element. */
export function isEditable(element: Element | undefined): boolean {
  return element !== undefined && (FIELDS.test(element.tagName) || (element as HTMLElement).isContentEditable === true);
}
