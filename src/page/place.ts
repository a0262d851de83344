import { type Box, overlaps, toHull } from './box.ts';

/** Space between word and card and between card and edge of the viewport. A smaller piece of a card is not readable. */
const USUAL = { gap: 6, margin: 8, minWidth: Number.POSITIVE_INFINITY, minHeight: 72 };
/** The same for a small card, of which one line is enough. */
const SMALL = { gap: 2, margin: 0, minWidth: 72, minHeight: 20 };

export interface PlaceRequest {
  /** The word's boxes, one per line; at least one. The card covers none of them. */
  boxes: readonly Box[];
  /** The box under the pointer. */
  anchor: Box;
  card: { width: number; height: number };
  /** Visible part of the page. */
  view: Box;
  /** Vertical text: the card goes beside the line instead of below it. */
  isVertical: boolean;
  /** Aligns the ends of card and word instead of the starts, for right-to-left words. */
  isRightToLeft: boolean;
  /** Outset of the card beyond the word's start, so that its text aligns with the word. */
  inset: number;
  /** Whether the card is a small one for tight viewports, which may also become narrower. */
  isSmall: boolean;
}

export interface CardPosition {
  left: number;
  top: number;
  /** Available size; the card scrolls the rest. */
  maxHeight: number;
  maxWidth: number;
}

type Side = 'below' | 'above' | 'right' | 'left';

/**
 * Finds the position of the card: the first side of the word where it fits, otherwise above or below with the available height. A small
 * card also tries the sides with the available width.
 *
 * @returns `undefined` if no position leaves the word visible.
 */
export function placeCard(request: PlaceRequest): CardPosition | undefined {
  const hull = toHull(request.boxes);
  const sides: Side[] = request.isVertical ? ['right', 'left', 'below', 'above'] : ['below', 'above', 'right', 'left'];
  // Try the whole word last: next to one line of a broken word, the card may cover the other line.
  for (const beside of [request.anchor, hull]) {
    for (const side of sides) {
      const position = placeAt(side, beside, request);
      if (hasRoom(position, request.card) && isFree(position, request.card, request)) return position;
    }
  }
  const { minWidth, minHeight } = request.isSmall ? SMALL : USUAL;
  const least = { width: Math.min(request.card.width, minWidth), height: Math.min(request.card.height, minHeight) };
  return sides
    .map((side) => placeAt(side, hull, request))
    .filter((position) => hasRoom(position, least))
    .sort((one, other) => area(other, request.card) - area(one, request.card))[0];
}

const hasRoom = ({ maxWidth, maxHeight }: CardPosition, { width, height }: PlaceRequest['card']) =>
  maxWidth >= width && maxHeight >= height;

/** Area of the card that fits. */
const area = ({ maxWidth, maxHeight }: CardPosition, { width, height }: PlaceRequest['card']) =>
  Math.min(maxWidth, width) * Math.min(maxHeight, height);

function placeAt(side: Side, beside: Box, request: PlaceRequest): CardPosition {
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

function isFree(position: CardPosition, card: PlaceRequest['card'], { boxes, view }: PlaceRequest): boolean {
  const box = { ...position, right: position.left + card.width, bottom: position.top + card.height };
  if (box.left < view.left || box.right > view.right || box.top < view.top || box.bottom > view.bottom) return false;
  return !boxes.some((word) => overlaps(word, box));
}

/** A card wider than the viewport starts at its edge. */
function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
