import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashBriefly, hashText } from '../../src/language/hash.ts';

describe('hashText', () => {
  // Stored hash indexes and the intervals of answered cards depend on these numbers.
  test.each([
    ['', 2872998923],
    ['a', 444641715],
    ['Haus', 1973718276],
    ['spa-eng sí 3', 3608144778],
    ['日本語', 3456843481],
    ['😀', 1787143206],
  ])('gives %o the hash that is stored', (text, hash) => {
    expect(hashText(text)).toBe(hash);
  });

  test('hashes the beginning of a text like a text of its own', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (start, rest) => {
        expect(hashText(start + rest, start.length)).toBe(hashText(start));
      }),
    );
  });
});

// Published values of FNV-1a, 32 bits: http://www.isthe.com/chongo/src/fnv/test_fnv.c
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hashBriefly gives %o the published value of FNV-1a', (text, hash) => {
  expect(hashBriefly(text)).toBe(hash);
});
