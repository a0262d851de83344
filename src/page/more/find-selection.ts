import type { PageCore } from '../core.ts';

/** Chrome's; Firefox looks into shadow roots by itself. */
interface SelectingRoot {
  getSelection?(): Selection | null;
}

/** Finds what is selected, or where the caret stands, down into shadow roots: of those Chrome tells a document no more than where they stand. */
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
