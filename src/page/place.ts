import { type Box, overlaps, toHull } from './box.ts';

/** Space between word and card, and between card and edge of the view. */
const GAP = 6;
const MARGIN = 8;
/** A card with less height than this shows nothing that could be read. */
const MIN_HEIGHT = 44;

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
}

export interface Place {
  left: number;
  top: number;
  /** Height there is room for: the card scrolls what is beyond. */
  maxHeight: number;
}

type Side = 'below' | 'above' | 'right' | 'left';

/**
 * Finds where the card goes: on the first side of the word where all of it fits, else above or below with what height there is.
 *
 * @returns `undefined` when there is no room that leaves the word free, as in a frame of one line.
 */
export function placeCard(request: PlaceRequest): Place | undefined {
  const hull = toHull(request.boxes);
  const sides: Side[] = request.isVertical ? ['right', 'left', 'below', 'above'] : ['below', 'above', 'right', 'left'];
  // The whole word last: next to one line of a word that is broken over two, the card may lie on the other.
  for (const beside of [request.anchor, hull]) {
    for (const side of sides) {
      const place = placeAt(side, beside, request);
      if (place.maxHeight >= request.card.height && isFree(place, request.card, request)) return place;
    }
  }
  const [roomier] = (['below', 'above'] as const)
    .map((side) => placeAt(side, hull, request))
    .sort((one, other) => other.maxHeight - one.maxHeight);
  return roomier && roomier.maxHeight >= MIN_HEIGHT ? roomier : undefined;
}

function placeAt(side: Side, beside: Box, request: PlaceRequest): Place {
  const { card, view, isRightToLeft, inset } = request;
  const start = isRightToLeft ? beside.right + inset - card.width : beside.left - inset;
  const left = clamp(start, view.left + MARGIN, view.right - MARGIN - card.width);
  const full = view.bottom - view.top - 2 * MARGIN;
  const height = Math.min(card.height, full);
  switch (side) {
    case 'below': {
      const top = beside.bottom + GAP;
      return { left, top, maxHeight: view.bottom - MARGIN - top };
    }
    case 'above': {
      const maxHeight = beside.top - GAP - (view.top + MARGIN);
      return { left, top: beside.top - GAP - Math.min(card.height, maxHeight), maxHeight };
    }
    case 'right':
      return { left: beside.right + GAP, top: clampTop(beside, height, view), maxHeight: full };
    case 'left':
      return { left: beside.left - GAP - card.width, top: clampTop(beside, height, view), maxHeight: full };
  }
}

function clampTop(beside: Box, height: number, view: Box): number {
  return clamp(beside.top, view.top + MARGIN, view.bottom - MARGIN - height);
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
