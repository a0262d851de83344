import { describe, expect, test } from 'vitest';
import { type Direction, toLineBox, toPoint } from '../../../src/page/pieces/direction.ts';
import type { LineBox } from '../../../src/page/pieces/line.ts';

const BOX = { left: 1, top: 20, right: 3, bottom: 40 };

describe('text runs', () => {
  test.each<[string, Direction, LineBox]>([
    ['to the right', { letters: 'right', lines: 'down' }, { start: 1, end: 3, before: 20, after: 40 }],
    ['to the left', { letters: 'left', lines: 'down' }, { start: -3, end: -1, before: 20, after: 40 }],
    ['downwards, lines to the left', { letters: 'down', lines: 'left' }, { start: 20, end: 40, before: -3, after: -1 }],
    ['downwards, lines to the right', { letters: 'down', lines: 'right' }, { start: 20, end: 40, before: 1, after: 3 }],
    ['upwards, lines to the right', { letters: 'up', lines: 'right' }, { start: -40, end: -20, before: 1, after: 3 }],
    ['upside down', { letters: 'left', lines: 'up' }, { start: -3, end: -1, before: -40, after: -20 }],
  ])('%s', (_, direction, expected) => {
    const box = toLineBox(BOX, direction);
    expect(box).toEqual(expected);
    const corners = [toPoint(box.start, box.before, direction), toPoint(box.end, box.after, direction)];
    expect(corners.map(({ x }) => x).toSorted()).toEqual([BOX.left, BOX.right]);
    expect(corners.map(({ y }) => y).toSorted()).toEqual([BOX.top, BOX.bottom]);
  });
});
