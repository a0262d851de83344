import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBlocks, type RecordingRow, readRows, writeIndex } from '../../src/recordings/recording-index.ts';

const makeRow = (key: string, offset: number): RecordingRow => ({
  key,
  reading: '',
  offset,
  length: 1,
  type: 'audio/mpeg',
});

function find(rows: readonly RecordingRow[], key: string): RecordingRow[] {
  const { bytes, directory } = writeIndex(rows);
  const range = findBlocks(directory, key);
  return range ? readRows(new TextDecoder().decode(bytes.subarray(range.start, range.end)), key) : [];
}

test('finds all rows of a key in their order, also across blocks', () => {
  const rows = Array.from({ length: 1_500 }, (_, at) => makeRow(at % 3 === 0 ? 'häufig' : `wort ${at}`, at));
  expect(find(rows, 'häufig')).toEqual(rows.filter(({ key }) => key === 'häufig'));
  expect(find(rows, 'wort 1000')).toEqual([makeRow('wort 1000', 1_000)]);
  expect(find(rows, 'wort')).toEqual([]);
  expect(find([], 'wort')).toEqual([]);
});

test('finds each key of any index', () => {
  const key = fc.string({ unit: fc.constantFrom('a', 'b', 'ß', '読', '𠮟'), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(key, { minLength: 1, maxLength: 900 }), (keys) => {
      const rows = keys.map(makeRow);
      for (const asked of new Set(keys.slice(0, 20))) {
        expect(find(rows, asked)).toEqual(rows.filter((row) => row.key === asked));
      }
    }),
    { seed: 7, numRuns: 20 },
  );
});
