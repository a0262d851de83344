import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, overlaps } from '../../src/page/box.ts';
import { type CardPosition, type PlaceRequest, placeCard } from '../../src/page/place.ts';

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
    isSmall: false,
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

  test('covers neither part of a word that wraps over two lines', () => {
    const boxes: [Box, Box] = [makeBox(300, 300), makeBox(280, 326)];
    const place = placeCard(makeRequest({ boxes, anchor: boxes[0] }));
    // Below the first part it would cover the second.
    expect(place).toMatchObject({ left: 290, top: 194 });
  });

  test('returns the available height for a tall card', () => {
    const request = makeRequest({ anchor: makeBox(300, 300), card: { width: 980, height: 600 } });
    expect(placeCard(request)).toEqual({ left: 12, top: 326, maxHeight: 366, maxWidth: 984 });
  });

  const frame = (width: number, height: number): Box => ({ left: 0, top: 0, right: width, bottom: height });
  test.each<[string, Partial<PlaceRequest>, CardPosition | undefined]>([
    [
      'close below the word',
      { view: frame(300, 80), anchor: makeBox(20, 20), card: { width: 200, height: 36 } },
      { left: 10, top: 42, maxHeight: 38, maxWidth: 300 },
    ],
    [
      'below the word, with the lines there are room for',
      { view: frame(150, 70), anchor: makeBox(20, 20), card: { width: 140, height: 60 } },
      { left: 10, top: 42, maxHeight: 28, maxWidth: 150 },
    ],
    [
      'beside the word in a frame of one line, as narrow as need be',
      { view: frame(200, 36), anchor: makeBox(20, 8), card: { width: 150, height: 30 } },
      { left: 82, top: 6, maxHeight: 36, maxWidth: 118 },
    ],
    [
      'before a word at the end of the line',
      { view: frame(200, 36), anchor: makeBox(130, 8), card: { width: 150, height: 30 } },
      { left: 0, top: 6, maxHeight: 36, maxWidth: 128 },
    ],
    [
      'nowhere in a frame that the word fills',
      { view: frame(120, 30), anchor: makeBox(20, 5), card: { width: 150, height: 30 } },
      undefined,
    ],
  ])('puts a small card %s', (_name, request, expected) => {
    expect(placeCard(makeRequest({ ...request, isSmall: true }))).toEqual(expected);
  });

  test('uses a small card in a view without room for a line of text and the buttons', () => {
    const request = makeRequest({ view: frame(220, 100), anchor: makeBox(130, 20), card: { width: 200, height: 100 } });
    expect(placeCard(request)).toBeUndefined();
    expect(placeCard({ ...request, isSmall: true })).toMatchObject({ left: 0, maxWidth: 128, maxHeight: 100 });
  });

  test('never covers the word and never leaves the view', () => {
    const sizes = fc.record({ width: fc.integer({ min: 40, max: 340 }), height: fc.integer({ min: 20, max: 264 }) });
    const views = fc.record({ width: fc.integer({ min: 60, max: 900 }), height: fc.integer({ min: 20, max: 700 }) });
    const word = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }));
    const flags = fc.record({ isVertical: fc.boolean(), isRightToLeft: fc.boolean(), isSmall: fc.boolean() });
    fc.assert(
      fc.property(word, sizes, views, flags, ([x, y], card, size, way) => {
        const view = frame(size.width, size.height);
        const anchor = makeBox(x * (size.width - 40), y * (size.height - 20), 40);
        // As in the style sheet: never wider than the view.
        const width = Math.min(card.width, size.width - (way.isSmall ? 0 : 16));
        const asked = { ...card, width };
        const place = placeCard(makeRequest({ anchor, boxes: [anchor], card: asked, view, ...way }));
        if (!place) return !way.isSmall || size.height < 66 || size.width < 222;
        const right = place.left + Math.min(asked.width, place.maxWidth);
        const bottom = place.top + Math.min(asked.height, place.maxHeight);
        const isSeen = place.left >= 0 && place.top >= 0 && right <= view.right && bottom <= view.bottom;
        return isSeen && !overlaps({ ...place, right, bottom }, anchor);
      }),
    );
  });
});
