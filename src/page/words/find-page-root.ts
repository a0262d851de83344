import { isMatching } from '../dom.ts';
import { type DomAccess, type FindShadowRoot, findShadowRoot } from '../shadow.ts';

/** Creates a finder of the page's shadow roots. Those of our cards are not among them: they hold words, too. */
export function createFindPageRoot(getAccess: () => DomAccess | undefined): FindShadowRoot {
  return (element) => {
    const root = import.meta.env.FIREFOX ? findShadowRoot(element) : findShadowRoot(element, getAccess());
    // Another script has made them, so their structure tells.
    return root && isMatching(element, 'div[popover=manual]') && root.querySelector('.card[role]') ? null : root;
  };
}
