import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeLists, packLines } from '../../../../src/store/content/write/merge-lists.ts';

test('lines of packed lists come in the order of a plain sort, each as often as it is there', () => {
  const line = fc.string({ unit: 'binary', maxLength: 6 }).map((text) => `${text.replace(/[\t\n]/g, '')}\t01`);
  fc.assert(
    fc.property(fc.array(fc.array(line, { maxLength: 12 }), { maxLength: 12 }), (parts) => {
      const lists = parts.map((lines) => packLines(lines.toSorted()));
      const expected = parts.flat().sort();
      expect([...mergeLists(lists)]).toEqual(expected);
      expect(lists.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
    }),
  );
});
