import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const CONTROLS = ['a[href]', 'button', 'input:not([hidden])', 'select', 'textarea', 'summary'].join();
const HEADINGS = [':scope > .box-title', ':scope > .box > .box-title'].join();

/** The last focused control and its surroundings at that time. */
interface FocusPlace {
  element: Element;
  /** Its ancestors, from the inside out. */
  around: readonly Element[];
  /** The other controls: first those after it, then those before it, nearest first. */
  neighbours: readonly HTMLElement[];
}

/**
 * Keeps the focus in a part of a page whose controls come and go. If the focused control disappears, such as a removed row, the focus moves
 * to the nearest remaining control or to the heading of its box, instead of the top of the document. An element that takes the focus
 * before the next paint keeps it.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null);
  useLayoutEffect(() => (part.current ? keepFocus(part.current) : undefined), []);
  return part;
}

function keepFocus(part: HTMLElement): () => void {
  let last: FocusPlace | undefined;
  const remember = ({ target }: Event) => {
    last = target instanceof Element ? findPlace(part, target) : undefined;
    if (last) requestAnimationFrame(() => requestAnimationFrame(showFocus));
  };
  // A click outside of the controls ends this.
  const forget = ({ target }: Event) => {
    if (last && !(target instanceof Node && last.element.contains(target))) last = undefined;
  };
  const giveOn = () => {
    const { activeElement } = document;
    if (!last || last.element.isConnected || (activeElement !== null && activeElement !== document.body)) return;
    const heir = findHeir(last);
    last = undefined;
    heir?.focus();
  };
  const observer = new MutationObserver(() => {
    if (last && !last.element.isConnected) requestAnimationFrame(giveOn);
  });
  observer.observe(part, { childList: true, subtree: true });
  part.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  return () => {
    observer.disconnect();
    part.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
  };
}

/** Firefox at times leaves the control that Tab reached below the edge of its window, while another part of the page is being drawn. */
function showFocus(): void {
  const { activeElement: focused } = document;
  const { top = 0, bottom = 0 } = focused?.getBoundingClientRect() ?? {};
  if (top > innerHeight || bottom < 0) focused?.scrollIntoView({ block: 'nearest' });
}

function findPlace(part: HTMLElement, element: Element): FocusPlace {
  const around: Element[] = [];
  for (let outer = element.parentElement; outer && part.contains(outer); outer = outer.parentElement)
    around.push(outer);
  const controls = [...part.querySelectorAll<HTMLElement>(CONTROLS)];
  const isBefore = (control: Element) =>
    (element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const before = controls.filter(isBefore);
  const behind = controls.filter((control) => control !== element && !isBefore(control));
  return { element, around, neighbours: [...behind, ...before.reverse()] };
}

function findHeir({ around, neighbours }: FocusPlace): HTMLElement | undefined {
  for (const left of around.filter(({ isConnected }) => isConnected)) {
    const heading = left.querySelector<HTMLElement>(HEADINGS);
    if (heading) {
      heading.tabIndex = -1;
      return heading;
    }
    const control = neighbours.find((neighbour) => left.contains(neighbour));
    if (control) return control;
  }
  return undefined;
}
