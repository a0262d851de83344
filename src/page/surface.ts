import type { PageTexts } from '../messaging/extension-texts.ts';
import { type Box, overlaps, toHull } from './box.ts';
import { createHost, toZoom } from './host.ts';
import { createHtml } from './html.ts';
import { placeCard } from './place.ts';

/** Card's border and padding: by so much its text stands in from its edge. */
const INSET = 13;
const SMALL_INSET = 7;

/** What a card stands beside, and how it looks. */
export interface Standing {
  /** What holds the word. */
  node: Node;
  /** Of the word, a box a line; at least one. */
  boxes: readonly Box[];
  /** The one of them that it stands at. */
  anchor: Box;
  isVertical: boolean;
  isRightToLeft: boolean;
  /** Text size against the usual one. */
  scale: string;
  /** Along the edge of the screen, for fingers. */
  isSheet: boolean;
}

/** One element at the end of the document that holds a card in a closed shadow root, there only while it shows. */
export interface Surface {
  readonly card: HTMLElement;
  /** @returns Where the card stands; undefined when there is no room, and then it does not show. */
  show(standing: Standing): Box | undefined;
  hide(): void;
  /** Whether it is in the document: a page may take away what it does not know. */
  isThere(): boolean;
  /** Whether an event, as the window hears it, is of something on the card. */
  owns(event: Event): boolean;
}

const ownRoots = new WeakSet<Node>();

/** Whether a text stands on a card, not on the page. */
export function isOwnText(node: Node): boolean {
  return ownRoots.has(node.getRootNode());
}

/**
 * Makes a surface.
 *
 * @param sheet - The card's own look, which all surfaces share.
 * @param onEvent - Told of what the pointer does on it.
 * @param styles - What this surface has besides.
 */
export function createSurface(
  sheet: CSSStyleSheet,
  onEvent?: (event: Event) => void,
  ...styles: readonly string[]
): Surface {
  const { host, root, put } = createHost(sheet, onEvent, ...styles);
  ownRoots.add(root);
  // A search of Chrome's leaves out what stands in an element that never had content, and with it `window.find` of the page. Such an
  // element, of no meaning any more, is one like a `div` to all else.
  const card = createHtml('bgsound');
  root.append(card);
  return {
    card,
    show(standing) {
      card.className = standing.isSheet ? 'card sheet' : 'card';
      put(standing.node);
      // Where all of the page is zoomed, the card is not: it is placed by pixels of the screen.
      const scale = Number(standing.scale) / Math.min(1, getView().scale);
      card.style.cssText = `--wayword-scale:${scale};zoom:${toZoom(host)}`;
      const box = (standing.isSheet ? placeSheet : placeBeside)(card, standing, getView());
      if (!box) host.remove();
      // Once it is painted.
      else if (import.meta.env.FIREFOX) requestAnimationFrame(() => setTimeout(cover, 0, host, box));
      return box;
    },
    hide: () => host.remove(),
    isThere: () => host.isConnected,
    owns: ({ target }) => target === host,
  };
}

/** Lets the host take the pointer in the place of a card that is inert (`card.css`): to a page, events have no other target then. */
function cover(host: HTMLElement, { left, top, right, bottom }: Box): void {
  const toPixels = (size: number) => `${size * toZoom(host)}px`;
  host.style.cssText = `--wayword-at:${toPixels(top)} auto auto ${toPixels(left)};--wayword-w:${toPixels(right - left)};--wayword-h:${toPixels(bottom - top)}`;
}

/** What is not a word or a meaning is in the interface's language, and runs as that does. */
export function setLanguage(element: HTMLElement, { language, direction }: PageTexts): void {
  element.lang = language;
  element.dir = direction;
}

/** Where a card has no room, as in a low frame, a small one is tried: without buttons, and closer to the word. */
function placeBeside(card: HTMLElement, standing: Standing, view: Box): Box | undefined {
  // Measured only after a change that may matter: each time, the browser lays the page out.
  let size = measure(card);
  const place = (isSmall: boolean) =>
    placeCard({ ...standing, card: size, view, inset: isSmall ? SMALL_INSET : INSET, isSmall });
  let placed = place(false);
  if (!placed) {
    card.classList.add('small');
    size = measure(card);
    placed = place(true);
    if (placed && placed.maxWidth < size.width) {
      // Made narrower it is higher.
      card.style.maxWidth = `${placed.maxWidth}px`;
      size = measure(card);
      placed = place(true);
    }
  }
  if (!placed) return undefined;
  const { left, top, maxHeight } = placed;
  const height = Math.min(maxHeight, size.height);
  Object.assign(card.style, { left: `${left}px`, top: `${top}px` });
  if (height < size.height) card.style.maxHeight = `${height}px`;
  return { left, top, right: left + size.width, bottom: top + height };
}

const measure = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight });

/** Along the lower edge, or the upper one where it would cover the word. */
function placeSheet(card: HTMLElement, { boxes }: Standing, view: Box): Box {
  card.style.width = `${view.right - view.left}px`;
  const height = card.offsetHeight;
  const low = { left: view.left, top: view.bottom - height, right: view.right, bottom: view.bottom };
  const isLow = !overlaps(low, toHull(boxes));
  const box = isLow ? low : { ...low, top: view.top, bottom: view.top + height };
  Object.assign(card.style, { left: `${box.left}px`, top: `${box.top}px` });
  card.classList.toggle('high', !isLow);
  return box;
}

/** The part of the page that is seen, also after pinching, without scroll bars. */
export interface View extends Box {
  /** Pixels of the screen for each of the page's: few where a telephone shows a page that was made for wide screens, many after pinching. */
  scale: number;
}

export function getView(): View {
  const seen: Partial<VisualViewport> = window.visualViewport ?? {};
  const { offsetLeft: left = 0, offsetTop: top = 0, width = 0, height = 0, scale = 1 } = seen;
  return { left, top, right: left + width, bottom: top + height, scale };
}
