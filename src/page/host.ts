import { findZoom } from './boxes.ts';
import { isMatching, read } from './dom.ts';
import { createHtml } from './html.ts';
import { findParent, findSlot } from './shadow.ts';

/** Events on the card must not reach the page: a click there must not close the page's own menu. */
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

/** Our element in the page with its content. */
export interface Host {
  readonly host: HTMLDivElement;
  readonly root: ShadowRoot;
  /** Inserts it beside a node, above everything else, in the current style. If the page removes it at once, it tries another place. */
  put(node: Node): void;
  /** Removes it from the page. */
  take(): void;
}

/** A page that removes a host so soon does it to every element that is not its own. */
const AT_ONCE_MS = 50;

/** Where hosts go, the best first. A page may keep its root or its body free of elements that are not its own. */
const PLACES: readonly ((node: Node) => Element | undefined | null)[] = [
  findHome,
  () => read(document, 'body'),
  findParent,
];

/** The first place from which the page has removed no host. */
let place = 0;

const hosts = new WeakSet<Node>();

/** Whether an element is one of our hosts rather than the page's own. */
export const isHost = (node: Node): boolean => hosts.has(node);

/**
 * Creates a host: a plain `div`, because the page could register a custom element and reach the root through it.
 *
 * @param sheet - The card's style sheet, which all hosts share.
 * @param onEvent - Called for pointer events on it.
 * @param styles - Additional styles of this host.
 */
export function createHost(sheet: CSSStyleSheet, onEvent?: (event: Event) => void, ...styles: readonly string[]): Host {
  const host = createHtml('div');
  hosts.add(host);
  const root = host.attachShadow({ mode: 'closed' });
  const sheets = [sheet, ...styles.map(toSheet)];
  const style = /* @__PURE__ */ createHtml('style');
  // The page's content security policy does not apply to a constructed style sheet.
  try {
    root.adoptedStyleSheets = sheets;
  } catch {
    // Firefox before 153 does not allow this in content scripts.
    if (import.meta.env.FIREFOX) root.append(style);
  }
  const keep = (event: Event) => {
    event.stopPropagation();
    if (import.meta.env.FIREFOX) onEvent?.(event);
  };
  for (const type of KEPT) host.addEventListener(type, keep, { passive: type !== 'mousedown' });
  let removals: MutationObserver | undefined;

  function put(node: Node): void {
    if (import.meta.env.FIREFOX && style.parentNode) style.textContent = sheets.map(toText).join('');
    const home = PLACES[place]?.(node) ?? findHome(node);
    if (host.parentNode === home) return;
    removals?.disconnect();
    read(home, 'append').call(home, host);
    liftToTop(host);
    // A timer tells, not the time: a busy page takes long to reach the observer, but no timer fires before that.
    let isNew = true;
    setTimeout(() => {
      isNew = false;
    }, AT_ONCE_MS);
    removals = new MutationObserver(() => {
      if (host.parentNode === home) return;
      removals?.disconnect();
      if (!isNew || place === PLACES.length - 1) return;
      place += 1;
      put(node);
    });
    removals.observe(home, { childList: true });
  }

  return {
    host,
    root,
    put,
    take() {
      removals?.disconnect();
      host.remove();
    },
  };
}

/** Zoom that cancels the page's zoom for our element. */
export const toZoom = (host: HTMLElement) => 1 / findZoom(host);

function toSheet(style: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  return sheet;
}

function toText({ cssRules }: CSSStyleSheet): string {
  return Array.from(cssRules, ({ cssText }) => cssText).join('');
}

const HOMES = [
  // Outside of them, nothing is clickable or announced.
  'dialog:modal',
  ':fullscreen',
  '[aria-modal=true]',
  // It closes on a press outside of it.
  '[popover]:not([popover=manual]):popover-open',
  // It may take back a focus that leaves it.
  '[role=dialog]',
  '[role=alertdialog]',
].join();

/** The element that a card for a node must be in. */
export function findHome(node: Node): Element {
  let home = findContainer(node);
  while (home && !isMatching(home, HOMES)) home = findContainer(home);
  return home ?? read(document, 'documentElement');
}

/** A dialog of a component may be around a slot, not around the text that the slot shows. */
const findContainer = (node: Node) => findSlot(node) ?? findParent(node);

/** Above everything, including full screen and dialogs. Without a top layer, the highest `z-index` must be enough. */
export function liftToTop(host: HTMLElement): void {
  try {
    host.popover = 'manual';
    host.showPopover();
  } catch {
    host.popover = null;
  }
}
