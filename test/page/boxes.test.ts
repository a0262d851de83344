// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toBoxes } from '../../src/page/boxes.ts';

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'caretPositionFromPoint');
});

/** A range of a word in zoomed parts of a page, and the boxes that the browser reports. */
function makeRange(...rects: [x: number, y: number, width: number, height: number][]): Range {
  document.body.innerHTML = '<div style="zoom: 1.5"><p style="zoom: 2">Wasser</p></div>';
  const word = document.querySelector('p')?.firstChild as Text;
  const range = document.createRange();
  range.selectNodeContents(word);
  const list = rects.map((rect) => new DOMRect(...rect));
  vi.spyOn(range, 'getClientRects').mockReturnValue(list as unknown as DOMRectList);
  return range;
}

describe('the boxes of a range', () => {
  test('are one per line, without empty ones', () => {
    Object.assign(document, { caretPositionFromPoint: () => null });
    const boxes = toBoxes(makeRange([10, 20, 30, 8], [0, 28, 0, 8], [0, 28, 12, 8]));
    expect(boxes.map(({ left, top, right, bottom }) => [left, top, right, bottom])).toEqual([
      [10, 20, 40, 28],
      [0, 28, 12, 36],
    ]);
  });

  test('are in screen pixels, even before Chrome 128, which reports pixels of the zoomed element', () => {
    expect(toBoxes(makeRange([10, 20, 30, 8]))).toEqual([{ left: 30, top: 60, right: 120, bottom: 84 }]);
  });
});
