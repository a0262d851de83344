import { describe, expect, test } from 'vitest';
import type { DeckFile } from '../../../../src/library/formats/deck-file.ts';
import {
  addPhrases,
  FIRST_PHRASE,
  orderPhrases,
  PHRASE_STEP,
  withoutPhrases,
} from '../../../build/phrases/add-phrases.ts';
import { joinPhrases } from '../../../build/phrases/read-phrases.ts';
import { makeDeckFile } from '../../support/make-deck-file.ts';

const toWord = (rank: number) => `w${rank}`;
const WORDS = Array.from({ length: 2000 }, (_, at): [string, string[]] => [toWord(at + 1), ['m']]);
const DECK: DeckFile = {
  ...makeDeckFile(WORDS),
  coverage: [
    [100, 0.4],
    [1000, 0.7],
    [2000, 0.8],
  ],
};
const toPhrases = (names: readonly string[], everyday: readonly string[] = []) =>
  joinPhrases(
    names.map((name) => [name, ['meaning']] as const),
    new Set(everyday),
  );
const findPhrases = ({ cards }: DeckFile) =>
  cards.flatMap(([word], at) => (word.includes(' ') ? [{ word, rank: at + 1 }] : []));

test('everyday phrases come first, then those of the sentences, then the others by their rarest word', () => {
  const phrases = toPhrases(['w1 w900', 'w1 w700', 'w1 w800', 'w2 w3', 'x w4'], ['w1 w900']);
  const ordered = orderPhrases(DECK.cards, phrases, ['Both W1 w800, and', 'w2 w33']);
  expect(ordered.map(({ phrase }) => phrase)).toEqual(['w1 w900', 'w1 w800', 'w2 w3', 'x w4', 'w1 w700']);
});

test('a phrase without spaces has the rank of its rarest word', () => {
  const cards = [
    ...WORDS.slice(0, 600),
    ['打', ['hit']],
    ...WORDS.slice(600, 900),
    ['篮球', ['basketball']],
  ] as typeof WORDS;
  const [phrase] = orderPhrases(makeDeckFile(cards).cards, toPhrases(['打篮球']), []);
  expect(phrase).toMatchObject({ phrase: '打篮球', rank: 902 });
});

describe('phrases in a deck', () => {
  const names = ['w1 w1500', ...Array.from({ length: 50 }, (_, at) => `w1 w${at + 2}`)];
  const deck = addPhrases(DECK, toPhrases(names), []);
  const ranks = findPhrases(deck).map(({ rank }) => rank);

  test('begin at the 500th card and stand apart', () => {
    expect(ranks).toHaveLength(51);
    expect(ranks[0]).toBe(FIRST_PHRASE + 1);
    const gaps = ranks.slice(1).map((rank, at) => rank - (ranks[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(PHRASE_STEP);
  });

  test('come no earlier than their rarest word', () => {
    expect(findPhrases(deck).find(({ word }) => word === 'w1 w1500')?.rank).toBeGreaterThan(1500);
  });

  test('leave the words in their order, and a share of text with its word', () => {
    expect(withoutPhrases(deck)).toEqual(DECK);
    const points = deck.coverage?.map(([rank, share]) => [deck.cards[rank - 1]?.[0], share]);
    expect(points).toEqual([
      ['w100', 0.4],
      ['w1000', 0.7],
      ['w2000', 0.8],
    ]);
  });

  test('are replaced by those of a later list', () => {
    expect(addPhrases(deck, toPhrases(names), [])).toEqual(deck);
    expect(findPhrases(addPhrases(deck, toPhrases(['w1 w2']), []))).toHaveLength(1);
  });

  test('take no place of a card that the deck has', () => {
    const cards = [...WORDS, ['w1 w2', ['own']] as [string, string[]]];
    expect(findPhrases(addPhrases(makeDeckFile(cards), toPhrases(['W1 w2']), []))).toEqual([
      { word: 'w1 w2', rank: 2001 },
    ]);
  });
});
