import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeckFileCard } from '../../src/library/formats/deck-file.ts';
import { parsePackagedDeck, toPackagedDeck } from '../../src/library/packaged-deck.ts';
import { makeStarterFile } from '../support/starter-package.ts';

const pack = (cards: DeckFileCard[]) => toPackagedDeck(JSON.stringify({ ...makeStarterFile(0), cards }));

test('a deck in columns is the deck that was written', () => {
  const text = fc.string({ unit: 'grapheme' });
  const card = fc.tuple(text, fc.array(text)).map(([word, meanings]): DeckFileCard => [word, meanings]);
  fc.assert(
    fc.property(fc.array(card), (cards) => {
      expect(parsePackagedDeck(pack(cards))).toEqual({ ...makeStarterFile(0), cards });
    }),
  );
});

test.each<[string, DeckFileCard]>([
  ['a line feed', ['a\nb', ['c']]],
  ['a tab', ['a', ['b\tc']]],
  ['an empty meaning', ['a', ['']]],
  ['no meaning', ['a', []]],
  ['forms', ['a', ['b'], ['as']]],
])('a card with %s keeps its deck in rows', (_, card) => {
  const cards: DeckFileCard[] = [['casa', ['house']], card];
  expect(JSON.parse(pack(cards))).toMatchObject({ cards });
  expect(parsePackagedDeck(pack(cards)).cards).toEqual(cards);
});

test('a deck of words and meanings becomes two columns', () => {
  const cards: DeckFileCard[] = [
    ['casa', ['house', 'home']],
    ['año', ['year']],
  ];
  expect(JSON.parse(pack(cards))).toMatchObject({ cards: { words: 'casa\naño', meanings: 'house\thome\nyear' } });
});
