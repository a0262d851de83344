import { type Box, overlaps, toHull } from './box.ts';

/** Space between word and card and between card and edge of the view; less of a card than this shows nothing that could be read. */
const USUAL = { gap: 6, margin: 8, minWidth: Number.POSITIVE_INFINITY, minHeight: 72 };
/** Of a small card: a line of it is enough. */
const SMALL = { gap: 2, margin: 0, minWidth: 72, minHeight: 20 };

export interface PlaceRequest {
  /** The word's boxes, a box a line; at least one. The card covers none of them. */
  boxes: readonly Box[];
  /** The one of them that the pointer is on. */
  anchor: Box;
  card: { width: number; height: number };
  /** What can be seen of the page. */
  view: Box;
  /** Lines run down: the card stands beside the line instead of below it. */
  isVertical: boolean;
  /** The card's end, not its start, is aligned with the word's: for words written from right to left. */
  isRightToLeft: boolean;
  /** How far the card reaches out beyond the word's start, so that the text in it stands below the word. */
  inset: number;
  /** The card is a small one, for a view that has no room for another: it may be made narrower, too. */
  isSmall: boolean;
}

export interface Place {
  left: number;
  top: number;
  /** What there is room for: the card scrolls what is beyond. */
  maxHeight: number;
  maxWidth: number;
}

type Side = 'below' | 'above' | 'right' | 'left';

/**
 * Finds where the card goes: on the first side of the word where all of it fits, else above or below with what height there is, a small
 * card also beside the word with what width there is.
 *
 * @returns `undefined` when there is no room that leaves the word free.
 */
export function placeCard(request: PlaceRequest): Place | undefined {
  const hull = toHull(request.boxes);
  const sides: Side[] = request.isVertical ? ['right', 'left', 'below', 'above'] : ['below', 'above', 'right', 'left'];
  // The whole word last: next to one line of a word that is broken over two, the card may lie on the other.
  for (const beside of [request.anchor, hull]) {
    for (const side of sides) {
      const place = placeAt(side, beside, request);
      if (hasRoom(place, request.card) && isFree(place, request.card, request)) return place;
    }
  }
  const { minWidth, minHeight } = request.isSmall ? SMALL : USUAL;
  const least = { width: Math.min(request.card.width, minWidth), height: Math.min(request.card.height, minHeight) };
  return sides
    .map((side) => placeAt(side, hull, request))
    .filter((place) => hasRoom(place, least))
    .sort((one, other) => area(other, request.card) - area(one, request.card))[0];
}

const hasRoom = ({ maxWidth, maxHeight }: Place, { width, height }: PlaceRequest['card']) =>
  maxWidth >= width && maxHeight >= height;

/** How much of the card there is room for. */
const area = ({ maxWidth, maxHeight }: Place, { width, height }: PlaceRequest['card']) =>
  Math.min(maxWidth, width) * Math.min(maxHeight, height);

function placeAt(side: Side, beside: Box, request: PlaceRequest): Place {
  const { card, view, isRightToLeft, inset } = request;
  const { gap, margin } = request.isSmall ? SMALL : USUAL;
  const full = { maxWidth: view.right - view.left - 2 * margin, maxHeight: view.bottom - view.top - 2 * margin };
  const inWidth = (start: number, width: number) => clamp(start, view.left + margin, view.right - margin - width);
  const left = inWidth(isRightToLeft ? beside.right + inset - card.width : beside.left - inset, card.width);
  const height = Math.min(card.height, full.maxHeight);
  const top = clamp(beside.top, view.top + margin, view.bottom - margin - height);
  switch (side) {
    case 'below':
      return { ...full, left, top: beside.bottom + gap, maxHeight: view.bottom - margin - beside.bottom - gap };
    case 'above': {
      const maxHeight = beside.top - gap - (view.top + margin);
      return { ...full, left, top: beside.top - gap - Math.min(card.height, maxHeight), maxHeight };
    }
    case 'right':
      return { ...full, left: beside.right + gap, top, maxWidth: view.right - margin - beside.right - gap };
    case 'left': {
      const maxWidth = beside.left - gap - (view.left + margin);
      return { ...full, left: beside.left - gap - Math.min(card.width, maxWidth), top, maxWidth };
    }
  }
}

function isFree(place: Place, card: PlaceRequest['card'], { boxes, view }: PlaceRequest): boolean {
  const box = { ...place, right: place.left + card.width, bottom: place.top + card.height };
  if (box.left < view.left || box.right > view.right || box.top < view.top || box.bottom > view.bottom) return false;
  return !boxes.some((word) => overlaps(word, box));
}

/** A card wider than the view starts at its edge. */
function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
