import { type Box, isInside } from './box.ts';
import CARD_STYLE from './card.css?inline';
import { drawEntries, isRightToLeft } from './card-content.ts';
import type { HoverCard } from './hover.ts';
import { createHtml } from './html.ts';
import { placeCard } from './place.ts';

/** Card's border and padding: by so much its text stands in from its edge. */
const INSET = 13;

/** Events on the card are no business of the page's: a click there must not close the page's own menu. */
const KEPT = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'contextmenu', 'wheel'];

/**
 * Makes the hover card: one element at the end of the document, there only while the card shows, with everything in a closed shadow
 * root. It is a plain `div`: the page could register a custom element's name and get hold of the root through it.
 *
 * It is a tooltip and no live region: it follows every rest of a mouse, and reading each one out would drown the page.
 */
export function createCard(document: Document): HoverCard {
  let parts: { host: HTMLElement; card: HTMLElement } | undefined;
  let cardBox: Box | undefined;
  /** The pointer's way from the word to the card. */
  let bridge: Box | undefined;

  return {
    show({ entries, form, passage, boxes, point }) {
      parts ??= createParts(document);
      const { host, card } = parts;
      card.replaceChildren(...drawEntries(document, { entries, form }));
      card.scrollTop = 0;
      card.style.cssText = '';
      document.documentElement.append(host);
      liftToTop(host);

      const anchor = boxes.find((box) => isInside(point, box)) ?? boxes[0];
      const view = getView(document);
      const place =
        anchor &&
        placeCard({
          boxes,
          anchor,
          card: { width: card.offsetWidth, height: card.offsetHeight },
          view,
          isVertical: passage.isVertical,
          isRightToLeft: isRightToLeft(form),
          inset: INSET,
        });
      if (!place) {
        host.remove();
        return false;
      }
      Object.assign(card.style, { left: `${place.left}px`, top: `${place.top}px` });
      if (place.maxHeight < card.offsetHeight) card.style.maxHeight = `${place.maxHeight}px`;
      cardBox = toBox(place, card);
      bridge = toBridge(anchor, cardBox);
      return true;
    },
    hide() {
      parts?.host.remove();
      cardBox = bridge = undefined;
    },
    isUnder(point) {
      return [cardBox, bridge].some((box) => box !== undefined && isInside(point, box, 1));
    },
  };
}

function createParts(document: Document): { host: HTMLElement; card: HTMLElement } {
  const host = createHtml(document, 'div');
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CARD_STYLE);
  // No page's policy on styles reaches a sheet that is made here.
  root.adoptedStyleSheets = [sheet];
  const card = createHtml(document, 'div');
  card.className = 'card';
  card.setAttribute('role', 'tooltip');
  root.append(card);
  for (const type of KEPT) card.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  return { host, card };
}

/** Above all else, full screen and dialogs too. Where a page has no top layer, the highest `z-index` has to do. */
function liftToTop(host: HTMLElement): void {
  try {
    host.popover = 'manual';
    host.showPopover();
  } catch {
    host.popover = null;
  }
}

/** The part of the page that is seen, also after pinching, without scroll bars. */
function getView(document: Document): Box {
  const view = document.defaultView?.visualViewport;
  if (!view) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return {
    left: view.offsetLeft,
    top: view.offsetTop,
    right: view.offsetLeft + view.width,
    bottom: view.offsetTop + view.height,
  };
}

function toBox({ left, top }: { left: number; top: number }, card: HTMLElement): Box {
  return { left, top, right: left + card.offsetWidth, bottom: top + card.offsetHeight };
}

/** The gap between the word and the card, as far as the two face each other. */
function toBridge(word: Box, card: Box): Box {
  const left = Math.max(word.left, card.left);
  const right = Math.min(word.right, card.right);
  const top = Math.max(word.top, card.top);
  const bottom = Math.min(word.bottom, card.bottom);
  // Where they do not face each other, the later start and the earlier end enclose what lies between.
  return {
    left: Math.min(left, right),
    right: Math.max(left, right),
    top: Math.min(top, bottom),
    bottom: Math.max(top, bottom),
  };
}
