import type { PageCore } from '../hover-parts.ts';

/** Chrome's method; Firefox includes shadow roots by default. */
interface SelectingRoot {
  getSelection?(): Selection | null;
}

/** Finds the selection or caret, including shadow roots, for which Chrome's document selection reports only the host. */
export function findSelection({ view, findShadowRoot }: PageCore): Selection | null {
  let selection = view.getSelection();
  while (selection?.isCollapsed && selection.anchorNode) {
    const host = selection.anchorNode.childNodes[selection.anchorOffset];
    const root = host?.nodeType === Node.ELEMENT_NODE ? findShadowRoot(host as Element) : null;
    const inner = (root as SelectingRoot | null)?.getSelection?.();
    if (!inner?.anchorNode) break;
    selection = inner;
  }
  return selection;
}
