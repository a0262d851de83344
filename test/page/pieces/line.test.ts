import { describe, expect, test } from 'vitest';
import {
  isNextOnLine,
  isOnNextLine,
  isReadingOf,
  isSameLine,
  type LineBox,
  LOOSE_GAP,
  TIGHT_GAP,
} from '../../../src/page/pieces/line.ts';

/** A letter of 10 by 20 pixels. */
const at = (start: number, before: number, change: Partial<LineBox> = {}): LineBox => ({
  start,
  end: start + 10,
  before,
  after: before + 20,
  ...change,
});
const letter = at(100, 50);

describe('a letter that follows another on its line', () => {
  test.each<[string, LineBox, number, boolean]>([
    ['touches it', at(110, 50), TIGHT_GAP, true],
    ['overlaps it a little', at(107, 50), TIGHT_GAP, true],
    ['stands before it', at(90, 50), TIGHT_GAP, false],
    ['is a tight gap away', at(112, 50), TIGHT_GAP, true],
    ['is a space away', at(115, 50), TIGHT_GAP, false],
    ['is a space away in a spaced title', at(115, 50), LOOSE_GAP, true],
    ['is wider away than letters are spaced', at(116, 50), LOOSE_GAP, false],
    ['is in another column', at(300, 50), LOOSE_GAP, false],
    ['is raised', at(110, 44), LOOSE_GAP, false],
    ['is of another font', at(110, 51, { after: 72 }), LOOSE_GAP, true],
    ['is smaller', at(110, 55, { after: 65 }), LOOSE_GAP, false],
    ['is larger', at(110, 45, { after: 75 }), LOOSE_GAP, false],
    ['is below', at(110, 80), LOOSE_GAP, false],
  ])('%s', (_, other, gap, expected) => {
    expect(isNextOnLine(letter, other, gap)).toBe(expected);
  });
});

describe('a letter that starts the line after a hyphen', () => {
  test.each<[string, LineBox, boolean]>([
    ['is at the start of the next line', at(20, 75), true],
    ['is indented less than the first line', at(5, 75), true],
    ['follows two lines further down', at(20, 105), false],
    ['stands on the same line', at(20, 50), false],
    ['stands above', at(20, 25), false],
    ['is in the next column', at(300, 75), false],
    ['is in the column before', at(-200, 75), false],
    ['is smaller', at(20, 75, { after: 85 }), false],
    ['is behind the hyphen', at(111, 75), false],
    ['is with much room between the lines', at(20, 95), true],
  ])('%s', (_, other, expected) => {
    expect(isOnNextLine(letter, 20, other)).toBe(expected);
  });
});

describe('small text', () => {
  test.each<[string, LineBox, boolean]>([
    ['directly above is a reading', at(100, 40, { after: 50 }), true],
    ['that overlaps the line is a reading', at(100, 42, { after: 53 }), true],
    ['directly below is a reading', at(100, 70, { after: 80 }), true],
    ['far above is none', at(100, 20, { after: 30 }), false],
    ['beside is none', at(130, 40, { after: 50 }), false],
    ['almost as large is none', at(100, 32, { after: 50 }), false],
    ['on the line is none', at(100, 55, { after: 65 }), false],
  ])('%s', (_, other, expected) => {
    expect(isReadingOf(other, letter)).toBe(expected);
  });
});

test('letters stand on one line if their middles do', () => {
  expect(isSameLine(letter, at(500, 53))).toBe(true);
  expect(isSameLine(letter, at(500, 55))).toBe(false);
});
