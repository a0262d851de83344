import { describe, expect, test, vi } from 'vitest';
import { aboveFloor, atMost, timesFloor } from '../../bench/budget.ts';
import { createTable, mergeRows, toMarkdown } from '../../bench/table.ts';

const HEAD = ['', 'Wayword', 'floor'];
const LAST = `\n${toMarkdown(HEAD, [
  ['hover, warm', '5.30', '17.6'],
  ['1,000 cards from a file, s', '0.21', '0.01'],
  ['content script, gzip, kB', '11.8', ''],
])}\n\nMeasured at load 3.7.\n`;

describe('a row', () => {
  test.each([
    ['| hover | 5.00 | 4.00 | 1.25 | ≤ 1.3 × |', { ours: [5], floor: [4], budget: timesFloor(1.3) }],
    ['| hover | 5.00 | 4.00 | 1.25 | ≤ 1.2 ×, **over** |', { ours: [5], floor: [4], budget: timesFloor(1.2) }],
    ['| hover | 9.00 | 4.00 | 2.25 | ≤ +5 |', { ours: [9], floor: [4], budget: aboveFloor(5) }],
    ['| hover | 9.10 | 4.00 | 2.27 | ≤ +5, **over** |', { ours: [9.1], floor: [4], budget: aboveFloor(5) }],
    ['| hover | 60.0 | 24.0 | 2.50 | ≤ 60 |', { ours: [60], floor: [24], budget: atMost(60) }],
    ['| hover | 2.10 |  |  | ≤ 2, **over** |', { ours: [2.1], budget: atMost(2) }],
    ['| hover | 1636 |  |  |  |', { ours: [1636] }],
    // Without output, nothing was kept.
    ['| hover | NaN / NaN | 4.00 | NaN | ≤ 1.2 ×, **over** |', { ours: [], floor: [4], budget: timesFloor(1.2) }],
    [
      '| hover | 3.00 / 4.00 | 2.00 / 2.00 | 1.50 (1.00–2.00) | ≤ 1.5 × |',
      { ours: [2, 4, 3, 3], floor: [2, 2, 2, 2], budget: timesFloor(1.5) },
    ],
  ])('%s', (expected, row) => {
    vi.spyOn(console, 'log').mockReturnValue();
    const table = createTable();
    table.add('hover', row);
    expect(table.text.split('\n').at(-1)).toBe(expected);
    expect(table.over).toEqual(expected.includes('over**') ? ['hover'] : []);
  });
});

describe('mergeRows', () => {
  test('replaces rows of the same name, and leaves the others', () => {
    expect(mergeRows(LAST, toMarkdown(HEAD, [['hover, warm', '4.50', '4.00']]))).toBe(
      LAST.replace('| hover, warm | 5.30 | 17.6 |', '| hover, warm | 4.50 | 4.00 |'),
    );
  });

  test('appends new rows', () => {
    const merged = mergeRows(LAST, toMarkdown(HEAD, [['hover, first on a page', '8.30', '14.8']]));
    expect(merged.split('\n').slice(-5)).toEqual([
      '| content script, gzip, kB | 11.8 |  |',
      '| hover, first on a page | 8.30 | 14.8 |',
      '',
      'Measured at load 3.7.',
      '',
    ]);
  });

  test('does not change a table that was measured with the same result', () => {
    expect(mergeRows(LAST, LAST.trim().split('\n\n')[0] ?? '')).toBe(LAST);
  });
});
