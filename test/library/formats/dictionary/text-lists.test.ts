import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextLists } from '../../../../src/library/formats/dictionary/text-lists.ts';

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom('', 'äiti', '家', '\ud800', '👪'));

test('each key has its texts in the order in which they were added', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 200 }), text, (pairs, other) => {
      const lists = createTextLists();
      const expected = new Map<string, string[]>();
      for (const [key, value] of pairs) {
        lists.add(key, value);
        expected.set(key, [...(expected.get(key) ?? []), value]);
      }
      for (const key of [...expected.keys(), other]) {
        expect(lists.has(key)).toBe(expected.has(key));
        expect(lists.get(key)).toEqual(expected.get(key) ?? []);
      }
    }),
  );
});

test('keys and texts stay as they are while the arrays grow', () => {
  const lists = createTextLists();
  const long = 'ö'.repeat(100_000);
  for (let number = 0; number < 20_000; number += 1) {
    lists.add(`key ${number}`, `text ${number}`);
    if (number % 100 === 0) lists.add(`key ${number}`, `${long}${number}`);
  }
  expect(lists.get('key 0')).toEqual(['text 0', `${long}0`]);
  expect(lists.get('key 12345')).toEqual(['text 12345']);
  expect(lists.get('key 19900')).toEqual(['text 19900', `${long}19900`]);
  expect(lists.get('key 20000')).toEqual([]);
});
