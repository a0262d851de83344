import type { PageTexts } from '../messaging/hover.ts';
import { type Box, overlaps, toHull } from './box.ts';
import { createHost, toZoom } from './host.ts';
import { createHtml } from './html.ts';
import { createMarks } from './marks.ts';
import { placeCard } from './place.ts';

/** Border plus padding of the card: the inset of its text. */
const INSET = 13;
const SMALL_INSET = 7;

/** Anchor and appearance of a card. */
export interface Standing {
  /** Container of the word. */
  node: Node;
  /** Boxes of the word, one per line; at least one. */
  boxes: readonly Box[];
  /** The boxes to mark; absent: all of the word's. */
  marks?: readonly Box[];
  /** The box to attach to. */
  anchor: Box;
  isVertical: boolean;
  isRightToLeft: boolean;
  /** Text size relative to the default. */
  scale: string;
  /** Along the edge of the screen, for touch. */
  isSheet: boolean;
}

/** An element at the end of the document with a card in a closed shadow root, present only while visible. */
export interface Surface {
  readonly card: HTMLElement;
  /** @returns The box of the card; undefined if there is no room, so it stays hidden. */
  show(standing: Standing): Box | undefined;
  /** Marks other boxes, of a word that the page moved. */
  mark(boxes: readonly Box[]): void;
  hide(): void;
  /** Whether it is in the document, as a page may remove unknown elements. */
  isThere(): boolean;
  /** Whether an event targets the card, as far as its listener sees into the shadow roots of the page. */
  owns(event: Event): boolean;
  /** Whether an element is the one that the page sees of the card. */
  isHost(target: EventTarget | null): boolean;
  /** Whether the focus is on the card. */
  hasFocus(): boolean;
}

const ownRoots = new WeakSet<Node>();

/** Whether a text belongs to a card rather than to the page. */
export function isOwnText(node: Node): boolean {
  return ownRoots.has(node.getRootNode());
}

/**
 * Creates a surface.
 *
 * @param sheet - The card's style sheet, which all surfaces share.
 * @param onEvent - Called for pointer events on it.
 * @param styles - Additional styles of this surface.
 */
export function createSurface(
  sheet: CSSStyleSheet,
  onEvent?: (event: Event) => void,
  ...styles: readonly string[]
): Surface {
  const { host, root, put, take } = createHost(sheet, onEvent, ...styles);
  ownRoots.add(root);
  // Chrome's search, and so the page's `window.find`, skips void elements. This obsolete void element otherwise behaves like a
  // `div`.
  const card = createHtml('bgsound');
  const marks = createMarks(root, host);
  root.append(card);
  /** Where the visible card is; undefined if none is visible. */
  let shown: Box | undefined;
  function hide(): void {
    shown = undefined;
    take();
  }
  return {
    card,
    show(standing) {
      // Where the last card was, the page's own text takes the pointer again.
      if (import.meta.env.FIREFOX) host.style.cssText = '';
      card.className = standing.isSheet ? 'card sheet' : 'card';
      put(standing.node);
      // A zoom of the whole page does not apply to the card, which is positioned in screen pixels.
      const scale = Number(standing.scale) / Math.min(1, getView().scale);
      card.style.cssText = `--wayword-scale:${scale};zoom:${toZoom(host)}`;
      const box = (standing.isSheet ? placeSheet : placeBeside)(card, standing, getView());
      marks.put(standing.marks ?? standing.boxes);
      shown = box;
      if (!box) take();
      else if (import.meta.env.FIREFOX) {
        // After the first paint.
        requestAnimationFrame(() =>
          setTimeout(() => {
            if (shown === box) cover(host, box);
          }),
        );
      }
      return box;
    },
    mark: marks.put,
    hide,
    isThere: () => host.isConnected,
    // In a shadow root of the page, the root's host is the target.
    owns: (event) => event.target === host || event.composedPath()[0] === host,
    isHost: (target) => target === host,
    hasFocus: () => root.activeElement !== null,
  };
}

/** Makes the host receive pointer events for an inert card (`card.css`), so pages see no other target. */
function cover(host: HTMLElement, { left, top, right, bottom }: Box): void {
  const toPixels = (size: number) => `${size * toZoom(host)}px`;
  host.style.cssText = `--wayword-at:${toPixels(top)} auto auto ${toPixels(left)};--wayword-w:${toPixels(right - left)};--wayword-h:${toPixels(bottom - top)}`;
}

/** Text other than words and meanings uses the interface language and its direction. */
export function setLanguage(element: HTMLElement, { language, direction }: PageTexts): void {
  element.lang = language;
  element.dir = direction;
}

/** If a card has no room, as in a low frame, a small one without buttons is tried closer to the word. */
function placeBeside(card: HTMLElement, standing: Standing, view: Box): Box | undefined {
  // Measure only after a relevant change, because each measurement forces layout.
  let size = measure(card);
  const place = (isSmall: boolean) =>
    placeCard({ ...standing, card: size, view, inset: isSmall ? SMALL_INSET : INSET, isSmall });
  let placed = place(false);
  if (!placed) {
    card.classList.add('small');
    size = measure(card);
    placed = place(true);
    if (placed && placed.maxWidth < size.width) {
      // A narrower card is taller.
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

/** Along the lower edge, or along the upper one if it would cover the word. */
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

/** The visible part of the page, after pinch zoom and without scroll bars. */
export interface View extends Box {
  /** Screen pixels per page pixel: small if a phone shows a desktop page, large after pinch zoom. */
  scale: number;
}

export function getView(): View {
  const seen: Partial<VisualViewport> = window.visualViewport ?? {};
  const { offsetLeft: left = 0, offsetTop: top = 0, width = 0, height = 0, scale = 1 } = seen;
  return { left, top, right: left + width, bottom: top + height, scale };
}
