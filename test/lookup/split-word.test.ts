import { expect, test } from 'vitest';
import { listParts, splitWord } from '../../src/lookup/split-word.ts';

const split = (key: string, ...known: string[]) => {
  const asked = listParts(key);
  return splitWord(key, (part) => asked.has(part) && known.includes(part));
};

test.each([
  ['kirjastoauto', ['kirjasto', 'auto'], ['kirjasto', 'auto']],
  ['water-bottle', ['water', 'bottle'], ['water', 'bottle']],
  ['rendez vous', ['rendez', 'vous'], ['rendez', 'vous']],
  ['könyvtárszoba', ['könyvtár', 'szoba', 'tár', 'könyv'], ['könyvtár', 'szoba']],
  ['图书馆员', ['图书馆', '员', '图书'], ['图书馆', '员']],
  ['sunflower', ['sunflow', 'sun', 'flower'], ['sun', 'flower']],
  // One letter would remain.
  ['kirjastoautoa', ['kirjasto', 'auto'], []],
  // Two-letter parts occur in too many words by chance.
  ['anden', ['an', 'den'], []],
  // One part is not a compound.
  ['water-', ['water'], []],
  ['haus', ['haus'], []],
] as const)('%s is split into words', (key, known, expected) => {
  expect(split(key, ...known)).toEqual(expected);
});

test('a text that is too long for a word has no parts', () => {
  expect(listParts('a'.repeat(40)).size).toBe(0);
});
