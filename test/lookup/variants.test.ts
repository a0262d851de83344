import { expect, test } from 'vitest';
import { listVariants } from '../../src/lookup/variants.ts';

test.each([
  ['one letter more', 'wasserr', 'wasser'],
  ['one letter less', 'waser', 'wasser'],
  ['another letter', 'wesser', 'wasser'],
  ['two letters swapped', 'wasesr', 'wasser'],
  ['another first letter', 'hasser', 'wasser'],
  ['one letter less at its end', 'wasse', 'wasser'],
  ['another letter in Cyrillic', 'вадитель', 'водитель'],
  ['another letter in Greek', 'θαλασα', 'θαλασσα'],
  // A folded key has ha for a final ta marbuta.
  ['one letter less in Arabic', 'مدره', 'مدرسه'],
])('a word with %s is found: %s', (_, written, meant) => {
  expect([...listVariants(written)]).toContain(meant);
});

test.each([
  ['of three letters', 'uno'],
  ['of two words', 'am rand'],
  ['in Chinese', '图书馆员'],
  ['of a paragraph', 'a'.repeat(30)],
])('a word %s has no variants', (_, key) => {
  expect(listVariants(key).size).toBe(0);
});

test('a word two letters away is not a variant', () => {
  expect(listVariants('wessar').has('wasser')).toBe(false);
});

test('the number of variants is bounded', () => {
  expect(listVariants('abcdefghijklmnopqrstuvwx').size).toBeLessThan(1_400);
});
