import { describe, expect, test } from 'vitest';
import { mergeRows, toMarkdown } from '../../bench/table.ts';

const HEAD = ['', 'Wayword', 'floor'];
const LAST = `\n${toMarkdown(HEAD, [
  ['hover, warm', '5.30', '17.6'],
  ['1,000 cards from a file, s', '0.21', '0.01'],
  ['content script, gzip, kB', '11.8 of 12.0', ''],
])}\n\nMeasured at load 3.7.\n`;

describe('mergeRows', () => {
  test('puts rows in the place of those of the same name, and leaves the others', () => {
    expect(mergeRows(LAST, toMarkdown(HEAD, [['hover, warm', '4.50', '4.00']]))).toBe(
      LAST.replace('| hover, warm | 5.30 | 17.6 |', '| hover, warm | 4.50 | 4.00 |'),
    );
  });

  test('puts new rows behind the last', () => {
    const merged = mergeRows(LAST, toMarkdown(HEAD, [['hover, first on a page', '8.30', '14.8']]));
    expect(merged.split('\n').slice(-5)).toEqual([
      '| content script, gzip, kB | 11.8 of 12.0 |  |',
      '| hover, first on a page | 8.30 | 14.8 |',
      '',
      'Measured at load 3.7.',
      '',
    ]);
  });

  test('leaves a table as it is that was measured the same', () => {
    expect(mergeRows(LAST, LAST.trim().split('\n\n')[0] ?? '')).toBe(LAST);
  });
});
