import { describe, expect, test } from 'vitest';
import type { DeckFileCard } from '../../../../src/library/formats/deck-file.ts';
import { compareWithPictures, findFaults, measureCognates, measureCoverage } from '../../../build/package/quality.ts';
import { makeDeckFile } from '../../support/make-deck-file.ts';

describe('agreement with the names of pictures', () => {
  const spanish = new Map([
    ['🐕', 'perro'],
    ['🏠', 'casa'],
    ['🌭', 'perrito caliente'],
  ]);
  const english = new Map([
    ['🐕', 'dog'],
    ['🏠', 'house'],
    ['🌭', 'hot dog'],
  ]);

  test('counts only names of one word that have a card', () => {
    const deck = makeDeckFile([['perro', ['hound', 'dog']]]);
    expect(compareWithPictures(deck, spanish, english)).toEqual({ cards: 1, share: 1, misses: [] });
  });

  test('says which card is missing the name', () => {
    const deck = makeDeckFile([
      ['perro', ['dog']],
      ['casa', ['envelope']],
    ]);
    const { share, misses } = compareWithPictures(deck, spanish, english);
    expect(share).toBe(0.5);
    expect(misses).toEqual(['casa is house, not envelope']);
  });
});

test('a word is covered by its own card or by a form of another', () => {
  const deck = makeDeckFile([['ser', ['be'], ['fue', 'es']]]);
  expect(measureCoverage(deck, ['ser', 'fue', 'perro', 'es'])).toEqual({ share: 0.75, missing: ['perro'] });
});

test.each<[string, DeckFileCard[], RegExp]>([
  [
    'a word twice',
    [
      ['casa', ['house']],
      ['casa', ['home']],
    ],
    /2 casa: the word has an earlier card/,
  ],
  ['another script', [['дом', ['house']]], /script/],
  ['no meaning', [['casa', []]], /1 to 4 meanings, got 0/],
  ['five meanings', [['casa', ['a', 'b', 'c', 'd', 'e']]], /got 5/],
  ['a meaning twice', [['casa', ['house', 'House']]], /a meaning stands twice/],
  ['markup', [['casa', ['house [obs.]']]], /markup/],
  ['letters that are not composed', [['cafe\u0301', ['coffee']]], /NFC/],
  ['a loose space', [['casa', ['house ']]], /loose space/],
  ['a vulgar word early on', [['casa', ['shit']]], /vulgar/],
])('%s is a fault', (_, cards, expected) => {
  expect(findFaults(makeDeckFile(cards)).join('\n')).toMatch(expected);
});

test('a sound card has no fault', () => {
  expect(findFaults(makeDeckFile([['mañana', ['tomorrow', 'morning'], ['mañanas']]]))).toEqual([]);
});

test('only a card whose meaning is just the word itself counts as a cognate', () => {
  expect(
    measureCognates(
      makeDeckFile([
        ['animal', ['animal']],
        ['general', ['general', 'common']],
      ]),
    ),
  ).toBe(0.5);
});
