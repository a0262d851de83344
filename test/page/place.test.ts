import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, overlaps } from '../../src/page/box.ts';
import { type PlaceRequest, placeCard } from '../../src/page/place.ts';

const VIEW: Box = { left: 0, top: 0, right: 1000, bottom: 700 };

function makeBox(left: number, top: number, width = 60, height = 20): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function makeRequest(fields: Partial<PlaceRequest> = {}): PlaceRequest {
  const anchor = fields.anchor ?? fields.boxes?.[0] ?? makeBox(300, 300);
  return {
    boxes: [anchor],
    anchor,
    card: { width: 200, height: 100 },
    view: VIEW,
    isVertical: false,
    isRightToLeft: false,
    inset: 10,
    ...fields,
  };
}

describe('placeCard', () => {
  test.each<[string, Partial<PlaceRequest>, { left: number; top: number } | undefined]>([
    ['below the word, its text under the word', {}, { left: 290, top: 326 }],
    ['above at the lower edge', { anchor: makeBox(300, 670) }, { left: 290, top: 564 }],
    ['inside the left edge', { anchor: makeBox(0, 300) }, { left: 8, top: 326 }],
    ['inside the right edge', { anchor: makeBox(930, 300) }, { left: 792, top: 326 }],
    ['aligned to the right for right to left', { isRightToLeft: true }, { left: 170, top: 326 }],
    ['beside a vertical line', { isVertical: true, anchor: makeBox(300, 300, 20, 60) }, { left: 326, top: 300 }],
    [
      'on the other side of a vertical line at the right edge',
      { isVertical: true, anchor: makeBox(900, 300, 20, 60) },
      { left: 694, top: 300 },
    ],
    [
      'beside the word where the view is low',
      { view: { ...VIEW, bottom: 130 }, anchor: makeBox(300, 50), card: { width: 200, height: 60 } },
      { left: 366, top: 50 },
    ],
    [
      'nowhere in a frame of one line',
      { view: { left: 0, top: 0, right: 200, bottom: 40 }, anchor: makeBox(20, 10) },
      undefined,
    ],
    [
      'in what is seen after pinching',
      { view: { left: 200, top: 250, right: 500, bottom: 600 } },
      { left: 290, top: 326 },
    ],
  ])('%s', (_name, request, expected) => {
    const place = placeCard(makeRequest(request));
    expect(place && { left: place.left, top: place.top }).toEqual(expected);
  });

  test('covers neither part of a word that is broken over two lines', () => {
    const boxes: [Box, Box] = [makeBox(300, 300), makeBox(280, 326)];
    const place = placeCard(makeRequest({ boxes, anchor: boxes[0] }));
    // Below the first part it would lie on the second.
    expect(place).toMatchObject({ left: 290, top: 194 });
  });

  test('says how much of a tall card there is room for', () => {
    const request = makeRequest({ anchor: makeBox(300, 300), card: { width: 980, height: 600 } });
    expect(placeCard(request)).toEqual({ left: 12, top: 326, maxHeight: 366 });
  });

  test('never covers the word and never leaves the view', () => {
    const sizes = fc.record({ width: fc.integer({ min: 40, max: 340 }), height: fc.integer({ min: 20, max: 264 }) });
    const word = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 660 }));
    fc.assert(
      fc.property(word, sizes, fc.boolean(), fc.boolean(), ([x, y], card, isVertical, isRightToLeft) => {
        const anchor = makeBox(x, y);
        const place = placeCard(makeRequest({ anchor, boxes: [anchor], card, isVertical, isRightToLeft }));
        if (!place) return false;
        const height = Math.min(card.height, place.maxHeight);
        const box = { ...place, right: place.left + card.width, bottom: place.top + height };
        const isSeen = box.left >= 0 && box.top >= 0 && box.right <= VIEW.right && box.bottom <= VIEW.bottom;
        return isSeen && !overlaps(box, anchor);
      }),
    );
  });
});
