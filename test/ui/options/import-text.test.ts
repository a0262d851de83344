import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { RecognisedFile } from '../../../src/model/file-format.ts';
import { describeFormat, describeProgressStep, formatBytes } from '../../../src/ui/options/import-text.ts';

function describe(readBytes: number, { isFinishing = false, sizeBytes = 1_000 } = {}) {
  const progress = signal({ readBytes, cards: readBytes, isFinishing });
  return describeProgressStep({ kind: 'importing', progress }, sizeBytes);
}

test('a screen reader announces the progress of an import four times', () => {
  const ticks = Array.from({ length: 1_000 }, (_, index) => describe(index + 1));
  expect([...new Set(ticks)]).toEqual([
    '',
    '25 percent read',
    '50 percent read',
    '75 percent read',
    '100 percent read',
  ]);
  expect(describe(1_000, { isFinishing: true })).toBe('Indexing…');
  expect(describeProgressStep({ kind: 'chosen' }, 1_000)).toBe('');
});

test('an empty file causes no division by zero', () => {
  expect(describe(0, { sizeBytes: 0 })).toBe('');
});

test.each<[string, string]>([
  [',', 'Table, separated by commas'],
  [';', 'Table, separated by semicolons'],
  ['\t', 'Table, separated by tabs'],
  ['~', 'Table, separated by “~”'],
])('a table names its separator: %j', (delimiter, text) => {
  const format = {
    kind: 'delimited',
    delimiter,
    headLines: 0,
    isHtml: false,
    hasHeader: true,
    columns: { word: 0, meanings: [1] },
  } as const;
  const file: RecognisedFile = { format, doubt: undefined, rows: [], languages: undefined };
  expect(describeFormat(file)).toBe(text);
});

test.each<[number, string]>([
  [0, '0\u00A0bytes'],
  [1, '1\u00A0byte'],
  [999, '999\u00A0bytes'],
  [1_000, '1\u00A0kB'],
  [12_345, '12.3\u00A0kB'],
  [5_600_000, '5.6\u00A0MB'],
  [3_000_000_000, '3\u00A0GB'],
])('a size of %i bytes reads %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
