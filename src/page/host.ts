import { findZoom } from './boxes.ts';
import { createHtml } from './html.ts';
import { findParent } from './shadow.ts';

/** Events on the card are no business of the page's: a click there must not close the page's own menu. */
const KEPT = [
  'pointerover',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'dblclick',
  'contextmenu',
  'wheel',
  'touchstart',
  'touchend',
];

/** An element of ours in the page, and what it holds. */
export interface Host {
  readonly host: HTMLDivElement;
  readonly root: ShadowRoot;
  /** Puts it where it shows beside a node, above all else, in the look that holds now. */
  put(node: Node): void;
}

/**
 * Makes a host: a plain `div`, as the page could register a custom element's name and get hold of the root through it.
 *
 * @param sheet - The card's own look, which all hosts share.
 * @param onEvent - Told of what the pointer does on it.
 * @param styles - What this one has besides.
 */
export function createHost(sheet: CSSStyleSheet, onEvent?: (event: Event) => void, ...styles: readonly string[]): Host {
  const host = createHtml('div');
  const root = host.attachShadow({ mode: 'closed' });
  const sheets = [sheet, ...styles.map(toSheet)];
  const style = /* @__PURE__ */ createHtml('style');
  // No page's policy on styles reaches a sheet that is made here.
  try {
    root.adoptedStyleSheets = sheets;
  } catch {
    // Firefox before 153 lets no content script do so.
    if (import.meta.env.FIREFOX) root.append(style);
  }
  const keep = (event: Event) => {
    event.stopPropagation();
    if (import.meta.env.FIREFOX) onEvent?.(event);
  };
  for (const type of KEPT) host.addEventListener(type, keep, { passive: type !== 'mousedown' });
  return {
    host,
    root,
    put(node) {
      if (import.meta.env.FIREFOX && style.parentNode) style.textContent = sheets.map(toText).join('');
      const home = findHome(node);
      if (host.parentNode === home) return;
      home.append(host);
      liftToTop(host);
    },
  };
}

/** By so much an element of ours has to be zoomed to be as large as if the page were not. */
export const toZoom = (host: HTMLElement) => 1 / findZoom(host);

function toSheet(style: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  return sheet;
}

function toText({ cssRules }: CSSStyleSheet): string {
  return Array.from(cssRules, ({ cssText }) => cssText).join('');
}

/**
 * Outside of a modal dialog and of what is in full screen, nothing can be pressed or is read out; a popover closes by a press outside of
 * it. In a popover of ours nothing is drawn.
 */
export function findHome(node: Node): Element {
  let home = findParent(node);
  while (home && !home.matches('dialog:modal,:fullscreen,[popover]:not([popover=manual]):popover-open'))
    home = findParent(home);
  return home ?? document.documentElement;
}

/** Above all else, full screen and dialogs too. Where a page has no top layer, the highest `z-index` has to do. */
export function liftToTop(host: HTMLElement): void {
  try {
    host.popover = 'manual';
    host.showPopover();
  } catch {
    host.popover = null;
  }
}
